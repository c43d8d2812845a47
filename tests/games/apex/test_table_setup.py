"""Pieces of a table are put, moved, turned and removed; scenes in, scenes out."""

from typing import Any

import pytest
from hypothesis import given

from adjudicator.app.tables import examples
from adjudicator.app.tray import alone
from adjudicator.board.squares import Corner, Space
from adjudicator.core.change import changed
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, Scene, SceneEdit, piece_called
from adjudicator.games import GAMES
from tests.support.strategies import scenes

GAME = GAMES["apex"]
SETUP = GAME.setup
EMPTY = SETUP.empty(12, 10)


def put(scene: Scene, piece: str, x: float, y: float, turn: int = 0) -> dict[str, Any]:
    """The scene with one more piece."""
    kind = piece_called(SETUP.pieces(GAME.read_scene(scene)), piece)
    return after(scene, SETUP.put(scene, kind, (x, y), turn))


def after(scene: Scene, deed: SceneEdit) -> dict[str, Any]:
    """The scene after a deed; it can be read."""
    new = changed(scene, deed.change)
    GAME.read_scene(new)
    return new


def test_pieces_snap_to_what_they_stand_on() -> None:
    """A building to spaces, a wall to edges, smoke to a corner, a beacon to a space."""
    scene = put(EMPTY, "building-2x3", 3.2, 3.1)
    scene = put(scene, "wall-3", 8.1, 4.4)
    scene = put(scene, "smoke-1", 6.2, 8.8)
    scene = put(scene, "respawn-beacon-1", 10.4, 1.6)
    assert scene["components"] == [
        {"id": "building-0", "kind": "building", "at": [2, 2], "size": [2, 3], "base": 0},
        {"id": "wall-0", "kind": "wall", "from": [8, 3], "to": [8, 6], "base": 0},
        {"id": "smoke-0", "kind": "smoke", "at": [6, 9], "base": 0},
        {"id": "respawn-beacon-0", "kind": "respawn-beacon", "at": [10, 1], "base": 0},
    ]


def test_pieces_go_onto_roofs() -> None:
    """Inside of a building, the base is its roof; outside of the same edge, the ground."""
    scene = put(EMPTY, "building-3x3", 3.5, 3.5)
    scene = put(scene, "half-wall-1", 2.1, 3.5)
    scene = put(scene, "half-wall-1", 1.9, 2.5)
    scene = put(scene, "building-2x2", 3, 3)
    assert [entry["base"] for entry in scene["components"]] == [0, 1, 0, 1]


def test_what_may_not_stand_is_refused_by_the_code_that_refuses_scenes() -> None:
    """The deed is made, and reading the scene after it says what is wrong."""
    scene = put(EMPTY, "building-3x3", 3.5, 3.5)
    with pytest.raises(InputError) as told:
        put(scene, "building-2x2", 5, 5)
    assert told.value.message_id == "apex.scene.nothing-under"
    scene = put(scene, "respawn-beacon-1", 8.5, 8.5)
    with pytest.raises(InputError) as told:
        put(scene, "figure-red", 8.5, 8.5)
    assert told.value.message_id == "apex.scene.taken"


def draw(scene: Scene, piece: str, *corners: tuple[int, int]) -> dict[str, Any]:
    """The scene after a stroke from corner to corner."""
    assert SETUP.drawn
    kind = piece_called(SETUP.pieces(GAME.read_scene(scene)), piece)
    return after(scene, SETUP.drawn(scene, kind, [Corner(*corner) for corner in corners]))


def runs(scene: Scene) -> list[tuple[Any, ...]]:
    """The edge pieces of a scene: kind, ends and base."""
    pieces = (entry for entry in scene["components"] if "from" in entry)
    return [(one["kind"], one["from"], one["to"], one["base"]) for one in pieces]


def test_a_stroke_lays_walls_as_the_box_has_them() -> None:
    """Five edges are a Wall of 3 and one of 2; around a corner, the next run begins."""
    scene = draw(EMPTY, "wall-1", (1, 2), (6, 2))
    assert runs(scene) == [("wall", [1, 2], [4, 2], 0), ("wall", [4, 2], [6, 2], 0)]
    scene = draw(EMPTY, "wall-2", (4, 1), (4, 2), (5, 2))
    assert runs(scene) == [("wall", [4, 1], [4, 2], 0), ("wall", [4, 2], [5, 2], 0)]
    scene = draw(EMPTY, "half-wall-1", (3, 4), (3, 2))
    assert runs(scene) == [("half-wall", [3, 2], [3, 3], 0), ("half-wall", [3, 3], [3, 4], 0)]


def test_a_stroke_takes_what_is_left_in_the_box() -> None:
    """Six Walls of 3 are all there are; the next run is made of shorter ones."""
    scene = EMPTY
    for row in range(6):
        scene = draw(scene, "wall-3", (0, row), (3, row))
    assert runs(draw(scene, "wall-3", (0, 8), (3, 8)))[6:] == [
        ("wall", [0, 8], [2, 8], 0),
        ("wall", [2, 8], [3, 8], 0),
    ]


def test_a_stroke_goes_around_what_stands_there_and_up_to_the_roof() -> None:
    """A taken edge stays as it is; along and over a Building the pieces stand on its roof."""
    scene = draw(EMPTY, "supply-bin-1", (3, 5), (4, 5))
    scene = draw(scene, "wall-3", (2, 5), (6, 5))
    assert runs(scene)[1:] == [("wall", [2, 5], [3, 5], 0), ("wall", [4, 5], [6, 5], 0)]
    roof = put(EMPTY, "building-2x2", 4, 4)
    assert runs(draw(roof, "wall-1", (2, 4), (6, 4))) == [
        ("wall", [2, 4], [3, 4], 0),
        ("wall", [3, 4], [5, 4], 1),
        ("wall", [5, 4], [6, 4], 0),
    ]
    assert runs(draw(roof, "wall-1", (3, 3), (5, 3))) == [("wall", [3, 3], [5, 3], 1)]
    for corners in ([(1, 1)], [(1, 1), (13, 1)], [(3, 5), (4, 5)]):
        with pytest.raises(InputError):
            draw(scene, "wall-3", *corners)
    with pytest.raises(InputError):
        draw(scene, "building-2x2", (1, 1), (3, 1))


def test_a_stroke_lays_pieces_of_the_players_in_their_own_length() -> None:
    """A Shield of 2 edges along 5 edges: two of them."""
    form = SETUP.forms[0]
    scene = after(EMPTY, form.filled(EMPTY, {"name": "Shield", "on": "edge", "long": 2}))
    scene = draw(scene, "own:Shield", (1, 1), (6, 1))
    assert runs(scene) == [("custom", [1, 1], [3, 1], 0), ("custom", [3, 1], [5, 1], 0)]
    assert {entry["name"] for entry in scene["components"]} == {"Shield"}


def test_figures_have_ids_by_squad() -> None:
    """The first that is free; names are given later."""
    scene = put(put(put(EMPTY, "figure-red", 1, 1), "figure-blue", 2, 1), "figure-red", 3, 1)
    scene = after(scene, SETUP.removed(scene, Held("R1", figure=True)))
    scene = put(scene, "figure-red", 4, 1)
    assert [figure["id"] for figure in scene["figures"]] == ["B1", "R2", "R1"]
    scene = after(scene, SETUP.named(scene, Held("R1", figure=True), "Wraith"))
    assert scene["figures"][2]["name"] == "Wraith"


def test_legends_come_from_the_roster() -> None:
    """Each is in the box once: put again, it goes there, and joins the squad of its tile."""
    scene = put(EMPTY, "figure-red:Wraith", 1.5, 1.5)
    assert scene["figures"] == [{"id": "R1", "name": "Wraith", "squad": "red", "at": [1, 1]}]
    scene = put(scene, "figure-blue:Wraith", 3.5, 1.5)
    assert scene["figures"] == [{"id": "R1", "name": "Wraith", "squad": "blue", "at": [3, 1]}]
    first = SETUP.pieces(GAME.read_scene(EMPTY))[0]
    assert (first.group, first.name) == ("figures", None)
    options = SETUP.options(scene, Held("R1", figure=True))
    assert "Wraith" not in options.names
    assert "Gibraltar" in options.names
    assert SETUP.adjusted
    scene = after(scene, SETUP.adjusted(scene, Held("R1", figure=True), {"squad": "red"}))
    assert scene["figures"][0]["squad"] == "red"


def test_players_make_pieces_that_are_kept_as_cards() -> None:
    """A name, a place and tags from a list; the card stays when the piece is taken away."""
    form = SETUP.forms[0]
    tags = {"COVER": True, "OCCUPY SPACE": True}
    card = {"name": "Rock", "on": "space", "level": 1, "tags": tags}
    edit = form.filled(EMPTY, card)
    assert edit.next_piece == "own:Rock"
    scene = after(EMPTY, edit)
    assert scene["own-pieces"] == [
        {"name": "Rock", "on": "space", "tags": ["LEVEL 1", "COVER", "OCCUPY SPACE"]}
    ]
    scene = put(put(scene, "own:Rock", 2.5, 2.5), "own:Rock", 4.5, 2.5)
    assert [entry["name"] for entry in scene["components"]] == ["Rock", "Rock"]
    assert scene["components"][0]["tags"] == ["LEVEL 1", "COVER", "OCCUPY SPACE"]
    for name in ("custom-0", "custom-1"):
        scene = after(scene, SETUP.removed(scene, Held(name)))
    assert put(scene, "own:Rock", 1.5, 1.5)["components"][0]["at"] == [1, 1]
    with pytest.raises(InputError):
        form.filled(EMPTY, {"name": " ", "on": "space"})
    for piece in SETUP.pieces(GAME.read_scene(scene)):
        assert alone(GAME, piece)
    edge = after(EMPTY, form.filled(EMPTY, {"name": "Shield", "on": "edge"}))
    assert put(edge, "own:Shield", 3.1, 2.5)["components"][0]["to"] == [3, 3]


def test_players_pieces_have_any_size() -> None:
    """Spaces across and down, or edges along; the piece is placed, turned and offered so."""
    form = SETUP.forms[0]
    # The fields that are seen go by the place that is chosen, so one is chosen at first.
    assert form.values(EMPTY) == {"on": "space", "across": 1, "down": 1, "long": 1}
    rock = {"name": "Rock", "on": "space", "across": 3, "down": 2}
    scene = after(EMPTY, form.filled(EMPTY, rock))
    scene = after(scene, form.filled(scene, {"name": "Shield", "on": "edge", "long": 2}))
    assert scene["own-pieces"] == [
        {"name": "Rock", "on": "space", "tags": [], "size": [3, 2]},
        {"name": "Shield", "on": "edge", "tags": [], "length": 2},
    ]
    scene = put(put(scene, "own:Rock", 3.5, 3), "own:Shield", 8.4, 6.1)
    scene = after(scene, SETUP.turned(scene, Held("custom-0")))
    rock, shield = scene["components"]
    assert (rock["at"], rock["size"]) == ([2, 2], [2, 3])
    assert (shield["from"], shield["to"]) == ([7, 6], [9, 6])
    bare = {key: value for key, value in scene.items() if key != "own-pieces"}
    found = {piece.name: piece.size for piece in SETUP.pieces(GAME.read_scene(bare))}
    assert (found["Rock"], found["Shield"]) == ((2, 3), (2, 0))
    assert all(alone(GAME, piece) for piece in SETUP.pieces(GAME.read_scene(scene)))


def test_a_custom_piece_without_a_card_is_offered_again() -> None:
    """The tray has a tile for each custom piece on the map."""
    piece = {"kind": "custom", "name": "Totem", "on": "intersection", "at": [2, 2], "tags": []}
    scene = {**EMPTY, "components": [piece]}
    assert put(scene, "own:Totem", 5, 5)["components"][1]["on"] == "intersection"


def test_every_tag_of_a_card_is_one_that_rules_know() -> None:
    """What is offered can be read; no tag is misspelled."""
    form = SETUP.forms[0]
    (tags,) = (field for field in form.fields(None) if field.name == "tags")
    every = {tag.name: True for tag in tags.fields}
    assert len(every) > 10
    after(EMPTY, form.filled(EMPTY, {"name": "All", "on": "space", "tags": every}))


def test_a_board_is_resized() -> None:
    """What stands on it stays; a board that is too small for it is refused."""
    assert SETUP.resized
    scene = put(EMPTY, "figure-red", 8.5, 8.5)
    assert after(scene, SETUP.resized(scene, {"columns": 20, "rows": 9}))["board"] == {
        "columns": 20,
        "rows": 9,
    }
    for sizes in ({"columns": 5, "rows": 9}, {"columns": 0, "rows": 9}, {"columns": 61, "rows": 9}):
        with pytest.raises(InputError):
            after(scene, SETUP.resized(scene, sizes))


@pytest.mark.parametrize(
    ("old", "size", "new"),
    [
        ((0, 0, 9, 9), 14, (0, 0, 13, 13)),
        ((2, 1, 8, 6), 14, (2, 1, 12, 10)),
        ((2, 1, 8, 6), 6, (2, 1, 4, 2)),
        # Where the borders would pass each other, they meet.
        ((4, 0, 5, 9), 5, (4, 0, 3, 4)),
        # A Ring from before, which reached past the board.
        ((0, 0, 60, 60), 60, (0, 0, 60, 60)),
    ],
)
def test_the_ring_goes_with_a_resized_board(
    old: tuple[int, ...], size: int, new: tuple[int, ...]
) -> None:
    """Every border stays as far from its edge as it had moved, by the same one change."""
    assert SETUP.resized
    sides = ("left", "top", "right", "bottom")
    board = {"columns": 10, "rows": 10}
    scene = {**EMPTY, "board": board, "ring": dict(zip(sides, old, strict=True))}
    edit = SETUP.resized(scene, {"columns": size, "rows": size})
    assert after(scene, edit)["ring"] == dict(zip(sides, new, strict=True))
    assert edit.message_id == "did.resized-with-ring"


def test_a_building_carries_what_stands_on_it() -> None:
    """All of it goes along, up too; taken away, its pieces go with it and people stay."""
    scene = put(EMPTY, "building-2x3", 3, 3.5)
    scene = put(put(scene, "half-wall-1", 2.5, 2.1), "figure-red", 2.5, 3.5)
    scene = after(scene, SETUP.moved(scene, Held("building-0"), (8, 6.5)))
    assert scene["components"][0]["at"] == [7, 5]
    assert scene["components"][1]["from"] == [7, 5]
    assert scene["figures"][0]["at"] == [7, 6]
    scene = after(scene, SETUP.removed(scene, Held("building-0")))
    assert scene["components"] == []
    assert len(scene["figures"]) == 1


def test_a_wall_turns_about_its_first_corner() -> None:
    """Four turns bring it back; where it cannot stand, it turns on."""
    first = scene = put(EMPTY, "wall-2", 5.5, 5.1)
    seen = []
    for _ in range(4):
        scene = after(scene, SETUP.turned(scene, Held("wall-0")))
        seen.append(tuple(scene["components"][0]["to"]))
    assert seen == [(5, 7), (3, 5), (5, 3), (7, 5)]
    assert scene == first
    scene = put(EMPTY, "wall-2", 0.8, 0.1)
    scene = after(scene, SETUP.turned(scene, Held("wall-0")))
    scene = after(scene, SETUP.turned(scene, Held("wall-0")))
    assert scene["components"][0]["to"] == [2, 0]


def test_what_has_no_other_side_does_not_turn() -> None:
    """It is told, and nothing changes."""
    scene = put(put(EMPTY, "building-2x2", 3, 3), "figure-red", 8, 8)
    for held in (Held("building-0"), Held("R1", figure=True)):
        with pytest.raises(InputError) as told:
            SETUP.turned(scene, held)
        assert told.value.message_id == "setup.no-turn"


def test_somebody_with_belongings_is_only_off_the_map() -> None:
    """What was typed in of a Legend is kept, and the tray offers it again."""
    scene = {**EMPTY, "figures": [{"id": "A", "name": "Ann", "at": [1, 1], "health": 7}]}
    scene = after(scene, SETUP.removed(scene, Held("A", figure=True)))
    with pytest.raises(InputError) as told:
        SETUP.removed(scene, Held("A", figure=True))
    assert told.value.message_id == "setup.off-the-map"
    (away,) = (p for p in SETUP.pieces(GAME.read_scene(scene)) if p.id == "away-A")
    assert away.name == "Ann"
    scene = after(scene, SETUP.put(scene, away, (3.5, 3.5), 0))
    assert scene["figures"] == [{"id": "A", "name": "Ann", "at": [3, 3], "health": 7}]


def test_a_part_is_copied() -> None:
    """What stands wholly in it; with names of its own."""
    scene = put(put(EMPTY, "building-2x2", 2, 2), "wall-1", 3.1, 1.5)
    scene = put(scene, "wall-3", 3.1, 7.5)
    scene = after(scene, SETUP.copied(scene, Space(2, 2), Space(1, 1), Space(6, 4)))
    assert [entry["id"] for entry in scene["components"]] == [
        "building-0", "wall-0", "wall-1", "building-1", "wall-2",
    ]  # fmt: skip
    assert scene["components"][3]["at"] == [6, 4]
    with pytest.raises(InputError) as told:
        SETUP.copied(scene, Space(11, 0), Space(11, 0), Space(0, 0))
    assert told.value.message_id == "setup.nothing-to-copy"


@given(scene=scenes())
def test_boards_mirrored_twice_and_turned_four_times_are_as_before(scene: Scene) -> None:
    """And each on the way there can be read."""
    mirrored = after(scene, SETUP.mirrored(scene))
    assert after(mirrored, SETUP.mirrored(mirrored)) == scene
    turned = scene
    for _ in range(4):
        turned = after(turned, SETUP.rotated(turned))
    assert turned == scene


@pytest.mark.parametrize("ref", [ref for ref, table in examples().items() if table.game is GAME])
def test_examples_are_counted_and_every_piece_can_be_removed(ref: str) -> None:
    """Each component counts as a piece of the box, and no table falls when one is taken."""
    table = examples()[ref]
    box = {piece.id for piece in SETUP.pieces(table.state) if piece.group in ("map", "effects")}
    own = [piece for piece in table.state.pieces if piece.kind != "custom"]
    assert sum(SETUP.counted(table.state)[name] for name in box) == len(own)
    scene = table.scene
    for piece in table.state.pieces:
        if any(piece.id == other.id for other in GAME.read_scene(scene).pieces):
            scene = changed(scene, SETUP.removed(scene, Held(piece.id)).change)
            if "time" not in scene:
                GAME.read_scene(scene)


def test_the_maps_are_those_of_the_data() -> None:
    """Each needs what its book's list says, and is told of by one edition."""
    crossroads, standard = SETUP.maps
    assert (crossroads.edition, standard.edition) == ("core", "beta")
    assert crossroads.needs["building-2x3"] == standard.needs["building-2x3"] == 3
    assert sum(crossroads.needs.values()) == 31
    assert sum(standard.needs.values()) == 29


def test_the_ring_is_set_as_far_in_as_its_borders_have_moved() -> None:
    """Each side by itself; the form shows what was set, and takes the Ring out of play again."""
    form = SETUP.forms[1]
    inward = {"top": 3, "left": 0, "right": 1, "bottom": 2}
    scene = after(EMPTY, form.filled(EMPTY, {"played": True, **inward}))
    assert scene["ring"] == {"left": 0, "top": 3, "right": 10, "bottom": 7}
    assert form.values(scene) == {"played": True, **inward}
    assert "ring" not in after(scene, form.filled(scene, {}))
