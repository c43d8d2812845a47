"""What a straight line crosses on a grid, computed in whole numbers.

A line runs between two positions in half spaces. Between its ends it crosses edges, each in its
inside, and passes through corners. What stands at a corner is *crossed* when something stands on
both sides of the line, and only *touched* when all of it stands on one side.
"""

from collections.abc import Container, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from adjudicator.board.squares import Corner, Edge, Point, Space


class Arm(IntEnum):
    """The four edges that meet at a corner, in the order of `Corner.arms`."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Passage(NamedTuple):
    """An edge or a corner that a line crosses between its ends."""

    edge: Edge | None
    corner: Corner | None


Sides = tuple[tuple[Arm, ...], tuple[Arm, ...]]

FALLING: Sides = ((Arm.NORTH, Arm.EAST), (Arm.SOUTH, Arm.WEST))
RISING: Sides = ((Arm.NORTH, Arm.WEST), (Arm.EAST, Arm.SOUTH))
UPRIGHT: Sides = ((Arm.WEST,), (Arm.EAST,))
LEVEL: Sides = ((Arm.NORTH,), (Arm.SOUTH,))


def sides(start: Point, end: Point) -> Sides:
    """The arms of any corner on this line, by the side of the line that they are on.

    An arm that lies along the line is on neither side.
    """
    slope = (end.x - start.x) * (end.y - start.y)
    if slope > 0:
        return FALLING
    if slope < 0:
        return RISING
    return UPRIGHT if start.x == end.x else LEVEL


def passages(start: Point, end: Point) -> Sequence[Passage]:
    """Everything that the line meets strictly between its ends, in order from the start."""
    column, row = start.x // 2, start.y // 2
    return [
        Passage(None, Corner(column + x, row + y))
        if vertical is None
        else Passage(Edge(column + x, row + y, vertical), None)
        for x, y, vertical in _passed(start.x % 2, start.y % 2, end.x - start.x, end.y - start.y)
    ]


def meetings(
    start: Point, end: Point, edges: Container[object], corners: Container[object]
) -> list[Passage]:
    """The passages at these edges and corners."""
    column, row = start.x // 2, start.y // 2
    met = []
    for x, y, vertical in _passed(start.x % 2, start.y % 2, end.x - start.x, end.y - start.y):
        # A plain tuple is enough to look up an edge or corner, and most aren't found.
        if vertical is None:
            if (column + x, row + y) in corners:
                met.append(Passage(None, Corner(column + x, row + y)))
        elif (column + x, row + y, vertical) in edges:
            met.append(Passage(Edge(column + x, row + y, vertical), None))
    return met


@lru_cache(maxsize=1 << 13)
def _passed(x: int, y: int, dx: int, dy: int) -> tuple[tuple[int, int, bool | None], ...]:
    """What a line from (x, y) meets, as (x, y, vertical), `vertical` being None for a corner.

    What a line meets depends only on its offset, so this is kept for all boards.
    """
    met: list[tuple[int, tuple[int, int, bool | None]]] = []
    wide, high = abs(dx), abs(dy)
    # How far along the line a meeting is, times |dx| and |dy|: whole numbers, so order is exact.
    # No call for each meeting: a board has thousands of lines with dozens of them.
    for line in _grid_lines(x, dx):
        way = line - x if dx > 0 else x - line
        height, part = (there := y * wide + dy * way) // (2 * wide), there % (2 * wide)
        met += [(way * (high or 1), (line // 2, height, True if part else None))]
    for line in _grid_lines(y, dy):
        way = line - y if dy > 0 else y - line
        width, part = (there := x * high + dx * way) // (2 * high), there % (2 * high)
        if part or not dx:  # the corners of a slanted line were met with its columns
            met += [(way * (wide or 1), (width, line // 2, False if part else None))]
    return tuple([what for _, what in sorted(met)])


def _grid_lines(start: int, change: int) -> range:
    """The grid lines strictly between two coordinates."""
    if change > 0:
        return range(start // 2 * 2 + 2, start + change, 2)
    return range((start - 1) // 2 * 2, start + change, -2)


def spaces_entered(start: Point, end: Point) -> frozenset[Space]:
    """The spaces whose inside the line passes through; none if it only follows the grid."""
    if (start.x == end.x and start.x % 2 == 0) or (start.y == end.y and start.y % 2 == 0):
        return frozenset()
    right, down = end.x > start.x, end.y > start.y
    # The space just after a position is the one ahead of it in both directions.
    entered = [Space((start.x - (not right)) // 2, (start.y - (not down)) // 2)]
    for edge, corner in passages(start, end):
        if edge:
            entered.extend(edge.spaces)
        elif corner:
            entered.append(Space(corner.x - (not right), corner.y - (not down)))
    return frozenset(entered)
