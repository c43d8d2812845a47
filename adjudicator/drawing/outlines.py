"""Closed outlines around sets of cells, found by walking along the sides that no two cells share.

Corners are compared, and their coordinates multiplied, but none is computed: whole numbers stay
whole, and corners that cells share are the same numbers in each.
"""

from collections.abc import Iterable, Iterator, Mapping

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Position

Outline = list[Position]

#: The corners of a cell, clockwise as drawn.
_Corners = tuple[Position, ...]
#: The length of a ring in sides, and its outline.
_Ring = tuple[int, Outline]
#: The sides on the border by the corner they begin at: where each ends, and its cell.
_Border = dict[Position, dict[_Corners, Position]]


def outlines(spaces: Iterable[Cell]) -> list[Outline]:
    """The closed outlines of a set of spaces, holes too, in a fixed order.

    Parts with a longer border come first, then those further to the right; the same goes for the
    holes of a part, which follow it. An outline begins at its leftmost corner; that of a part runs
    clockwise as drawn, that of a hole the other way round.
    """
    cells = dict.fromkeys(space.outline for space in spaces)
    if len(cells) < 2:
        return [_from_leftmost(list(corners)) for corners in cells]
    sides = {side: cell for cell in cells for side in _sides(cell)}
    rings = [*_rings(_border(sides))]
    if len(rings) == 1:  # one part without a hole, as most are
        return [_from_leftmost(_straightened(rings[0]))]
    part_of = _parts(cells, sides)
    parts: dict[int, tuple[list[_Ring], list[_Ring]]] = {}
    for ring in rings:
        part = part_of[sides[ring[0], ring[1]]]
        outline = _from_leftmost(_straightened(ring))
        parts.setdefault(part, ([], []))[_is_hole(outline)].append((len(ring), outline))
    rows = [[*outer, *sorted(holes, reverse=True)] for outer, holes in parts.values()]
    return [ring for row in sorted(rows, reverse=True) for _, ring in row]


def _sides(corners: _Corners) -> Iterator[tuple[Position, Position]]:
    return zip(corners, (*corners[1:], corners[0]), strict=True)


def _border(sides: Mapping[tuple[Position, Position], _Corners]) -> _Border:
    """The sides that only one cell has: the neighbour's runs the other way round."""
    border: _Border = {}
    for (start, end), cell in sides.items():
        if (end, start) not in sides:
            border.setdefault(start, {})[cell] = end
    return border


def _parts(
    cells: Iterable[_Corners], sides: Mapping[tuple[Position, Position], _Corners]
) -> dict[_Corners, int]:
    """The number of each cell's part; the cells of a part are joined by sides, not by corners."""
    parts: dict[_Corners, int] = {}
    for number, first in enumerate(cells):
        reached = [first]
        while reached:
            cell = reached.pop()
            if cell not in parts:
                parts[cell] = number
                beside = (sides.get((end, start)) for start, end in _sides(cell))
                reached += [other for other in beside if other]
    return parts


def _rings(border: _Border) -> Iterator[Outline]:
    """Every ring of the border."""
    while border:
        yield from _simple(_walk(border, next(iter(border))))


def _walk(border: _Border, at: Position) -> Iterator[Position]:
    """The corners from one on until the walk is back; the sides that it took leave the border."""
    cell: _Corners = ()
    while at in border:
        yield at
        ways = border[at]
        # Where two cells touch at a corner only, the walk stays at the same cell.
        cell = cell if cell in ways else next(iter(ways))
        here, at = at, ways.pop(cell)
        if not ways:
            del border[here]


def _simple(walk: Iterable[Position]) -> Iterator[Outline]:
    """The rings of a walk, none of which has a corner twice."""
    ring: dict[Position, None] = {}
    for at in walk:
        if at in ring:
            yield _cut_off(ring, at)
        ring[at] = None
    yield [*ring]


def _cut_off(ring: dict[Position, None], at: Position) -> Outline:
    """The ring that closes at a corner, cut off the walk."""
    corners = [*ring]
    closed = corners[corners.index(at) :]
    for corner in closed:
        del ring[corner]
    return closed


def _straightened(ring: Outline) -> Outline:
    """A ring without the corners at which it goes straight on."""
    around = zip([ring[-1], *ring], ring, [*ring[1:], ring[0]], strict=False)
    return [at for before, at, after in around if _turn(before, at, after)]


def _turn(before: Position, at: Position, after: Position) -> float:
    """Zero where a way goes straight on, and positive where it turns clockwise as drawn."""
    return (at[0] - before[0]) * (after[1] - at[1]) - (at[1] - before[1]) * (after[0] - at[0])


def _is_hole(outline: Outline) -> bool:
    """Whether an outline runs around a hole; at its leftmost corner it turns the other way."""
    return _turn(outline[-1], outline[0], outline[1]) < 0


def _from_leftmost(corners: Outline) -> Outline:
    first = corners.index(min(corners))
    return [*corners[first:], *corners[:first]]
