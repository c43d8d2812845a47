"""One Attack in one question: reach, totals, defeat, and what it changes."""

import pytest

from adjudicator.app.judge import ask
from tests.games.atlantis.scenes import (
    HERO,
    MINION,
    SCENE,
    TWO,
    WASP,
    Json,
    hero,
    minion,
    places,
    q,
)
from tests.support.doing import after, answer
from tests.support.refusals import assert_refused

CARD = {"attack": 6}


def test_reach_counts() -> None:
    """A target out of reach is not defeated, whatever the totals; by a total alone nobody knows."""
    far = answer(TWO, "assault", attacker="arien", target="wasp", card=CARD, defends=False)
    assert (far["defeated"], far["in-reach"]) == (False, False)
    ranged = {**CARD, "range": 3}
    near = answer(TWO, "assault", attacker="arien", target="wasp", card=ranged, defends=False)
    assert (near["defeated"], near["coins"], near["life"]) == (True, 4, 2)
    verdict = ask(q("assault", TWO, attacker="arien", target="wasp", total=9, defends=False))
    assert verdict.answer["defeated"] is None
    assert [missing.at for missing in verdict.missing] == ["card.range"]


def test_a_blank_card_is_not_no_card() -> None:
    """Without a word about the discarded card nobody knows; that none is, must be told."""
    scene = {**SCENE, "units": [HERO, {**WASP, "at": [0, 1]}], "tokens": []}
    asked = {"attacker": "arien", "target": "wasp", "card": CARD}
    assert answer(scene, "assault", **asked)["defeated"] is None
    assert after(scene, "assault", **asked) is None
    verdict = ask(q("assault", scene, **asked, discard={"bonus": 1}))
    assert [missing.at for missing in verdict.missing] == ["discard.defense"]
    done = after(scene, "assault", **asked, defends=False)
    assert places(done)["wasp"] is None
    assert done["life"] == {"red": 2, "blue": 4}


def test_markers_go_back_with_a_defeated_hero() -> None:
    """Those of the defeated Hero leave, those of others stay."""
    marked = [{"name": "poison", "unit": "wasp"}, {"name": "poison", "unit": "arien"}]
    scene = {**TWO, "markers": marked}
    done = after(scene, "defeat", victim="wasp", attacker="arien")
    assert done["markers"] == [{"name": "poison", "unit": "arien"}]


def test_a_defeat_that_pushes_the_lane_pushes_it() -> None:
    """The counter, the Battle Zone and new Minions; the fallen one comes back as one of them."""
    zones = {**SCENE["zones"], "fort": [[5, -3], [5, -2], [6, -3]]}
    lane = {"zones": ["west", "middle", "fort", "east"], "battle-zone": "middle", "waves": 3}
    points = [
        {"at": [5, -3], "kind": "melee", "team": "red"},
        {"at": [5, -2], "kind": "heavy", "team": "blue"},
    ]
    units = [HERO, minion("m1", [1, 0], immune=["skill"]), minion("b1", [2, -1], "blue")]
    scene = {**SCENE, "zones": zones, "lanes": {"main": lane}, "spawn-points": points}
    scene |= {"units": units, "tokens": []}
    lane_after = {**lane, "battle-zone": "west", "waves": 2}
    done = after(scene, "assault", attacker="arien", target="m1", card=CARD)
    assert done["lanes"]["main"] == lane_after
    assert done["units"][0]["coins"] == 2
    back = {**scene, "units": [hero("wasp", [0, 0]), minion("m1", None), *units[2:]]}
    again = after(back, "lane-push", winner="red")
    now = {"wasp": [0, 0], "m1": [5, -3], "b1": None, "blue-heavy-1": [5, -2]}
    assert places(again) == now
    assert "immune" not in again["units"][1]


def test_an_attack_value_that_nobody_entered_is_asked_for() -> None:
    """Of a card that is kept with its Hero, at its place in the scene; targets are told anyway."""
    kept = {**HERO, "cards": [{"name": "Dash", "primary": "attack"}]}
    scene = {**SCENE, "units": [kept, *SCENE["units"][1:]]}
    verdict = ask(q("attack", scene, unit="arien", card="Dash"))
    assert verdict.answer == {"targets": ["m1"], "total": None}
    assert [missing.at for missing in verdict.missing] == ["scene.units[0].cards[0].attack"]
    assert verdict.certainty == "unknown"


def test_the_range_of_a_kept_card_may_be_missing_too() -> None:
    """Without its Attack nobody knows whether it is Ranged: that matters for those farther away."""
    kept = {**HERO, "cards": [{"name": "Dash", "primary": "attack", "initiative": 9}]}
    far = {**MINION, "at": [2, -1]}
    scene = {**SCENE, "units": [kept, far], "tokens": []}
    card = "scene.units[0].cards[0]"
    targets = ask(q("attack", scene, unit="arien", card="Dash"))
    assert targets.answer == {"targets": None, "total": None}
    assert [one.at for one in targets.missing] == [f"{card}.attack", f"{card}.range"]
    told = {"attacker": "arien", "target": "m1", "card": "Dash"}
    strike = ask(q("assault", scene, **told))
    assert (strike.answer["in-reach"], strike.answer["defeated"]) == (None, None)
    assert [one.at for one in strike.missing] == [f"{card}.range"]
    kept["cards"][0]["attack"] = 4
    assert ask(q("assault", scene, **told)).answer["in-reach"] is False


@pytest.mark.parametrize(
    ("name", "asked", "at"),
    [
        ("assault", {"defends": False, "discard": {"defense": 3}}, "defends"),
        ("defeat", {"level": 3}, "level"),
    ],
)
def test_what_contradicts_the_rest_is_refused(name: str, asked: Json, at: str) -> None:
    """A discarded card of somebody who doesn't defend, and a level below the one it has."""
    who = {"target": "wasp", "total": 4} if name == "assault" else {"victim": "wasp"}
    question = q(name, TWO, attacker="arien", **who, **asked)
    assert_refused(ask, question, at)


def test_a_minion_has_no_level() -> None:
    """A level that is due is asked of Heroes alone."""
    assert_refused(ask, q("defeat", attacker="arien", victim="m1", level=3), "level")
