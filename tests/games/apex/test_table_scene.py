"""Scenes that the box cannot build are refused with the place and the reason."""

from typing import Any

import pytest

from adjudicator.board.squares import Space
from adjudicator.core.faults import InputError
from adjudicator.games.apex.table.scene import read_scene
from tests.support.refusals import assert_refused

HOUSE = {"kind": "building", "at": [2, 2], "size": [2, 3]}
WALL = {"kind": "wall", "from": [0, 0], "to": [0, 2]}


def scene(*components: dict[str, Any], **more: object) -> dict[str, Any]:
    """A board of 8 x 8 with these components."""
    board = {"columns": 8, "rows": 8}
    return {"game": "apex", "board": board, "components": list(components), **more}


REFUSED = {
    "overlapping buildings": (
        scene(HOUSE, {"kind": "building", "at": [3, 4], "size": [2, 2]}),
        "scene.components[1].at",
    ),
    "a building with nothing under it": (
        scene({**HOUSE, "base": 1}),
        "scene.components[0].base",
    ),
    "a building that hangs over": (
        scene(HOUSE, {"kind": "building", "at": [3, 2], "size": [2, 2], "base": 1}),
        "scene.components[1].base",
    ),
    "a rooftop piece with nothing under it": (
        scene({**WALL, "base": 1}),
        "scene.components[0].base",
    ),
    "a rooftop wall that goes on over the edge": (
        scene(HOUSE, {"kind": "wall", "from": [2, 4], "to": [2, 6], "base": 1}),
        "scene.components[1].base",
    ),
    "a wall inside a building": (
        scene(HOUSE, {"kind": "wall", "from": [2, 3], "to": [4, 3]}),
        "scene.components[1].base",
    ),
    "a wall off the board": (
        scene({"kind": "wall", "from": [8, 7], "to": [8, 9]}),
        "scene.components[0].to",
    ),
    "two pieces on one edge and base": (
        scene(WALL, {"kind": "half-wall", "from": [0, 1], "to": [0, 2]}),
        "scene.components[1].from",
    ),
    "two figures in one space": (
        scene(figures=[{"id": "A", "at": [1, 1]}, {"id": "B", "at": [1, 1]}]),
        "scene.figures[1].at",
    ),
    "a figure on a beacon": (
        scene({"kind": "respawn-beacon", "at": [1, 1]}, figures=[{"id": "A", "at": [1, 1]}]),
        "scene.figures[0].at",
    ),
    "two figures of one id": (
        scene(figures=[{"id": "A", "at": [1, 1]}, {"id": "A", "at": [1, 2]}]),
        "scene.figures[1].id",
    ),
    "a figure off the board": (scene(figures=[{"id": "A", "at": [8, 1]}]), "scene.figures[0].at"),
    "an unknown kind": (scene({"kind": "moat", "at": [1, 1]}), "scene.components[0].kind"),
    "a wrong size": (
        scene({"kind": "building", "at": [1, 1], "size": [5, 5]}),
        "scene.components[0].size",
    ),
    "a wall that is too long": (
        scene({"kind": "wall", "from": [0, 0], "to": [4, 0]}),
        "scene.components[0].to",
    ),
    "a wall of no length": (
        scene({"kind": "wall", "from": [1, 1], "to": [1, 1]}),
        "scene.components[0].to",
    ),
    "a slanted wall": (
        scene({"kind": "wall", "from": [0, 0], "to": [1, 1]}),
        "scene.components[0].to",
    ),
    "a half-wall of two edges": (
        scene({"kind": "half-wall", "from": [0, 0], "to": [2, 0]}),
        "scene.components[0].to",
    ),
    "a board beyond 60 x 60": (
        {**scene(), "board": {"columns": 61, "rows": 8}},
        "scene.board.columns",
    ),
    "a board of no rows": ({**scene(), "board": {"columns": 6, "rows": 0}}, "scene.board.rows"),
    "no board": ({"game": "apex"}, "scene.board"),
    "a beacon under a roof": (
        scene(HOUSE, {"kind": "respawn-beacon", "at": [2, 2]}),
        "scene.components[1].base",
    ),
    "a beacon in the air": (
        scene({"kind": "respawn-beacon", "at": [2, 2], "base": 1}),
        "scene.components[0].base",
    ),
    "two beacons in one space": (
        scene(*[{"kind": "respawn-beacon", "at": [2, 2]}] * 2),
        "scene.components[1].at",
    ),
    "two zones on one intersection": (
        scene({"kind": "smoke", "at": [2, 2]}, {"kind": "dome", "at": [2, 2]}),
        "scene.components[1].at",
    ),
    "a building without a size": (
        scene({"kind": "building", "at": [1, 1]}),
        "scene.components[0].size",
    ),
    "a wall with a size": (scene({**WALL, "size": [1, 1]}), "scene.components[0].size"),
    "a custom component on nothing": (
        scene({"kind": "custom", "tags": ["COVER"], "at": [1, 1]}),
        "scene.components[0].on",
    ),
    "a word for a number": (scene({**HOUSE, "base": "1"}), "scene.components[0].base"),
    "a broken number": (scene({**HOUSE, "at": [1.5, 2]}), "scene.components[0].at[0]"),
    "a yes for a number": (scene({**HOUSE, "base": True}), "scene.components[0].base"),
    "one number for two": (scene({**HOUSE, "at": [1]}), "scene.components[0].at[1]"),
    "components that are no list": ({**scene(), "components": {}}, "scene.components"),
    "an unknown field": ({**scene(), "componets": []}, "scene.componets"),
    "an unknown ruling": (scene(rulings={"corner-y": "both"}), "scene.rulings.corner-y"),
    "an unknown reading": (scene(rulings={"corner-x": "none"}), "scene.rulings.corner-x"),
    "an edition that is not there": (scene(edition="alpha"), "scene.edition"),
    "a later format": (scene(format=2), "scene.format"),
    "two components of one id": (
        scene({**HOUSE, "id": "house"}, {**WALL, "id": "house"}),
        "scene.components[1].id",
    ),
    "an id with markup": (scene({**HOUSE, "id": "<b>"}), "scene.components[0].id"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    """What the box cannot build is refused at its place, in a sentence."""
    data, place = REFUSED[name]
    assert_refused(read_scene, data, place)


def test_components_may_come_in_any_order() -> None:
    """A storey may be listed before what it stands on."""
    upper = {"kind": "building", "at": [2, 2], "size": [2, 2], "base": 1}
    table = read_scene(scene(upper, HOUSE))
    assert table.level(Space(2, 2)) == 2
    assert table.level(Space(2, 4)) == 1
    assert table.level(Space(5, 5)) == 0


def test_ids_that_are_left_out_tell_kind_and_place_in_the_list() -> None:
    """The second component of the list is number 1."""
    assert [piece.id for piece in read_scene(scene(HOUSE, WALL)).pieces] == ["building-0", "wall-1"]


def test_a_wall_may_stand_against_a_building_and_on_its_roof() -> None:
    """Along the foot of a building, on its roof's edge, and across its roof."""
    foot = {"kind": "wall", "from": [2, 2], "to": [2, 4]}
    edge = {**foot, "base": 1}
    across = {"kind": "wall", "from": [2, 3], "to": [4, 3], "base": 1}
    table = read_scene(scene(HOUSE, foot, edge, across))
    assert table.tops[table.pieces[2].edges[0]] == 2


def test_custom_components_are_what_their_tags_say() -> None:
    """A custom component blocks, covers or raises by its tags alone."""
    rock = {"kind": "custom", "on": "space", "at": [1, 1], "name": "Rock"}
    blocking = read_scene(scene({**rock, "tags": ["BLOCKAGE", "LEVEL 1", "OCCUPY SPACE"]}))
    assert set(blocking.tops.values()) == {1}
    assert blocking.level(Space(1, 1)) == 0
    raising = read_scene(scene({**rock, "tags": ["LEVEL 1"]}))
    assert raising.level(Space(1, 1)) == 1
    assert not raising.tops


@pytest.mark.parametrize(("bases", "level"), [([1], 0), ([0, 2], 1)])
def test_a_storey_in_the_air_is_told_the_level_below_it(bases: list[int], level: int) -> None:
    """The piece itself holds nothing up."""
    pieces = [{"kind": "building", "at": [0, 0], "size": [2, 2], "base": base} for base in bases]
    with pytest.raises(InputError) as refused:
        read_scene(scene(*pieces))
    assert refused.value.message_id == "apex.scene.nothing-under"
    assert refused.value.facts["level"] == level
