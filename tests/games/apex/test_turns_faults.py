"""Questions of time and contests that cannot be read are told where they are wrong."""

import pytest

from adjudicator.app.judge import ask
from tests.support.clocks import BLUE, MATE, RED, SMOKE, about, clock, scene
from tests.support.doing import Json
from tests.support.refusals import assert_refused


def sources(*entries: Json) -> Json:
    """A question about which goes first."""
    return about(scene(), "precedence", sources=list(entries))


BAD: dict[str, tuple[object, str]] = {
    "an unknown Legend": (about(scene(), "activation", figure="Z"), "figure"),
    "an unknown action": (about(scene(), "activation", done=["move", "dance"]), "done[1]"),
    "a deed of two kinds": (
        about(scene(), "activation", done=[{"action": "move", "card": "x"}]),
        "done[0]",
    ),
    "an action with a price": (
        about(scene(), "activation", done=[{"action": "move", "ap": 2}]),
        "done[0]",
    ),
    "a free card that costs": (
        about(scene(), "activation", done=[{"card": "x", "ap": 1, "label": "free"}]),
        "done[0].ap",
    ),
    "a special card that does not": (
        about(scene(), "activation", done=[{"card": "x", "label": "special"}]),
        "done[0].ap",
    ),
    "a deed of no kind": (about(scene(), "activation", done=[{}]), "done[0]"),
    "a card for 3 AP": (about(scene(), "activation", done=[{"card": "x", "ap": 3}]), "done[0].ap"),
    "a target that is not there": (about(scene(), "reactions", target="Z", legend="A"), "target"),
    "one that reacts and is not there": (
        about(scene(), "reactions", target="A", legend="Z"),
        "legend",
    ),
    "a squadmate without a squad": (
        about(scene(None, RED, {"id": "X", "at": [1, 1]}), "reactions", target="A", legend="X"),
        "legend",
    ),
    "an unknown procedure": (about(scene(), "turn", phase="lunch"), "phase"),
    "a step beyond the last": (about(scene(), "turn", phase="round", at=3), "at"),
    "a start beyond the last round": (
        about(scene(), "timing", start={"round": 9}),
        "start.round",
    ),
    "a token of nobody": (
        about(scene(clock()), "timing", place={"label": "delay", "turns": 1, "owner": "Z"}),
        "place.owner",
    ),
    "a token for no component": (
        about(scene(clock()), "timing", place={"label": "delay", "turns": 1, "component": "z"}),
        "place.component",
    ),
    "a ninth round": (about(scene(clock(9)), "timing"), "scene.time.round"),
    "a turn of green": (about(scene(clock(1, "green")), "timing"), "scene.time.turn"),
    "an active Legend that is not there": (
        about(scene(clock(activated=["A", "Z"])), "timing"),
        "scene.time.activated[1]",
    ),
    "two tokens of one id": (
        about(scene(clock(2, "red", SMOKE, SMOKE)), "timing"),
        "scene.time.tokens[1].id",
    ),
    "an owner that is not there": (
        about(scene(clock(2, "red", {**SMOKE, "owner": "Z"})), "timing"),
        "scene.time.tokens[0].owner",
    ),
    "a component that is not there": (
        about(scene(clock(2, "red", {**SMOKE, "component": "z"})), "timing"),
        "scene.time.tokens[0].component",
    ),
    "a token behind the Initiative marker": (
        about(scene(clock(3, "red", SMOKE)), "timing"),
        "scene.time.tokens[0].at",
    ),
    "a token behind the Round marker": (
        about(scene(clock(3, "red", {"id": "x", "track": "round", "at": 3})), "timing"),
        "scene.time.tokens[0].at",
    ),
    "two cards, one without its time": (
        sources({"name": "x", "from": "card", "played": 1}, {"name": "y", "from": "card"}),
        "sources[1].played",
    ),
    "two cards at once": (
        sources(*[{"name": "x", "from": "card", "played": 1}] * 2),
        "sources[1].played",
    ),
    "a passive rule": (
        sources({"name": "x", "from": "core", "passive": True}),
        "sources[0].passive",
    ),
    "no source": (sources(), "sources"),
    "victory for one without a squad": (
        about(scene(None, RED, BLUE, {"id": "X"}), "victory"),
        "scene.figures",
    ),
    "victory for uneven squads": (about(scene(None, RED, MATE, BLUE), "victory"), "scene.figures"),
    "victory for one against one": (about(scene(None, RED, BLUE), "victory"), "scene.figures"),
    "an activation of nobody": (about(scene(), "victory", activating="Z"), "activating"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_questions_are_told_where(name: str) -> None:
    """A bad question gets the place of its fault and a sentence."""
    question, place = BAD[name]
    assert_refused(ask, question, place)
