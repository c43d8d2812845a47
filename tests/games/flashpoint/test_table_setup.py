"""Setting up a Flashpoint map: pieces are put, moved, turned and removed; scenes in, scenes out."""

from typing import Any

import pytest
from hypothesis import given

from adjudicator.app.setup import ordered
from adjudicator.app.tables import open_scene
from adjudicator.app.tray import alone
from adjudicator.board.squares import Space
from adjudicator.core.change import changed
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, PieceKind, Scene, SceneEdit, piece_called
from adjudicator.games import GAMES
from adjudicator.messages.renderer import ENGLISH
from tests.support.doing import answer
from tests.support.missions import missions

GAME = GAMES["flashpoint"]
SETUP = GAME.setup
EMPTY = SETUP.empty(4, 3)


def after(scene: Scene, deed: SceneEdit) -> dict[str, Any]:
    """The scene after a deed; it can be read, and the deed can be told."""
    new = changed(scene, deed.change)
    GAME.read_scene(new)
    assert ENGLISH.say(deed.message_id, deed.facts)
    return new


def put(scene: Scene, piece: str, x: float, y: float, turn: int = 0) -> dict[str, Any]:
    """The scene with one more piece."""
    kind = piece_called(SETUP.pieces(GAME.read_scene(scene)), piece)
    return after(scene, SETUP.put(scene, kind, (x, y), turn))


def kind_of(scene: Scene, piece: str) -> PieceKind:
    """A piece of the tray."""
    return piece_called(SETUP.pieces(GAME.read_scene(scene)), piece)


def stroke(scene: Scene, piece: str, places: str) -> dict[str, Any]:
    """The scene after a stroke over spaces."""
    order = {"do": "paint", "piece": piece, "places": places}
    return after(scene, ordered(open_scene(scene), order))


def line(scene: Scene, piece: str, corners: str) -> dict[str, Any]:
    """The scene after a stroke along the grid."""
    order = {"do": "line", "piece": piece, "corners": corners}
    return after(scene, ordered(open_scene(scene), order))


def adjust(scene: Scene, held: Held, values: dict[str, Any]) -> dict[str, Any]:
    """The scene after something was set on a piece."""
    assert SETUP.adjusted
    assert {field.name for field in SETUP.options(scene, held).fields} >= set(values)
    return after(scene, SETUP.adjusted(scene, held, values))


@pytest.mark.parametrize("piece", SETUP.pieces(None), ids=lambda piece: piece.id)
def test_every_piece_of_the_tray_can_be_put(piece: Any) -> None:  # noqa: ANN401
    """Each piece is drawn alone, put on an empty map, and counted."""
    assert alone(GAME, piece)
    scene = put(put(EMPTY, "room-2x2", 2, 2), piece.id, 1.5, 1.1)
    standing = SETUP.counted(GAME.read_scene(scene)).get(piece.id, 0)
    ground = ("room", "room-shape", "cell", "hole", "wall", "no-wall", "centre")
    assert standing == (piece.kind not in ground)


def test_a_piece_in_a_room_is_told_by_the_room() -> None:
    """Put or moved there; elsewhere by the space."""
    room = put(EMPTY, "room-2x2", 1, 1)
    kind = kind_of(room, "figure-basic")
    told = [SETUP.put(room, kind, at, 0) for at in ((0.5, 0.5), (3.5, 2.5))]
    words = [ENGLISH.say(edit.message_id, edit.facts) for edit in told]
    assert words == ["Put the Basic Blip in room 1", "Put the Basic Blip at D3"]
    there = put(room, "figure-basic", 3.5, 2.5)
    back = SETUP.moved(there, Held(there["units"][0]["id"], figure=True), (0.5, 0.5))
    assert ENGLISH.say(back.message_id, back.facts) == "Moved Blip 1 to room 1"


def test_rooms_bring_their_walls_and_keep_what_another_leaves_them() -> None:
    """A room takes its cells with a wall around; the other keeps its rest, and that is told."""
    scene = put(put(EMPTY, "room-2x2", 1, 1), "figure-operative", 0.5, 0.5)
    assert scene["operatives"][0]["zone"] == "room 1"
    assert scene["walls"] == [
        [[0, 0], [2, 0]],
        [[0, 2], [2, 2]],
        [[0, 0], [0, 2]],
        [[2, 0], [2, 2]],
    ]
    edit = SETUP.put(scene, kind_of(scene, "room-2x2"), (2, 2), 0)
    told = "Room 2 takes 4 cells, some of them from room 1"
    assert ENGLISH.say(edit.message_id, edit.facts) == told
    table = GAME.read_scene(after(scene, edit))
    assert len(table.zones) == 7
    assert table.by_id["room 1"].cells == (Space(0, 0), Space(1, 0), Space(0, 1))
    assert table.operatives["operative-1"].zone is table.by_id["room 1"]
    scene = put(scene, "hole", 0.5, 2.5)
    assert Space(0, 2) not in GAME.read_scene(scene).by_cell


def test_a_room_that_is_covered_is_gone_and_its_people_stay() -> None:
    """Whoever was in it is in the room that covers it."""
    scene = put(put(EMPTY, "room-2x1", 1, 0.5), "figure-operative", 0.5, 0.5)
    table = GAME.read_scene(put(scene, "room-2x2", 1, 1))
    assert [zone.id for zone in table.zones if zone.id] == ["room 2"]
    assert table.operatives["operative-1"].zone is table.by_id["room 2"]


def test_a_room_of_any_shape_is_painted_and_grown() -> None:
    """An L of four cells has a centre in one of them; a stroke from inside makes it larger."""
    scene = stroke(EMPTY, "room-shape", "@0,0 @0,1 @0,2 @1,2")
    (room,) = (zone for zone in scene["zones"] if isinstance(zone, dict))
    assert room["cells"] == [[0, 0], [0, 1], [0, 2], [1, 2]]
    assert room["centre"] == [0.5, 1.5]
    assert [[1, 0], [1, 2]] in scene["walls"]
    scene = stroke(scene, "room-shape", "@0,1 @1,1 @1,0")
    (room,) = (zone for zone in scene["zones"] if isinstance(zone, dict))
    assert room == {"id": "room 1", "at": [0, 0], "size": [2, 3]}
    assert [[1, 0], [1, 2]] not in scene["walls"]


def test_a_centre_is_put_where_the_tile_shows_it() -> None:
    """To the nearest half cell; a single zone has its middle."""
    scene = put(stroke(EMPTY, "room-shape", "@0,0 @0,1 @1,1"), "centre", 0.9, 1.1)
    (room,) = (zone for zone in scene["zones"] if isinstance(zone, dict))
    assert room["centre"] == [1, 1]
    with pytest.raises(InputError):
        put(scene, "centre", 3.5, 0.5)


def test_a_room_is_named_and_taken_away() -> None:
    """Everyone in it is in the room of the new name; taken away, its walls go too."""
    scene = put(put(EMPTY, "room-2x2", 1, 1), "camera", 0.5, 0.5)
    scene = after(scene, SETUP.named(scene, Held("zone:room 1"), "lab"))
    assert scene["tokens"][0]["zone"] == "lab"
    assert [label.words for label in GAME.sketch(GAME.read_scene(scene)).labels] == ["Lab"]
    assert SETUP.options(scene, Held("zone:lab")).named
    scene = after(scene, SETUP.removed(scene, Held("zone:lab")))
    assert scene["walls"] == []
    assert len(GAME.read_scene(scene).zones) == 12
    other = put(put(EMPTY, "room-2x1", 1, 0.5), "room-2x1", 1, 1.5)
    with pytest.raises(InputError):
        SETUP.named(other, Held("zone:room 1"), "room 2")


def test_a_room_is_marked_as_the_control_room() -> None:
    """The mark follows the room's name, and is taken away again."""
    scene = put(EMPTY, "room-2x2", 1, 1)
    room = Held("zone:room 1")
    scene = after(scene, SETUP.adjusted(scene, room, {"control-room": True}))
    assert SETUP.options(scene, room).values["control-room"] is True
    scene = after(scene, SETUP.named(scene, room, "control room"))
    assert scene["control-room"] == ["control room"]
    scene = after(scene, SETUP.adjusted(scene, Held("zone:control room"), {}))
    assert scene["control-room"] == []


def test_walls_are_drawn_moved_turned_and_removed() -> None:
    """A wall lies along edges; walls that meet in a line are one."""
    scene = line(EMPTY, "wall", "1,0 1,1 1,2 1,3")
    assert scene["walls"] == [[[1, 0], [1, 3]]]
    wall = Held("wall-0")
    assert after(scene, SETUP.moved(scene, wall, (2.9, 1.5)))["walls"] == [[[3, 0], [3, 3]]]
    assert after(scene, SETUP.turned(scene, wall))["walls"] == [[[1, 0], [4, 0]]]
    assert after(scene, SETUP.removed(scene, wall))["walls"] == []
    assert line(scene, "no-wall", "1,1 1,2")["walls"] == [[[1, 0], [1, 1]], [[1, 2], [1, 3]]]
    for corners in ("1,1", "0,0 9,0", "1,1 2,2"):
        with pytest.raises(InputError):
            line(scene, "wall", corners)


def test_a_tap_on_a_wall_takes_that_edge_away() -> None:
    """And a tap beside it puts it back."""
    scene = put(EMPTY, "wall", 1, 1.5)
    assert scene["walls"] == [[[1, 1], [1, 2]]]
    assert put(scene, "wall", 1.1, 1.5)["walls"] == []


def test_a_wall_that_is_too_long_to_turn_stays_on_the_map() -> None:
    """It turns the other way, or not at all."""
    scene = line(EMPTY, "wall", "3,0 3,3")
    assert after(scene, SETUP.turned(scene, Held("wall-0")))["walls"] == [[[0, 0], [3, 0]]]
    scene = line(EMPTY, "wall", "0,2 4,2")
    with pytest.raises(InputError):
        SETUP.turned(scene, Held("wall-0"))


def test_a_door_goes_onto_the_wall_that_is_tapped() -> None:
    """Half a cell away still counts; taken away, the door leaves its wall."""
    scene = put(line(EMPTY, "wall", "1,0 1,3"), "door", 0.6, 1.5)
    assert scene["doors"][0]["edge"] == [[1, 1], [1, 2]]
    scene = line(scene, "wall", "2,0 2,1")
    scene = after(scene, SETUP.removed(scene, Held("door-1")))
    assert [[1, 0], [1, 3]] in scene["walls"]


def test_tokens_and_doors_are_set_without_json() -> None:
    """A camera's Perception and facing, a Spawn Point's number, an Armory, a unit's figures."""
    scene = put(put(put(EMPTY, "camera", 0.5, 0.5), "spawn", 1.5, 0.5), "armory", 2.5, 0.5)
    scene = adjust(scene, Held("camera-1"), {"facing": "s", "perception": 4})
    scene = adjust(scene, Held("spawn-1"), {"number": 6, "active": False})
    scene = adjust(scene, Held("armory-1"), {"gear": "xethan", "side": 1})
    scene = put(scene, "figure-enemy:Vormacht Grunt", 0.5, 1.5)
    scene = adjust(scene, Held("enemy-1", figure=True), {"count": 3, "aware": True})
    scene = adjust(put(scene, "door", 1, 0.5), Held("door-1"), {"state": "open", "security": True})
    camera, spawn, armory = scene["tokens"]
    assert (camera["facing"], camera["perception"]) == ("s", 4)
    assert (spawn["number"], spawn["active"]) == (6, False)
    assert (armory["gear"], armory["side"]) == ("xethan", 1)
    assert scene["units"][0]["figures"] == [{"name": "Vormacht Grunt", "count": 3}]
    assert (scene["doors"][0]["state"], scene["doors"][0]["security"]) == ("open", True)


def test_an_operative_of_a_name_is_on_the_map_once() -> None:
    """Put again, Oscar goes there; his name is not offered to others."""
    scene = put(EMPTY, "figure-operative:Oscar", 0.5, 0.5)
    scene = put(scene, "figure-operative:Oscar", 2.5, 0.5)
    assert [(one["name"], one["zone"]) for one in scene["operatives"]] == [("Oscar", [2, 0])]
    scene = put(scene, "figure-operative", 0.5, 0.5)
    assert "Oscar" not in SETUP.options(scene, Held("operative-2", figure=True)).names


def test_the_escalation_track_is_filled_in() -> None:
    """What each space shows, and the tokens on it; blank spaces at its end are left out."""
    (form,) = SETUP.forms
    given = {"spaces": [None, "patrol", "alarm", None], "tokens": 2}
    track = after(EMPTY, form.filled(EMPTY, given))["track"]
    assert track == {"spaces": [None, "patrol", "alarm"], "tokens": 2}


def test_a_map_is_resized() -> None:
    """Cells are added as single zones, or taken away with their walls."""
    assert SETUP.resized
    scene = line(put(EMPTY, "room-2x2", 1, 1), "wall", "4,0 4,3")
    larger = after(scene, SETUP.resized(scene, {"columns": 5, "rows": 4}))
    assert GAME.read_scene(larger).size == (5, 4)
    smaller = after(scene, SETUP.resized(scene, {"columns": 1, "rows": 2}))
    assert GAME.read_scene(smaller).by_id["room 1"].cells == (Space(0, 0), Space(0, 1))


def test_doors_turn_by_opening() -> None:
    """A door is put on an edge, moved, opened, and taken away."""
    scene = put(EMPTY, "door", 1.1, 0.5)
    door = Held("door-1")
    assert after(scene, SETUP.turned(scene, door))["doors"][0]["state"] == "open"
    assert after(scene, SETUP.moved(scene, door, (2.1, 0.5)))["doors"][0]["edge"] == [
        [2, 0],
        [2, 1],
    ]
    assert after(scene, SETUP.removed(scene, door))["doors"] == []


def test_people_and_tokens_move_and_cameras_turn() -> None:
    """Someone goes to the zone that is pointed at; a camera looks a quarter further."""
    scene = put(put(EMPTY, "figure-patrol", 0.5, 0.5), "camera", 3.5, 0.5, 3)
    scene = after(scene, SETUP.moved(scene, Held("patrol-1", figure=True), (2.5, 2.5)))
    assert scene["units"][0]["zone"] == [2, 2]
    assert scene["tokens"][0]["facing"] == "w"
    assert after(scene, SETUP.turned(scene, Held("camera-1")))["tokens"][0]["facing"] == "n"
    named = after(scene, SETUP.named(scene, Held("patrol-1", figure=True), "Night watch"))
    assert GAME.read_scene(named).units["patrol-1"].name == "Night watch"
    gone = after(named, SETUP.removed(named, Held("patrol-1", figure=True)))
    assert gone["units"] == []


def test_a_space_shows_what_is_there() -> None:
    """Someone first, then a token, then a door."""
    scene = put(put(EMPTY, "door", 1.1, 0.5), "camera", 2.5, 0.5)
    table = GAME.read_scene(put(scene, "figure-operative", 2.5, 0.5))
    assert SETUP.found(table, Space(2, 0)) == Held("operative-1", figure=True)
    assert SETUP.found(GAME.read_scene(scene), Space(2, 0)) == Held("camera-1")
    assert SETUP.found(table, Space(0, 0)) == Held("door-1")
    assert SETUP.found(table, Space(3, 2)) is None
    assert SETUP.found(table, Space(9, 9)) is None


@pytest.mark.parametrize("deed", ["moved", "removed", "turned", "named"])
def test_what_is_not_there_cannot_be_meant(deed: str) -> None:
    """Nobody and nothing is told so."""
    more = {"moved": ((0.5, 0.5),), "named": ("x",)}.get(deed, ())
    for held in (Held("nobody", figure=True), Held("nothing")):
        with pytest.raises(InputError):
            getattr(SETUP, deed)(EMPTY, held, *more)


def test_a_part_is_copied() -> None:
    """Walls and doors between two cells stand once more elsewhere."""
    scene = put(put(EMPTY, "wall", 1, 0.5), "door", 0.5, 1.4)
    done = after(scene, SETUP.copied(scene, Space(0, 0), Space(0, 0), Space(2, 1)))
    assert [[3, 1], [3, 2]] in done["walls"]
    assert len(done["doors"]) == 2
    with pytest.raises(InputError):
        SETUP.copied(scene, Space(3, 2), Space(3, 2), Space(0, 0))


def test_two_sided_tokens_are_counted_together() -> None:
    """Soldiers and technicians are two sides of a token, and so are Investigate and Surprise."""
    scene = put(put(EMPTY, "figure-soldier", 0.5, 0.5), "figure-technician", 1.5, 0.5)
    scene = put(put(scene, "surprise", 2.5, 0.5), "investigate", 3.5, 0.5)
    standing = SETUP.counted(GAME.read_scene(scene))
    for piece in ("figure-soldier", "figure-technician", "surprise", "investigate"):
        assert standing[piece] == 2


def test_a_turret_has_the_numbers_of_the_book_and_no_more() -> None:
    """Its Initiative is not in the text, and is left to be entered."""
    (turret,) = put(EMPTY, "figure-turret", 0.5, 0.5)["units"]
    assert (turret["figures"][0]["attack"], turret["figures"][0]["aoe"]) == (6, True)
    assert "initiative" not in turret["figures"][0]


def test_a_wall_under_a_door_is_mirrored_with_it() -> None:
    """No wall is left where it stood; the door that is taken away later still leaves its wall."""
    door = {"id": "d", "edge": [[1, 0], [1, 1]], "state": "open"}
    scene = {**EMPTY, "walls": [[[1, 0], [1, 1]]], "doors": [door]}
    assert after(scene, SETUP.mirrored(scene))["walls"] == [[[3, 0], [3, 1]]]


def test_a_centre_is_mirrored_exactly() -> None:
    """Mirrored twice, a centre is where it was."""
    zone = {"cells": [[0, 0], [1, 0]], "centre": [0.7, 0.3]}
    scene = {"game": "flashpoint", "zones": [zone, [2, 0]]}
    once = after(scene, SETUP.mirrored(scene))
    assert once["zones"][0]["centre"] == [2.3, 0.3]
    assert after(once, SETUP.mirrored(once))["zones"][0]["centre"] == [0.7, 0.3]


@given(scene=missions())
def test_mirrored_twice_and_turned_four_times_is_as_before(scene: Scene) -> None:
    """The map comes back to itself, and answers in between do not change."""
    asked = {"ask": "awareness", "cause": {"kind": "check"}}
    before = answer(dict(scene), **asked)
    mirrored = after(scene, SETUP.mirrored(scene))
    assert answer(mirrored, **asked) == before
    assert answer(after(mirrored, SETUP.mirrored(mirrored)), **asked) == before
    turned = scene
    for _ in range(4):
        turned = after(turned, SETUP.rotated(turned))
        assert answer(dict(turned), **asked) == before
