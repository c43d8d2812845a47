"""Pictures: well-formed, with the contract's hooks, the same every time."""

import random
import xml.etree.ElementTree as ET

import pytest
import shapely
from shapely.geometry.polygon import orient

from adjudicator.app.judgement import judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable, examples
from adjudicator.board.hexes import Hex
from adjudicator.board.squares import Space
from adjudicator.drawing.board import drawn_board
from adjudicator.drawing.cells import Links
from adjudicator.drawing.outlines import outlines
from adjudicator.drawing.standing import initials
from adjudicator.drawing.vignette import vignette_svg
from adjudicator.games.flashpoint.table.sketch import runs
from adjudicator.messages.renderer import ENGLISH


@pytest.mark.parametrize("ref", examples())
def test_all_that_is_sketched_is_in_the_picture(ref: str) -> None:
    """Each cell, pawn and sign under its hook, whatever the shape of the board."""
    table = examples()[ref]
    sketch = table.game.sketch(table.state)
    tree = ET.fromstring(drawn_board(sketch, ENGLISH).svg)  # noqa: S314 - our own
    hooks = ("data-space", "data-figure", "data-component")
    found = {hook: {e.get(hook) for e in tree.iter()} - {None} for hook in hooks}
    assert found["data-space"] == {cell.id for cell in sketch.cells}
    assert found["data-figure"] == {pawn.id for pawn in sketch.pawns}
    things = (*sketch.slabs, *sketch.bars, *sketch.signs)
    assert found["data-component"] == {thing.id for thing in things}
    ET.fromstring(vignette_svg(sketch, ENGLISH))  # noqa: S314


@pytest.mark.parametrize("ref", [t.ref for t in examples().values() if "board" in t.scene])
def test_pictures_are_well_formed_and_keep_the_hooks(ref: str) -> None:
    """Each space, figure and component is in the picture under its hook."""
    table = examples()[ref]
    sketch = table.game.sketch(table.state)
    case = table.cases[0]
    verdict = judge_query(table, TableQuery.from_link(case.params)).verdict
    links = Links({"0,0": "?x=1&y=2"}, {sketch.pawns[0].id: "?"}, (sketch.pawns[0].id,))
    picture = drawn_board(sketch, ENGLISH, verdict, links).svg
    tree = ET.fromstring(picture)  # noqa: S314 - our own
    found = {
        hook: [e.get(hook) for e in tree.iter() if e.get(hook) is not None]
        for hook in ("data-space", "data-figure", "data-component")
    }
    spaces, figures, components = _expected(table)
    assert found["data-space"] == spaces
    assert set(found["data-figure"]) == figures
    assert set(found["data-component"]) == components
    assert picture == drawn_board(sketch, ENGLISH, verdict, links).svg
    ET.fromstring(vignette_svg(sketch, ENGLISH))  # noqa: S314


def _expected(table: OpenTable) -> tuple[list[str], set[str], set[str]]:
    """The spaces, figures and components that a scene speaks of, by their hooks."""
    scene, state = table.scene, table.state
    if "board" in scene:
        columns, rows = scene["board"]["columns"], scene["board"]["rows"]
        spaces = [f"{c},{r}" for r in range(rows) for c in range(columns)]
        return spaces, set(state.figures), {piece.id for piece in state.pieces}
    zones = [
        zone["id"] if isinstance(zone, dict) else "{},{}".format(*zone) for zone in scene["zones"]
    ]
    figures = {one["id"] for one in (*scene["operatives"], *scene["units"])}
    walls = {f"wall-{number}" for number in range(len(list(runs(state.walls))))}
    return zones, figures, {*state.doors, *state.tokens, *walls}


def test_outlines_have_holes_and_a_fixed_order() -> None:
    """A ring of spaces has an outline around it and one inside; order of spaces is no matter."""
    ring = [Space(c, r) for c in range(3) for r in range(3) if (c, r) != (1, 1)]
    found = outlines(ring)
    assert len(found) == 2
    assert {frozenset(outline) for outline in found} == {
        frozenset({(0, 0), (3, 0), (3, 3), (0, 3)}),
        frozenset({(1, 1), (2, 1), (2, 2), (1, 2)}),
    }
    assert found == outlines(reversed(ring))
    assert outlines([]) == []


@pytest.mark.parametrize("kind", [Space, Hex])
def test_outlines_are_those_of_shapes_united_one_by_one(kind: type[Space] | type[Hex]) -> None:
    """Holes, touching corners and cells that are named twice included."""
    for number in range(60):
        chance = random.Random(number)  # noqa: S311 - the same every time
        share = chance.random()
        cells = [kind(a, b) for a in range(8) for b in range(8) if chance.random() < share]
        cells = cells[:number] or [kind(3, 2)]
        united = shapely.union_all([shapely.Polygon(cell.outline) for cell in cells])
        whole = map(orient, shapely.get_parts(united.normalize()))
        rings = [ring for one in whole for ring in (one.exterior, *one.interiors)]
        expected = [list(ring.simplify(0).coords)[:-1] for ring in rings]
        assert outlines([*cells, *cells[:3]]) == expected


def test_initials() -> None:
    """Two letters stand for a name."""
    assert [initials(n) for n in ("Gibraltar", "wraith", "Mad Maggie", "X", "")] == [
        "Gi",
        "Wr",
        "MM",
        "X",
        "",
    ]
