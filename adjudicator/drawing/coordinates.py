"""The names of spaces: letters and numbers along the edges, and in the cells of other boards.

The page keeps those along the edges in view while the board moves under them.
"""

from collections.abc import Iterable
from functools import lru_cache

from adjudicator.board.cell import column_letters, hex_label, space_called
from adjudicator.board.hexes import Hex, NamedHex
from adjudicator.board.lazy import IdentityKey
from adjudicator.board.squares import Position
from adjudicator.core.sketch import Sketch, SketchCell
from adjudicator.drawing.markup import element, text, units

#: How far outside of the board a letter or a number stands.
OUTSIDE = 0.25

#: A name and where along an edge it stands.
Names = Iterable[tuple[str, float]]


def coordinates_svg(sketch: Sketch) -> str:
    """The names of a board's spaces, as far as it has any."""
    if sketch.squares:
        return _of_squares(int(sketch.width), int(sketch.height))
    return _of_cells(IdentityKey(sketch.cells), sketch.origin)


@lru_cache(256)
def _of_squares(columns: int, rows: int) -> str:
    letters = ((column_letters(column), column + 0.5) for column in range(columns))
    numbers = ((str(row + 1), row + 0.5) for row in range(rows))
    return _along_edges(letters, numbers, (0, 0))


@lru_cache(64)
def _of_cells(cells: IdentityKey[tuple[SketchCell, ...]], corner: Position) -> str:
    hexes = [cell.place for cell in cells.value if isinstance(cell.place, NamedHex)]
    return "".join(map(_in_cell, cells.value)) + (_of_hexes(hexes, corner) if hexes else "")


def _of_hexes(hexes: list[NamedHex], corner: Position) -> str:
    """A row of hexes goes up and down by half a hex; its number stands halfway between the two.

    So the number that is nearest to a hex's middle is its own, in every column.
    """
    called = {hex_: space_called(hex_.label) for hex_ in hexes}
    columns = {space.c: hex_.centre[0] for hex_, space in called.items() if space}
    rows = sorted({space.r for space in called.values() if space})
    highest = min(hex_.centre[1] for hex_ in hexes)
    letters = ((column_letters(column), x) for column, x in sorted(columns.items()))
    numbers = ((str(row + 1), highest + row + 0.25) for row in rows)
    return _along_edges(letters, numbers, corner)


def _along_edges(letters: Names, numbers: Names, corner: Position) -> str:
    """Letters above the upper edge, all in one line, and numbers left of the left one."""
    left, top = (side - OUTSIDE for side in corner)
    above = (_at_edge(name, x, top) for name, x in letters)
    beside = (_at_edge(name, left, y) for name, y in numbers)
    return "".join((*above, *beside))


def _at_edge(name: str, x: float, y: float) -> str:
    return element("text", {"class": "coordinate", "x": units(x), "y": units(y)}, text(name))


def _in_cell(cell: SketchCell) -> str:
    """The name in a cell; a hex beyond the board has none yet."""
    name = hex_label(cell.place) if isinstance(cell.place, Hex) else cell.id
    x, y = _middle(cell)
    at = {"class": "coordinate small", "x": units(x), "y": units(y + 0.39)}
    return element("text", at, text(name)) if name else ""


def _middle(cell: SketchCell) -> tuple[float, float]:
    xs, ys = [x for x, _ in cell.outline], [y for _, y in cell.outline]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
