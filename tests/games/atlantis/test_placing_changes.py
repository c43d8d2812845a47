"""Pushing, swapping and placing change places."""

from adjudicator.app.judge import ask
from adjudicator.messages.renderer import ENGLISH
from tests.games.atlantis.scenes import HERO, MINION, SCENE, TWO, minion, places
from tests.support.doing import after
from tests.support.refusals import assert_refused


def test_pushes_swaps_and_placing_change_places() -> None:
    """Of units and tokens; nothing changes where nothing may."""
    pushed = after(TWO, "push", **{"from": [1, -1], "to": "trap", "spaces": 1})
    assert pushed == TWO  # Wasp stops it at once
    crooked = after(TWO, "push", **{"from": "arien", "to": "trap", "spaces": 1})
    assert crooked is None
    pushed = after({**TWO, "terrain": []}, "push", **{"from": "arien", "to": "m1", "spaces": 1})
    assert places(pushed)["m1"] == [2, 0]
    swapped = places(after(TWO, "swap", **{"from": "arien", "to": "trap"}))
    assert (swapped["arien"], swapped["trap"]) == ([2, -1], [0, 0])
    immune = {**TWO, "units": [HERO, {**MINION, "immune": True}]}
    assert after(immune, "swap", **{"from": "arien", "to": "m1"}) is None
    assert places(after(TWO, "place", piece="trap", to=[0, 1]))["trap"] == [0, 1]
    assert after(TWO, "place", piece="trap", to="arien") is None
    supply = {**TWO, "tokens": [{"id": "smoke"}]}
    assert places(after(supply, "place", piece="smoke", to=[0, 1]))["smoke"] == [0, 1]


def test_nobody_to_push_is_told() -> None:
    """A verdict without a push says so."""
    scene = {**SCENE, "units": [HERO, {**MINION, "at": [2, -1]}], "tokens": []}
    found = ask({"scene": scene, "ask": "pushes", "from": "arien", "spaces": 2})
    assert found.answer == {"pushes": []}
    assert ENGLISH.headline(found) == "Nobody can be pushed"


def test_what_stops_a_push_is_named() -> None:
    """The step names the piece in the way, and that an effect keeps the unit from moving."""
    units = [HERO, minion("r1", [0, 1]), minion("r2", [0, 2])]
    zones = {"west": [[0, 0], [0, 1], [0, 2], [0, 3]]}
    held = {"name": "Net", "unit": "arien", "keyword": "this-round", "turn": 1, "side": "enemies"}
    held |= {"gives": {"cannot-move": True}}
    scene = {"game": "atlantis", "zones": zones, "units": units, "effects": [held]}
    found = ask({"scene": scene, "ask": "pushes", "from": "arien", "spaces": 2})
    said = [ENGLISH.step(step) for step in found.steps]
    assert "R2 on A3 stops the push." in said
    assert "R1 can't move, but can still be pushed." in said


def test_an_empty_space_is_not_pushed() -> None:
    """There is nothing to push on it."""
    assert_refused(ask, {"scene": TWO, "ask": "push", "from": "arien", "to": [0, 1]}, "to")
