"""Moves of Operatives, doors and the Ventilation Shaft."""

from tests.games.flashpoint.scenes import GRUNT, mission, token
from tests.support.doing import after, answer
from tests.support.saying import said


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


def test_walking_takes_a_token_and_ends_overwatch() -> None:
    """An Operative that moves is elsewhere, with a token less."""
    (one,) = after(mission(), "walk", operative="O", to=[1, 0])["operatives"]
    assert one["zone"] == [1, 0]
    assert one["movement-tokens"] == 2
    assert one["exhausted"] == 1
    assert not one["taking-cover"]


def test_walking_through_a_door_opens_it() -> None:
    """The door that the way leads through stays open."""
    scene = mission(operatives=[{"id": "O", "zone": [1, 0], "movement-tokens": 1}])
    assert after(scene, "walk", operative="O", to=[2, 0]) is None
    done = after(scene, "walk", operative="O", to=[2, 0], **{"open-door": True})
    assert done["doors"][0]["state"] == "open"


def test_a_careful_move_takes_cover() -> None:
    """After a Careful Move the Operative is taking cover, even if it stayed."""
    (one,) = after(mission(), "walk", operative="O", to=[0, 0], careful=True)["operatives"]
    assert one["taking-cover"]


def test_a_door_is_opened_and_closed() -> None:
    """The same question turns a door both ways."""
    scene = mission(operatives=[{"id": "O", "zone": [1, 0]}])
    opened = after(scene, "door", operative="O", door="door-0")
    assert opened["doors"][0]["state"] == "open"
    assert after(opened, "door", operative="O", door="door-0")["doors"][0]["state"] == "closed"
    assert after(mission(), "door", operative="O", door="door-0") is None


def test_through_the_shaft() -> None:
    """In, on and out, with a token at each hatch that is opened."""
    tokens = [{"id": f"h{c}", "kind": "access-point", "zone": [c, 0]} for c in (0, 2)]
    scene = after(mission(tokens=tokens, units=[]), "vent", operative="O")
    assert scene["operatives"][0]["vent"] == "enter"
    scene = after(scene, "vent", operative="O")
    assert scene["operatives"][0]["vent"] == "exit"
    assert after(scene, "vent", operative="O") is None
    scene = after(scene, "vent", operative="O", to=[2, 0])
    assert scene["operatives"][0]["zone"] == [2, 0]
    assert sum(token["kind"] == "investigate" for token in scene["tokens"]) == 2


def test_a_hatch_where_an_enemy_is_adds_to_the_track() -> None:
    """Its Investigate token does not stay, and the move takes a token."""
    units = [{"id": "B", "zone": [0, 0], "blip": "basic"}]
    scene = mission(units=units, tokens=[token("access-point", [0, 0])])
    done = after(scene, "vent", operative="O")
    assert done["track"]["tokens"] == 1
    assert done["operatives"][0]["movement-tokens"] == 2


def test_a_marked_operative_is_warned_of_checks_that_fail() -> None:
    """Danger and moves know that a mark makes every check fail."""
    unit = {"id": "G", "zone": [2, 0], "figures": [{**GRUNT, "perception": 0}]}
    crew = [{"id": "O", "zone": [0, 0], "movement-tokens": 3, "conditions": ["mark"]}]
    rooms = [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]]
    walls = [[[1, 0], [1, 1]]]
    scene = mission(units=[unit], operatives=crew, walls=walls, zones=rooms, doors=[])
    found = answer(scene, "danger", operative="O")["zones"]
    assert found
    assert all(risk["needed"] is None for risk in found)
    assert "because O is marked" in said(scene, "walk", operative="O", to=[0, 1])
