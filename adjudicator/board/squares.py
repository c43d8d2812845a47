"""A board of squares: its spaces, its grid corners, and the edges between them.

Positions on the board are counted in *half spaces*, so that the centre of a space (odd, odd)
and a grid corner (even, even) are both whole numbers.
"""

from functools import lru_cache
from typing import NamedTuple

#: A point to draw at, in spaces from the top left corner. It decides nothing.
Position = tuple[float, float]


class Point(NamedTuple):
    """A position in half spaces, x to the right and y down."""

    x: int
    y: int


class Space(NamedTuple):
    """A square: column and row, both from 0."""

    c: int
    r: int

    @property
    def point(self) -> Point:
        """The centre of the space."""
        return Point(2 * self.c + 1, 2 * self.r + 1)

    @property
    def centre(self) -> Position:
        """Where its middle is drawn."""
        return self.c + 0.5, self.r + 0.5

    @property
    def outline(self) -> tuple[Position, ...]:
        """Its four corners, clockwise from the upper left one."""
        c, r = self
        return (c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)

    def holds(self, at: Position) -> bool:
        """Whether a position to draw at lies inside it."""
        x, y = at
        return self.c < x < self.c + 1 and self.r < y < self.r + 1

    @property
    def edges(self) -> tuple["Edge", "Edge", "Edge", "Edge"]:
        """The four edges around the space: north, east, south, west."""
        c, r = self
        return (
            Edge(c, r, vertical=False),
            Edge(c + 1, r, vertical=True),
            Edge(c, r + 1, vertical=False),
            Edge(c, r, vertical=True),
        )


class Corner(NamedTuple):
    """An intersection of the grid: space (c, r) has the corners (c, r) to (c + 1, r + 1)."""

    x: int
    y: int

    @property
    def point(self) -> Point:
        """The position of the corner."""
        return Point(2 * self.x, 2 * self.y)

    @property
    def spaces(self) -> tuple[Space, Space, Space, Space]:
        """The four spaces around the corner, row by row; some may be off the board."""
        x, y = self
        return (Space(x - 1, y - 1), Space(x, y - 1), Space(x - 1, y), Space(x, y))

    @property
    def arms(self) -> tuple["Edge", "Edge", "Edge", "Edge"]:
        """The four edges that meet here: north, east, south, west."""
        x, y = self
        return (
            Edge(x, y - 1, vertical=True),
            Edge(x, y, vertical=False),
            Edge(x, y, vertical=True),
            Edge(x - 1, y, vertical=False),
        )


class Edge(NamedTuple):
    """One side of a square: from the corner (x, y) one step down, or one step to the right."""

    x: int
    y: int
    vertical: bool

    @property
    def ends(self) -> tuple[Corner, Corner]:
        """The corners that the edge joins."""
        x, y, vertical = self
        return Corner(x, y), Corner(x, y + 1) if vertical else Corner(x + 1, y)

    @property
    def spaces(self) -> tuple[Space, Space]:
        """The two spaces that share the edge; one may be off the board."""
        x, y, vertical = self
        return Space(x - 1, y) if vertical else Space(x, y - 1), Space(x, y)

    @property
    def grid(self) -> int:
        """Which grid line the edge lies on: x of a vertical edge, y of a horizontal one."""
        return self.x if self.vertical else self.y

    @property
    def place(self) -> int:
        """How far along its grid line the edge begins."""
        return self.y if self.vertical else self.x

    def along(self, place: int) -> "Edge":
        """The edge of the same grid line that begins at `place`."""
        return Edge(self.x, place, True) if self.vertical else Edge(place, self.y, False)  # noqa: FBT003


def edges_between(start: Corner, end: Corner) -> tuple[Edge, ...]:
    """The unit edges of a run from corner to corner, in order; none if it is not straight."""
    if start.x == end.x:
        low, high = sorted((start.y, end.y))
        return tuple(Edge(start.x, y, vertical=True) for y in range(low, high))
    if start.y == end.y:
        low, high = sorted((start.x, end.x))
        return tuple(Edge(x, start.y, vertical=False) for x in range(low, high))
    return ()


def rectangle(at: Space, width: int, height: int) -> tuple[Space, ...]:
    """The spaces of a rectangle, row by row."""
    return tuple(Space(c, r) for r in range(at.r, at.r + height) for c in range(at.c, at.c + width))


@lru_cache(4096)
def outline(spaces: tuple[Space, ...]) -> tuple[Edge, ...]:
    """The edges around a set of spaces: each that has one of them on one side only."""
    inside = frozenset(spaces)
    return tuple(
        [
            Edge(c + right, r + below, vertical)
            for c, r in spaces
            for across, down, right, below, vertical in _BESIDE
            if (c + across, r + down) not in inside
        ]
    )


#: The way to each neighbour, and the edge between: north, east, south, west.
_BESIDE = (
    (0, -1, 0, 0, False),
    (1, 0, 1, 0, True),
    (0, 1, 0, 1, False),
    (-1, 0, 0, 0, True),
)


def steps_apart(a: Space, b: Space) -> int:
    """How many spaces lie from one to the other, diagonals as one, the end space counted."""
    return max(abs(a.c - b.c), abs(a.r - b.r))
