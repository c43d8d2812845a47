"""A hex board is painted and set up; scenes in, scenes out."""

from typing import Any

import pytest

from adjudicator.app.setup import ordered
from adjudicator.app.tables import examples
from adjudicator.board.hexes import Hex
from adjudicator.core.change import changed
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, Scene, SceneEdit, piece_called
from adjudicator.games import GAMES

GAME = GAMES["atlantis"]
SETUP = GAME.setup
EMPTY = SETUP.empty(4, 3)


def after(scene: Scene, deed: SceneEdit) -> dict[str, Any]:
    """The scene after a deed; it can be read."""
    new = changed(scene, deed.change)
    GAME.read_scene(new)
    return new


def put(scene: Scene, piece: str, at: Hex) -> dict[str, Any]:
    """The scene with one more piece."""
    kind = piece_called(SETUP.pieces(GAME.read_scene(scene)), piece)
    x, y = at.centre
    return after(scene, SETUP.put(scene, kind, (x + 0.2, y - 0.2), 0))


def test_an_empty_board_is_one_zone() -> None:
    """As many hexes as it is wide and high."""
    assert len(EMPTY["zones"]["zone 1"]) == 12


def test_hexes_are_painted_into_zones_terrain_and_off_the_board() -> None:
    """A hex is in the zone painted last; Terrain keeps its zone; a new zone begins with a hex."""
    scene = put(EMPTY, "zone:zone 2", Hex(1, 1))
    scene = put(scene, "zone:zone 2", Hex(9, 0))
    assert scene["zones"]["zone 2"] == [[9, 0], [1, 1]]
    assert [1, 1] not in scene["zones"]["zone 1"]
    scene = put(scene, "terrain", Hex(1, 1))
    assert scene["terrain"] == [[1, 1]]
    assert [1, 1] in scene["zones"]["zone 2"]
    scene = put(scene, "off-board", Hex(1, 1))
    assert scene["terrain"] == []
    assert scene["zones"]["zone 2"] == [[9, 0]]
    counts = SETUP.counted(GAME.read_scene(scene))
    assert (counts["zone:zone 1"], counts["zone:zone 2"], counts["terrain"]) == (11, 1, 0)


def test_pieces_are_put_moved_named_and_removed() -> None:
    """Spawn points, units and tokens, each under a name that nobody has."""
    scene = put(EMPTY, "spawn:melee-red", Hex(0, 0))
    scene = put(scene, "unit:melee-red", Hex(0, 0))
    scene = put(scene, "unit:melee-red", Hex(0, 1))
    scene = put(scene, "unit:hero-blue", Hex(2, 0))
    scene = put(scene, "token", Hex(2, 1))
    assert [unit["id"] for unit in scene["units"]] == ["red-melee-1", "red-melee-2", "blue-hero-1"]
    table = GAME.read_scene(scene)
    assert SETUP.found(table, Hex(0, 0)) == Held("red-melee-1", figure=True)
    assert SETUP.found(table, Hex(2, 1)) == Held("token-1")
    assert SETUP.found(table, Hex(1, 0)) is None
    hero = Held("blue-hero-1", figure=True)
    scene = after(scene, SETUP.moved(scene, hero, Hex(1, 0).centre))
    scene = after(scene, SETUP.named(scene, hero, "Arien"))
    assert scene["units"][-1]["at"] == [1, 0]
    scene = after(scene, SETUP.turned(scene, hero))
    assert scene["units"][-1]["team"] == "red"
    scene = after(scene, SETUP.removed(scene, hero))
    assert scene["units"][-1] == {**scene["units"][-1], "name": "Arien", "at": None}
    scene = put(scene, "away:blue-hero-1", Hex(3, 0))
    assert scene["units"][-1]["at"] == [3, 0]
    scene = after(scene, SETUP.removed(scene, Held("red-melee-1", figure=True)))
    point = SETUP.found(GAME.read_scene(scene), Hex(0, 0))
    assert point == Held("spawn 0,0")
    scene = after(scene, SETUP.moved(scene, point, Hex(1, 1).centre))
    assert scene["spawn-points"][0]["at"] == [1, 1]
    scene = after(scene, SETUP.removed(scene, Held("spawn 1,1")))
    assert scene["spawn-points"] == []


def test_what_may_not_stand_is_refused_by_the_code_that_refuses_scenes() -> None:
    """Two in one hex, or one off the board."""
    scene = put(EMPTY, "token", Hex(0, 0))
    for at, message_id in ((Hex(0, 0), "atlantis.taken"), (Hex(30, 0), "atlantis.no-such-space")):
        with pytest.raises(InputError) as told:
            put(scene, "unit:hero-red", at)
        assert told.value.message_id == message_id


@pytest.mark.parametrize(("turn", "times"), [("mirrored", 2), ("rotated", 6)])
def test_a_board_that_is_turned_often_enough_is_the_same(turn: str, times: int) -> None:
    """Mirrored twice, or turned by six sixths."""
    scene = dict(examples()["the-ford"].scene)
    first = GAME.read_scene(scene)
    for _ in range(times):
        scene = after(scene, getattr(SETUP, turn)(scene))
    assert GAME.read_scene(scene) == first


def test_a_stroke_is_one_change() -> None:
    """Several hexes at once; none, or one that is nowhere, is refused."""
    table = examples()["the-ford"]
    stroke = {"do": "paint", "piece": "zone:north woods", "places": "@6,-6 @7,-6 @8,-7"}
    scene = after(table.scene, ordered(table, stroke))
    assert len(scene["zones"]["north woods"]) == 13
    for places in ("", "@77,77", "nowhere"):
        with pytest.raises(InputError):
            ordered(table, {**stroke, "places": places})


def test_every_piece_of_the_tray_has_a_picture() -> None:
    """Each by itself, on a hex of its own."""
    assert SETUP.icon
    for piece in SETUP.pieces(examples()["two-lanes"].state):
        assert len(SETUP.icon(piece).cells) == 1
