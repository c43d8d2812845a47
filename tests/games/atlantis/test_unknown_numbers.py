"""Numbers that nobody entered are unknown, never 0, and never settled by the book."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.messages.as_json import verdict_json
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import SCENE, TWO, q

LANES = {"main": {"zones": ["west", "middle", "east"], "battle-zone": "middle"}}
WEST = {"main": {"zones": ["west", "hill", "middle", "east"], "battle-zone": "middle"}}
ZONES = {**SCENE["zones"], "hill": [[0, -1], [1, -2]]}
UNCOUNTED = {**SCENE, "zones": ZONES, "lanes": WEST}
LIFELESS = {name: part for name, part in SCENE.items() if name != "life"}
NAMED = {"name": "Waveform"}


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
    assert "If none is left, the game ends." in " ".join(step["text"] for step in found["steps"])


def test_a_push_into_the_throne_needs_no_counters() -> None:
    """On one lane the same team wins, by the Throne or by the last Wave counter."""
    found = ask(q("lane-push", {**SCENE, "lanes": LANES}, winner="red"))
    assert (found.certainty, found.answer["over"]) == ("book", "red")


def test_nobody_has_won_only_if_the_counters_say_so() -> None:
    """Whether the game is over rests on Life counters and Wave counters."""
    assert missing(q("victory", LIFELESS)) == ["scene.life.red", "scene.life.blue"]
    assert missing(q("victory", UNCOUNTED)) == ["scene.lanes.main.waves"]
    assert ask(q("victory")).certainty == "book"
