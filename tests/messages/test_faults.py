"""What is said of input that can't be read: one clear sentence, and a place that the data has."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.messages.phrases import PHRASES
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import SCENE, q

LISTING = sorted(
    name for name, phrase in PHRASES.items() if isinstance(phrase, str) and "{known}" in phrase
)


@pytest.mark.parametrize("name", LISTING)
def test_nothing_to_choose_from_is_not_offered(name: str) -> None:
    """A fault that knows no alternative doesn't show an empty list."""
    facts = dict.fromkeys(("id", "name", "lane", "zone", "kind", "who", "type", "figure"), "x")
    more = ("game", "ask", "edition", "value", "form", "order", "token", "action", "tag")
    told = ENGLISH.fault(InputError("at", name, **facts, **dict.fromkeys(more, "y"), known=()))
    assert told
    assert "[" not in told
    assert "\ue000" not in told
    assert not told.endswith(":")


def fault(question: dict[str, Any]) -> tuple[str, str]:
    """The place and the message of a refusal."""
    with pytest.raises(InputError) as refused:
        ask(question)
    return refused.value.at, ENGLISH.fault(refused.value)


@pytest.mark.parametrize(
    ("question", "at"),
    [
        (q("radius", start="arien", radius=1, among="hero"), "among"),
        (q("initiative", played={"arien": 1.5}), "played.arien"),
        (q("move", unit="arien", spaces=1, by=3), "by"),
        (q("status", unit="arien", status="immune", until="next-turn"), "until"),
    ],
)
def test_the_place_of_a_fault_is_in_the_data(question: dict[str, Any], at: str) -> None:
    """The alternatives of a field are no part of its place."""
    assert fault(question)[0] == at


def test_all_values_of_a_field_are_named() -> None:
    """A field that takes words of several lists names them all."""
    told = fault(q("radius", start="arien", radius=1, among="hero"))[1]
    assert told == (
        "This must be units, heroes, minions, tokens, spaces, spawn-points or "
        "minion-spawn-points. Did you mean heroes?"
    )


def test_a_lane_is_asked_for() -> None:
    """A question about a lane that doesn't name it asks which one; without lanes it says so."""
    two = {**SCENE["lanes"], "east": {"zones": ["east"], "battle-zone": "east"}}
    scene = {**SCENE, "thrones": {}, "lanes": two, "units": []}
    assert fault(q("lane-push", scene, winner="red"))[1] == (
        "Which lane? Choose one of these: main, east."
    )
    bare = {**SCENE, "lanes": {}, "thrones": {}}
    assert "no lane yet" in fault(q("minion-battle", bare))[1]
