"""Who may act on a Flashpoint table, and what keeps an Operative from it."""

from typing import Any

import pytest

from tests.games.test_flashpoint_doing import GRUNT, mission
from tests.support.doing import after, answer
from tests.support.saying import said

Json = dict[str, Any]
AWARE = {"id": "G", "zone": [0, 0], "aware": True, "figures": [GRUNT]}


def one(**change: object) -> Json:
    """A mission with one Operative in its first zone, who has all tokens."""
    operative = {"id": "O", "zone": [0, 0], "movement-tokens": 3, "order-tokens": 3, **change}
    return mission(operatives=[operative], units=[])


@pytest.mark.parametrize("kind", [{"downed": True}, {"kind": "soldier"}])
@pytest.mark.parametrize(
    ("ask", "more"),
    [
        ("search", {"token": "crate"}),
        ("sabotage", {"what": "data"}),
        ("discover", {"value": 2}),
        ("door", {"door": "door-0"}),
        ("overwatch", {}),
        ("walk", {"to": [0, 0]}),
        ("vent", {}),
        ("tactics", {"cards": [{"name": "Card"}]}),
        ("action", {"action": "act"}),
        ("action", {"action": "careful-move"}),
    ],
)
def test_who_is_downed_or_a_soldier_takes_no_action(kind: Json, ask: str, more: Json) -> None:
    """No action is legal for one who lies down, or for a token that acts by itself."""
    tokens = [
        {"id": "crate", "kind": "armory", "zone": [0, 0]},
        {"kind": "data", "zone": [0, 0]},
        {"kind": "access-point", "zone": [0, 0]},
    ]
    doors = [{"edge": [[1, 0], [1, 1]], "state": "closed"}]
    scene = {**one(), "tokens": tokens, "doors": doors}
    assert answer(scene, ask, operative="O", **more)["legal"]
    scene = {**one(**kind), "tokens": tokens, "doors": doors}
    assert not answer(scene, ask, operative="O", **more)["legal"]
    assert after(scene, ask, operative="O", **more) is None


def test_who_is_downed_attacks_nobody_and_is_told_so() -> None:
    """Targets and areas give the reason."""
    scene = {**one(downed=True), "units": [{**AWARE, "zone": [1, 0]}]}
    told = said(scene, "targets", operative="O", weapon={"range": [0, 3]})
    assert "O is downed and takes no actions." in told
    asked = {"operative": "O", "zone": [1, 0], "hits": 9, "weapon": {"range": [0, 3], "aoe": True}}
    assert not answer(scene, "area", **asked)["legal"]
    assert answer({**scene, **one(), "units": scene["units"]}, "area", **asked)["legal"]


@pytest.mark.parametrize(
    ("action", "change", "why"),
    [
        ("move", {"conditions": ["immobilized"]}, "O is immobilized and cannot leave its zone."),
        ("overwatch", {"overwatch": True}, "O is in Overwatch already."),
        ("drop", {}, "O carries nothing."),
        ("pick-up", {"carrying": True}, "O carries something already"),
        ("focus-move", {}, "O has no Movement Focus token."),
        ("revive", {}, "Nobody in the zone of O is downed."),
        ("sabotage", {}, "There is nothing with O to sabotage."),
        ("search", {}, "There is no Armory token in the zone of O."),
        ("vent", {}, "There is no Access Point in the zone of O."),
    ],
)
def test_an_action_that_cannot_be_taken_says_why(action: str, change: Json, why: str) -> None:
    """What the rest of the table contradicts is not allowed, with its reason."""
    scene = one(**change)
    assert not answer(scene, "action", operative="O", action=action)["legal"]
    assert why in said(scene, "action", operative="O", action=action)


def test_aware_enemies_keep_from_waiting_and_from_moving_on() -> None:
    """Whoever is seen cannot go into Overwatch; whoever is engaged is moved by no Focus token."""
    scene = {**one(focus=["movement"]), "units": [AWARE]}
    for action in ("overwatch", "focus-move"):
        assert not answer(scene, "action", operative="O", action=action)["legal"]
    free = {**one(focus=["movement"]), "units": [{**AWARE, "zone": [2, 0]}]}
    for action in ("overwatch", "focus-move"):
        assert answer(free, "action", operative="O", action=action)["legal"]


def test_cover_is_taken_where_one_is_held() -> None:
    """A Careful Move without moving is open to who is engaged or immobilized."""
    engaged = {**one(**{"movement-tokens": 1}), "units": [AWARE]}
    for scene in (engaged, one(conditions=["immobilized"])):
        assert answer(scene, "action", operative="O", action="careful-move")["legal"]
        told = said(scene, "action", operative="O", action="careful-move")
        assert "O cannot leave its zone, but may take cover there." in told


def test_overwatch_takes_an_order() -> None:
    """The token is exhausted; without one nobody waits, and where none are counted all may."""
    waiting = after(one(), "overwatch", operative="O")["operatives"][0]
    assert (waiting["overwatch"], waiting["order-tokens"]) == (True, 2)
    assert not answer(one(**{"order-tokens": 0}), "overwatch", operative="O")["legal"]
    assert answer(mission(operatives=[{"id": "O", "zone": [0, 0]}]), "overwatch", operative="O")


def test_nobody_lies_down_in_the_shaft_and_crawls_on() -> None:
    """Downed, immobilized or without a token, one stays where one is."""
    point = {"id": "h", "kind": "access-point", "zone": [0, 0], "open": True}
    for place in ("enter", "exit"):
        shaft = {"id": "O", "vent": place, "movement-tokens": 1}
        free = mission(operatives=[shaft], units=[], tokens=[point])
        assert answer(free, "vent", operative="O", to=[0, 0])["legal"]
        held = ({"downed": True}, {"conditions": ["immobilized"]}, {"movement-tokens": 0})
        for change in held:
            scene = mission(operatives=[{**shaft, **change}], units=[], tokens=[point])
            assert not answer(scene, "vent", operative="O", to=[0, 0])["legal"]
            assert after(scene, "vent", operative="O", to=[0, 0]) is None


def test_a_sabotage_that_fails_tells_where_its_token_goes() -> None:
    """Into the zone, onto the track beside an Enemy, and nowhere after the alarm."""
    data = {"id": "d", "kind": "data", "zone": [0, 0]}
    asked = {"operative": "O", "what": "data", "hits": 1}
    quiet = {**one(), "tokens": [data]}
    assert "An Investigate token goes into A1." in said(quiet, "sabotage", **asked)
    beside = {**quiet, "units": [{"id": "B", "zone": [0, 0], "blip": "basic"}]}
    assert "goes onto the Escalation Track" in said(beside, "sabotage", **asked)
    assert after(beside, "sabotage", **asked)["track"]["tokens"] == 1
    loud = {**quiet, "alarm": True}
    assert "no Investigate tokens are placed" in said(loud, "sabotage", **asked)
    assert after(loud, "sabotage", **asked)["tokens"] == [data]


def test_the_track_tells_what_it_sets_off() -> None:
    """A token that reaches a space with an icon says what that does."""
    track = {"spaces": [None, "patrol", "alarm"], "tokens": 1}
    units = [{"id": "B", "zone": [1, 0], "blip": "patrol"}]
    scene = mission(units=units, track=track)
    told = said(scene, "noise", zone=[1, 0], value=1)
    assert "The space adds a Patrol to the Spawn Pool." in told
