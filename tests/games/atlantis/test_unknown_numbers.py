"""Numbers that nobody entered are unknown, never 0, and never settled by the book."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import HERO, SCENE, TWO, hero, minion, q, two_lanes
from tests.support.doing import after

LANES = {"main": {"zones": ["west", "middle", "east"], "battle-zone": "middle"}}
WEST = {"main": {"zones": ["west", "hill", "middle", "east"], "battle-zone": "middle"}}
ZONES = {**SCENE["zones"], "hill": [[0, -1], [1, -2]]}
UNCOUNTED = {**SCENE, "zones": ZONES, "lanes": WEST}
LIFELESS = {name: part for name, part in SCENE.items() if name != "life"}
NAMED = {"name": "Waveform"}
ROUND_END = {**UNCOUNTED, "units": [HERO, minion("b1", [1, 0], "blue")], "tokens": [], "turn": 4}


def verdict(question: dict[str, Any]) -> dict[str, Any]:
    """A verdict that needs a number."""
    found = verdict_json(ask(question), ENGLISH)
    assert found["certainty"] == "unknown"
    return found


def missing(question: dict[str, Any]) -> list[str]:
    """The places of the numbers that a verdict needs."""
    return [one["at"] for one in verdict(question)["missing"]]


@pytest.mark.parametrize(
    ("question", "at"),
    [
        (q("attack", unit="arien", card=NAMED), "card.attack"),
        (q("attack", unit="arien", card="Waveform"), "card.attack"),
        (q("defense", unit="arien", card=NAMED), "card.defense"),
        (q("move", unit="arien", card=NAMED), "card.movement"),
        (q("items", unit="arien", card=NAMED), "card.initiative"),
        (q("items", items={"attack": 1}, card=NAMED), "card.initiative"),
        (q("combat", TWO, attacker="arien", target="wasp", total=4, card=NAMED), "card.defense"),
        (q("initiative", played={"arien": "Waveform"}), "played.arien"),
    ],
)
def test_a_card_known_by_name_only_has_no_numbers(question: dict[str, Any], at: str) -> None:
    """A Hero without cards plays one by its name: each number of it is missing."""
    assert missing(question) == [at]


@pytest.mark.parametrize("name", ["lane-push", "lane-pushes"])
def test_a_push_without_counters_may_end_the_game(name: str) -> None:
    """Where nobody entered the Wave counters, a push names them as missing."""
    told = {"winner": "blue"} if name == "lane-push" else {"winners": {"main": "blue"}}
    found = verdict(q(name, UNCOUNTED, **told))
    assert [one["at"] for one in found["missing"]] == ["scene.lanes.main.waves"]
    assert found["answer"]["over"] is None
    lane = found["answer"] if name == "lane-push" else found["answer"]["lanes"]["main"]
    assert (lane["battle-zone"], lane["waves"], lane["respawn"]) == (None, None, None)
    said = " ".join(step["text"] for step in found["steps"])
    assert "If none is left, the game ends before the Battle Zone moves." in said
    assert after(UNCOUNTED, name, **told) is None


def test_what_follows_an_uncounted_push_is_not_told() -> None:
    """The end of the Round gives its battles; what comes after the push rests on the counters."""
    found = verdict(q("end-of-round", ROUND_END))
    assert found["answer"]["battles"][0]["pushed"] is True
    rest = {name: found["answer"][name] for name in ("over", "tokens", "levels", "pity")}
    assert rest == dict.fromkeys(rest)
    assert after(ROUND_END, "end-of-round") is None
    step = verdict(q("round-step", {**ROUND_END, "round": 1, "round-end": "push"}))
    assert step["answer"] == {"step": "push", "next": None, "over": None, "zones": None}


@pytest.mark.parametrize("name", ["assault", "defeat", "minion-battle"])
def test_what_pushes_an_uncounted_lane_waits_for_the_counters(name: str) -> None:
    """The answer is given; it is carried out with the push, which needs the Wave counters."""
    told = {
        "assault": {"attacker": "arien", "target": "m1", "card": {"attack": 4}},
        "defeat": {"attacker": "arien", "victim": "m1"},
        "minion-battle": {},
    }[name]
    scene = ROUND_END if name == "minion-battle" else UNCOUNTED
    found = verdict(q(name, scene, **told))
    assert found["answer"]["pushed"]
    assert [one["at"] for one in found["missing"]] == ["scene.lanes.main.waves"]
    assert after(scene, name, **told) is None


def test_with_two_lanes_a_throne_needs_the_counters_too() -> None:
    """The last Wave counter lets the zones decide, so nobody has won for certain."""
    scene = two_lanes(("n3", 3), ("s2", 3))
    scene["lanes"]["north"].pop("waves")
    asked = q("lane-push", scene, winner="red", lane="north")
    assert missing(asked) == ["scene.lanes.north.waves"]
    assert verdict(asked)["answer"]["over"] is None


def test_a_push_is_answered_wherever_the_battle_zone_is() -> None:
    """A lane without a Wave counter is won by its winner; a Round that is over has no battles."""
    spent = {"main": {**LANES["main"], "waves": 0}}
    found = ask(q("lane-push", {**SCENE, "lanes": spent}, winner="red"))
    assert (found.answer["over"], found.answer["battle-zone"]) == ("red", "middle")
    taken = {"main": {**LANES["main"], "battle-zone": "east", "waves": 3}}
    back = ask(q("lane-push", {**SCENE, "lanes": taken}, winner="blue"))
    assert (back.answer["over"], back.answer["battle-zone"]) == (None, "middle")
    ended = ask(q("end-of-round", {**SCENE, "lanes": taken})).answer
    assert (ended["over"], ended["battles"], ended["pity"]) == ("red", [], [])


def test_a_push_into_the_throne_needs_no_counters() -> None:
    """On one lane the same team wins, by the Throne or by the last Wave counter."""
    found = ask(q("lane-push", {**SCENE, "lanes": LANES}, winner="red"))
    assert (found.certainty, found.answer["over"]) == ("book", "red")


def test_nobody_has_won_only_if_the_counters_say_so() -> None:
    """Whether the game is over rests on Life counters and Wave counters."""
    assert missing(q("victory", LIFELESS)) == ["scene.life.red", "scene.life.blue"]
    assert missing(q("victory", UNCOUNTED)) == ["scene.lanes.main.waves"]
    assert ask(q("victory")).certainty == "book"


def test_a_card_known_by_its_name_may_be_ranged() -> None:
    """Whom it reaches beyond adjacent spaces rests on its Range; a card told otherwise has none."""
    far = {**SCENE, "units": [hero("arien", [0, 0]), hero("wasp", [3, -1], team="blue")]}
    bare = ask(q("attack", far, unit="arien", card={"name": "Tide"}))
    assert bare.answer == {"targets": None, "total": None}
    assert [missing.at for missing in bare.missing] == ["card.attack", "card.range"]
    told = ask(q("attack", far, unit="arien", card={"name": "Tide", "attack": 4}))
    assert told.answer == {"targets": [], "total": 4}
