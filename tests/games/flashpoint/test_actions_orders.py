"""What Operatives do with their actions."""

import pytest

from tests.games.flashpoint.scenes import AWARE, Json, mission, one, token
from tests.support.doing import after, answer
from tests.support.saying import said


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


@pytest.mark.parametrize(
    ("action", "change", "why"),
    [
        ("move", {"conditions": ["immobilized"]}, "O is immobilized and can't leave its zone."),
        ("overwatch", {"overwatch": True}, "O is already in Overwatch."),
        ("drop", {}, "O isn't carrying anything."),
        ("pick-up", {"carrying": True}, "O is already carrying something"),
        ("focus-move", {}, "O has no Movement Focus token."),
        ("revive", {}, "There is no downed figure in O's zone."),
        ("sabotage", {}, "There is nothing to sabotage in O's zone."),
        ("search", {}, "There is no Armory token in O's zone."),
        ("vent", {}, "There is no Access Point in O's zone."),
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
        assert "O can't leave its zone, but can take cover there." in told


def test_overwatch_takes_an_order() -> None:
    """The token is exhausted; without one nobody waits, and where none are counted all may."""
    waiting = after(one(), "overwatch", operative="O")["operatives"][0]
    assert (waiting["overwatch"], waiting["order-tokens"]) == (True, 2)
    assert not answer(one(**{"order-tokens": 0}), "overwatch", operative="O")["legal"]
    assert answer(mission(operatives=[{"id": "O", "zone": [0, 0]}]), "overwatch", operative="O")


def test_a_sabotage_that_fails_tells_where_its_token_goes() -> None:
    """Into the zone, onto the track beside an Enemy, and nowhere after the alarm."""
    data = {"id": "d", "kind": "data", "zone": [0, 0]}
    asked = {"operative": "O", "what": "data", "hits": 1}
    quiet = {**one(), "tokens": [data]}
    assert "An Investigate token is placed in A1." in said(quiet, "sabotage", **asked)
    beside = {**quiet, "units": [{"id": "B", "zone": [0, 0], "blip": "basic"}]}
    assert "goes onto the Escalation Track" in said(beside, "sabotage", **asked)
    assert after(beside, "sabotage", **asked)["track"]["tokens"] == 1
    loud = {**quiet, "alarm": True}
    assert "no Investigate token is placed" in said(loud, "sabotage", **asked)
    assert after(loud, "sabotage", **asked)["tokens"] == [data]


def test_searching_and_waiting() -> None:
    """An Armory token turns, then goes; Overwatch is entered once."""
    tokens = [{"id": "a", "kind": "armory", "zone": [0, 0]}]
    asked = {"operative": "O", "token": "a"}
    once = after(mission(tokens=tokens), "search", **asked)
    assert once["tokens"][0]["side"] == 1
    assert after(once, "search", **asked)["tokens"] == []
    waiting = after(mission(), "overwatch", operative="O")
    assert waiting["operatives"][0]["overwatch"]
    assert after(waiting, "overwatch", operative="O") is None


def test_sabotage_is_carried_out() -> None:
    """Each kind of token has its effect, and a failure places an Investigate token."""
    scene = mission(tokens=[token("data", [0, 0]), token("camera", [0, 0], facing="e")])
    asked = {"operative": "O", "hits": 5}
    done = after(scene, "sabotage", what="data", **asked)
    assert [token["kind"] for token in done["tokens"]] == ["camera"]
    assert done["operatives"][0]["order-tokens"] == 2
    done = after(scene, "sabotage", what="camera", **asked)
    assert done["tokens"][1]["disabled"]
    assert after(scene, "sabotage", operative="O", what="data") is None
    failed = after(scene, "sabotage", operative="O", what="data", hits=0)
    assert failed["tokens"][-1]["kind"] == "investigate"


def test_a_security_door_is_bypassed() -> None:
    """It opens at once, and stays open."""
    door = {"id": "d", "edge": [[1, 0], [1, 1]], "security": True}
    done = after(mission(doors=[door]), "sabotage", operative="O", what="security-door", hits=5)
    assert done["doors"][0]["state"] == "open"
    assert not answer(done, "door", operative="O", door="d")["legal"]


def test_what_is_spent_is_gone() -> None:
    """Bleeding hurts, a condition comes off, Focus tokens pay, cards turn, Orders exhaust."""
    one = {"id": "O", "zone": [0, 0], "conditions": ["bleed", "mark"], "focus": ["attack"]}
    scene = mission(operatives=[{**one, "order-tokens": 2}])
    assert after(scene, "conditions", operative="O")["operatives"][0]["damage"] == 2
    asked = {"operative": "O", "target": "O", "condition": "mark"}
    assert after(scene, "cure", **asked) is None
    assert after(scene, "cure", **asked, hits=4)["operatives"][0]["conditions"] == ["bleed"]
    assert after(scene, "cure", **asked, hits=3)["operatives"][0]["order-tokens"] == 1
    paid = after(scene, "tactics", operative="O", cards=[{"name": "Card", "cost": "attack"}])
    assert paid["operatives"][0]["focus"] == []
    carried = after(scene, "action", operative="O", action="pick-up")["operatives"][0]
    assert (carried["carrying"], carried["order-tokens"]) == (True, 1)
    assert after(scene, "discover", operative="O", value=3, hits=1)
    display = [{"name": "Grunt", "initiative": 1}]
    turned = after(mission(display=display), "empower", enemies=["Grunt"])
    assert turned["display"][0]["empowered"]


def test_whom_or_what_is_picked_up_is_told() -> None:
    """A figure is carried, an Objective token goes onto the track."""
    pair = [
        {"id": "O", "zone": [0, 0]},
        {"id": "K", "name": "Kyle", "zone": [0, 0], "downed": True},
    ]
    asked = {"operative": "O", "action": "pick-up"}
    assert "O picks up Kyle and carries it." in said(mission(operatives=pair), "action", **asked)
    scene = mission(tokens=[token("objective", [0, 0])])
    assert "goes onto the Escalation Track" in said(scene, "action", **asked)
