"""Setting up a Flashpoint map: pieces are put, moved, turned and removed; scenes in, scenes out."""

from typing import Any

import pytest
from hypothesis import given

from adjudicator.app.setup import alone
from adjudicator.board.squares import Space
from adjudicator.core.change import changed
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, Scene, SceneEdit, piece_called
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


@pytest.mark.parametrize("piece", SETUP.pieces(None), ids=lambda piece: piece.id)
def test_every_piece_of_the_tray_can_be_put(piece: Any) -> None:  # noqa: ANN401
    """Each piece is drawn alone, put on an empty map, and counted."""
    assert alone(GAME, piece)
    scene = put(EMPTY, piece.id, 1.5, 1.1)
    standing = SETUP.counted(GAME.read_scene(scene)).get(piece.id, 0)
    assert standing == (piece.kind not in ("room", "cell", "hole", "wall"))


def test_rooms_are_cut_out_of_the_map() -> None:
    """A room takes its cells; what is left of another falls into single zones."""
    scene = put(put(EMPTY, "room-2x2", 1, 1), "figure-operative", 0.5, 0.5)
    assert scene["operatives"][0]["zone"] == "room-1"
    scene = put(scene, "room-2x2", 2, 2)
    table = GAME.read_scene(scene)
    assert len(table.zones) == 9
    assert table.operatives["operative-1"].zone.cells == (Space(0, 0),)
    scene = put(scene, "hole", 0.5, 2.5)
    assert Space(0, 2) not in GAME.read_scene(scene).by_cell


def test_walls_are_put_moved_turned_and_removed() -> None:
    """A wall lies along edges; walls that meet in a line are one."""
    scene = put(put(EMPTY, "wall-2", 1, 1.4), "wall-1", 1, 2.5)
    assert scene["walls"] == [[[1, 0], [1, 3]]]
    wall = Held("wall-0")
    assert after(scene, SETUP.moved(scene, wall, (2.9, 1.5)))["walls"] == [[[3, 0], [3, 3]]]
    assert after(scene, SETUP.turned(scene, wall))["walls"] == [[[1, 0], [4, 0]]]
    assert after(scene, SETUP.removed(scene, wall))["walls"] == []


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
    scene = put(put(EMPTY, "wall-1", 1, 0.5), "door", 0.5, 1)
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
    """No wall is left where the only one stood that a door replaces."""
    door = {"id": "d", "edge": [[1, 0], [1, 1]], "state": "open"}
    scene = {**EMPTY, "walls": [[[1, 0], [1, 1]]], "doors": [door]}
    assert after(scene, SETUP.mirrored(scene))["walls"] == []


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
