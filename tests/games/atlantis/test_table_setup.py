"""A hex board is painted and set up; scenes in, scenes out."""

from typing import Any

import pytest

from adjudicator.app.setup import ordered
from adjudicator.app.tables import examples, open_scene
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
    scene = put(scene, "unit:hero-red:Arien", Hex(3, 0))
    assert scene["units"][-1]["at"] == [3, 0]
    scene = after(scene, SETUP.removed(scene, Held("red-melee-1", figure=True)))
    point = SETUP.found(GAME.read_scene(scene), Hex(0, 0))
    assert point == Held("spawn 0,0")
    scene = after(scene, SETUP.moved(scene, point, Hex(1, 1).centre))
    assert scene["spawn-points"][0]["at"] == [1, 1]
    scene = after(scene, SETUP.removed(scene, Held("spawn 1,1")))
    assert scene["spawn-points"] == []


def test_spawn_points_are_put_without_limit() -> None:
    """Stroke after stroke, of one kind or another."""
    table = examples()["the-ford"]
    empty = open_scene(SETUP.empty(4, 3))
    for number, kind in enumerate(("melee-red", "melee-red", "heavy-blue", "hero-blue")):
        order = {"do": "paint", "piece": f"spawn:{kind}", "places": f"@{number},1"}
        empty = empty.with_change(ordered(empty, order).change)
    assert len(empty.scene["spawn-points"]) == 4
    assert table.scene["spawn-points"]


def test_thrones_and_lanes_are_tapped() -> None:
    """A zone becomes a Throne or a part of a lane; tapped again, it is neither."""
    scene = EMPTY
    for number in (2, 3, 4):
        scene = put(scene, f"zone:zone {number}", Hex(number - 1, 0))
    scene = put(scene, "throne:red", Hex(0, 1))
    scene = put(scene, "throne:blue", Hex(3, 0))
    assert scene["thrones"] == {"red": "zone 1", "blue": "zone 4"}
    scene = put(put(scene, "lane:main", Hex(1, 0)), "lane:main", Hex(2, 0))
    assert scene["lanes"]["main"] == {"zones": ["zone 2", "zone 3"], "battle-zone": "zone 2"}
    scene = put(scene, "battle-zone", Hex(2, 0))
    assert scene["lanes"]["main"]["battle-zone"] == "zone 3"
    assert put(scene, "lane:main", Hex(1, 0))["lanes"]["main"]["zones"] == ["zone 3"]
    assert put(scene, "throne:red", Hex(0, 1))["thrones"] == {"blue": "zone 4"}
    with pytest.raises(InputError):
        put(scene, "battle-zone", Hex(0, 1))


def test_a_lane_is_drawn_from_either_end() -> None:
    """The zones that a stroke passes through, from the red end; its middle is the Battle Zone."""
    scene = EMPTY
    for number in (2, 3):
        scene = put(scene, f"zone:zone {number}", Hex(number, 0))
    scene = put(put(scene, "throne:red", Hex(0, 0)), "throne:blue", Hex(3, 0))
    for places in ("@0,0 @1,0 @2,0 @3,0", "@3,0 @2,0 @1,0"):
        table = open_scene(scene)
        order = {"do": "paint", "piece": "lane:main", "places": places}
        lane = after(scene, ordered(table, order))["lanes"]["main"]
        assert lane == {"zones": ["zone 1", "zone 2", "zone 3"], "battle-zone": "zone 2"}


def test_a_throne_leaves_the_middle_of_a_lane() -> None:
    """A zone that becomes a Throne is at the lane's end from then on."""
    scene = put(put(EMPTY, "zone:zone 2", Hex(1, 0)), "zone:zone 3", Hex(2, 0))
    for at in (Hex(1, 0), Hex(0, 0), Hex(2, 0)):
        scene = put(scene, "lane:main", at)
    scene = put(scene, "throne:red", Hex(0, 0))
    assert scene["lanes"]["main"]["zones"] == ["zone 2", "zone 3"]


def test_a_minion_has_a_lane_where_there_are_two() -> None:
    """It can be set on the Minion; a Hero has a name of the roster and a team."""
    scene = dict(examples()["two-lanes"].scene)
    minion = Held("rn1", figure=True)
    assert [field.name for field in SETUP.options(scene, minion).fields] == ["team", "lane"]
    assert SETUP.adjusted
    scene = after(scene, SETUP.adjusted(scene, minion, {"team": "red", "lane": "south"}))
    assert next(u for u in scene["units"] if u["id"] == "rn1")["lane"] == "south"
    hero = put(EMPTY, "unit:hero-blue:Brogan", Hex(1, 0))
    options = SETUP.options(hero, Held("blue-hero-1", figure=True))
    assert "Brogan" not in options.names
    assert "Arien" in options.names


def test_a_hexagon_of_a_radius_is_laid_out() -> None:
    """Radius 5 has 91 hexes; hexes outside go, and a unit there is not lost silently."""
    assert SETUP.resized
    scene = after(EMPTY, SETUP.resized(EMPTY, {"radius": 5}))
    assert len(scene["zones"]["zone 1"]) == 91
    scene = put(scene, "unit:hero-red:Wasp", Hex(5, 0))
    with pytest.raises(InputError):
        after(scene, SETUP.resized(scene, {"radius": 2}))
    with pytest.raises(InputError):
        SETUP.resized(scene, {"radius": 21})


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
    for piece in SETUP.pieces(examples()["two-lanes"].state):
        drawn = SETUP.icon(piece)
        assert drawn
        assert len(drawn.cells) == 1
