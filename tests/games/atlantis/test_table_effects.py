"""Active effects of a table count in every question that they bear on, while they hold."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from tests.games.atlantis.scenes import HERO, SCENE, hero, minion, q
from tests.support.doing import after, answer

WASP = hero("wasp", [0, 1])
CARDS = [{"name": "Dash", "attack": 4, "movement": 1, "initiative": 5, "defense": 3}]


def _scene(turn: int | None = 2, **effect: Any) -> dict[str, Any]:  # noqa: ANN401
    """Arien beside Wasp, and an effect of Arien's that began in turn 2."""
    running = {"name": "Tide", "unit": "arien", "keyword": "this-turn", "turn": 2, **effect}
    arien = {**HERO, "cards": CARDS}
    scene = {**SCENE, "units": [arien, WASP], "tokens": [], "effects": [running]}
    return scene if turn is None else {**scene, "turn": turn}


def test_values_count_while_the_effect_holds() -> None:
    """Attack, defence, Movement and Initiative of a kept card have what the effect adds."""
    gives = {"attack": 2, "defense": 1, "movement": 1, "initiative": -2}
    now, later = _scene(gives=gives), _scene(3, gives=gives)
    for scene, attack, defense in ((now, 6, 4), (later, 4, 3)):
        assert answer(scene, "attack", unit="arien", card="Dash")["total"] == attack
        assert answer(scene, "defense", unit="arien", card="Dash")["total"] == defense
    reach = answer(now, "move", unit="arien", card="Dash")["reach"]
    assert max(each["cost"] for each in reach) == 2
    assert {"name": "Tide", "value": 1} in answer(now, "defense", unit="arien", card="Dash")[
        "terms"
    ]
    played = {"played": {"arien": "Dash", "wasp": 4}}
    assert answer(now, "initiative", **played)["order"] == ["wasp", "arien"]
    assert answer(later, "initiative", **played)["order"] == ["arien", "wasp"]
    values = answer(now, "items", unit="arien", card="Dash")["values"]
    assert (values["attack"], values["initiative"]) == (6, 3)


def test_a_number_read_from_a_card_has_items_and_effects_added() -> None:
    """However it is told; a number in a card's text stays as it is. Steps name what is added."""
    scene = _scene(gives={"movement": 1, "initiative": -2})
    scene["units"][0]["items"] = {"movement": 1, "initiative": 1}
    for told in ({"played": {"arien": 8, "wasp": 7}}, {"cards": _cards(8, 7)}):
        assert answer(scene, "initiative", coin="red", **told)["order"][0] == "wasp"
    by_action = ask(q("move", scene, unit="arien", spaces=0))
    assert max(each["cost"] for each in by_action.answer["reach"]) == 2
    assert [step.rule for step in by_action.steps][:2] == [
        "atlantis.item.bonus",
        "atlantis.effect.counts",
    ]
    by_text = answer(scene, "move", unit="arien", spaces=0, by="text")["reach"]
    assert max(each["cost"] for each in by_text) == 0


def _cards(arien: int, wasp: int) -> list[dict[str, Any]]:
    return [{"player": "arien", "initiative": arien}, {"player": "wasp", "initiative": wasp}]


def test_a_radius_moves_with_its_hero() -> None:
    """Whoever is within it now is reached; the Hero's own side, or the other."""
    scene = _scene(gives={"cannot-move": True}, side="enemies", among="heroes", radius=1)
    assert answer(scene, "move", unit="wasp", spaces=2)["reach"] == []
    assert answer(scene, "effects")["effects"] == [
        {"name": "Tide", "unit": "arien", "on": ["wasp"]}
    ]
    reasons = answer(scene, "fast-travel", unit="wasp", to={"space": [1, -1]})["reasons"]
    assert "cannot-move" in reasons
    away = {**scene, "units": [{**HERO, "at": [4, -2]}, WASP]}
    assert answer(away, "move", unit="wasp", spaces=2)["reach"] != []


def test_immunity_by_an_effect() -> None:
    """It keeps actions of its type away from those whom the effect is for, and no others."""
    scene = _scene(gives={"immune": ["attack"]}, side="friends", among="minions", radius=2)
    scene["units"] += [minion("guard", [1, 0], "blue")]
    assert answer(scene, "immunity", unit="guard", action="attack") == {"immune": True}
    assert answer(scene, "immunity", unit="guard", action="skill") == {"immune": False}
    card = {"attack": 9, "range": 3}
    assert answer(scene, "attack", unit="wasp", card=card)["targets"] == ["arien"]
    verdict = ask(q("push", scene, start="wasp", to="guard", spaces=1))
    assert (verdict.certainty, verdict.answer["to"]) == ("unknown", None)


def test_an_effect_does_not_reach_who_is_immune_to_its_action() -> None:
    """A Hero is never Immune to its own; of what type the action is must be told then."""
    immune = {**WASP, "immune": ["skill"]}
    units = {"units": [{**HERO, "cards": CARDS}, immune]}
    pinned = {"gives": {"cannot-move": True}, "side": "enemies"}
    for action, moves in (("skill", True), ("attack", False)):
        scene = {**_scene(action=action, **pinned), **units}
        assert bool(answer(scene, "move", unit="wasp", spaces=1)["reach"]) is moves
    with pytest.raises(InputError):
        answer({**_scene(**pinned), **units}, "move", unit="wasp", spaces=1)


def test_next_turn_needs_the_turn() -> None:
    """Without it nobody can tell whether such an effect holds."""
    effect = {"keyword": "next-turn", "gives": {"attack": 1}}
    assert answer(_scene(3, **effect), "attack", unit="arien", card="Dash")["total"] == 5
    assert answer(_scene(2, **effect), "attack", unit="arien", card="Dash")["total"] == 4
    with pytest.raises(InputError):
        answer(_scene(None, **effect), "attack", unit="arien", card="Dash")


def test_an_effect_is_kept_and_cancelled_by_its_question() -> None:
    """With a name and a Hero it stays with the table, and leaves it once its card is gone."""
    scene = {**_scene(), "effects": []}
    told = {"name": "Tide", "unit": "arien", "gives": {"attack": 2}, "radius": 2, "side": "team"}
    asked = {"keyword": "this-round", "turn": 2, **told}
    kept = after(scene, "effect", **asked)
    assert kept["effects"] == [{**told, "keyword": "this-round", "turn": 2}]
    assert after(kept, "effect", **asked) is None
    assert after(kept, "end-of-turn")["effects"] == kept["effects"]
    assert after(kept, "effect", **asked, since=["discarded"])["effects"] == []
