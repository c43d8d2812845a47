"""A board of hexes: flat-topped, in axial coordinates, r down and q to the lower right.

Corners stand on a grid of whole numbers, so that two hexes that share one agree on where it is.
Where hexes are compared by their places, it is on that grid too, never as floats.
"""

from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, Self

#: How wide half a side of a hex is, where a hex is one unit high; for drawing only.
HALF_SIDE = 0.28867513459481287

#: The corners of a hex from its middle, in half sides to the right and half hexes down.
_CORNERS = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))

#: A place on the grid of corners: half sides to the right, half hexes down.
Exact = tuple[Fraction, Fraction]


class Hex(NamedTuple):
    """A hex by its axial coordinates."""

    q: int
    r: int

    def __add__(self, step: "Hex") -> "Hex":  # type: ignore[override]
        return Hex(self.q + step.q, self.r + step.r)

    def times(self, number: int) -> "Hex":
        """This step, repeated `number` times."""
        return Hex(self.q * number, self.r * number)

    @property
    def neighbours(self) -> tuple["Hex", ...]:
        """The six hexes around it: N, NE, SE, S, SW, NW; some may be off the board."""
        return _neighbours(self.q, self.r)

    @property
    def centre(self) -> tuple[float, float]:
        """Where its middle is drawn, in hexes down and as many to the right."""
        return 3 * self.q * HALF_SIDE, self.r + self.q / 2

    @property
    def outline(self) -> tuple[tuple[float, float], ...]:
        """Its six corners, clockwise from the upper left one."""
        x, y = 3 * self.q, 2 * self.r + self.q
        return tuple([((x + dx) * HALF_SIDE, (y + dy) / 2) for dx, dy in _CORNERS])

    def holds(self, at: tuple[float, float]) -> bool:
        """Whether a position to draw at lies inside it."""
        return hex_at(at) == self

    @property
    def corners(self) -> tuple[tuple[int, int], ...]:
        """The same on the grid of corners: in half sides to the right and half hexes down."""
        x, y = 3 * self.q, 2 * self.r + self.q
        return tuple([(x + dx, y + dy) for dx, dy in _CORNERS])


class NamedHex(Hex):
    """A hex with its name on the board, such as C4. It equals the same hex without a name.

    Hexes derived from it have no name.
    """

    label: str

    def __new__(cls, q: int, r: int, label: str) -> Self:
        """A hex and its name."""
        named = super().__new__(cls, q, r)
        named.label = label
        return named

    def __getnewargs__(self) -> tuple[int, int, str]:
        """What a copy is made from."""
        return self.q, self.r, self.label


#: The steps to the six neighbours: N, NE, SE, S, SW, NW.
DIRECTIONS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))


@lru_cache(4096)
def _neighbours(q: int, r: int) -> tuple[Hex, ...]:
    return tuple([Hex(q + step.q, r + step.r) for step in DIRECTIONS])


def apart(a: Hex, b: Hex) -> int:
    """The distance of two hexes in steps, ignoring obstacles."""
    dq, dr = b.q - a.q, b.r - a.r
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def heading(start: Hex, end: Hex) -> Hex | None:
    """The direction from a hex straight to another; None if there is none, or they are the same."""
    number = apart(start, end)
    if not number:
        return None
    step = Hex((end.q - start.q) // number, (end.r - start.r) // number)
    return step if start + step.times(number) == end else None


def straight(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """The hexes of the straight line between two, inclusive; empty if there is none."""
    if start == end:
        return (start,)
    step = heading(start, end)
    return tuple(ray(start, step, apart(start, end))) if step else ()


def ray(start: Hex, step: Hex, number: int) -> Iterator[Hex]:
    """A hex and the next hexes in one direction."""
    return (start + step.times(n) for n in range(number + 1))


def within(hexes: Iterable[Hex], steps: int) -> set[Hex]:
    """All hexes at most so many steps from some, these included."""
    found = {Hex(*hex_) for hex_ in hexes}
    for _ in range(steps):
        found = found.union(*(hex_.neighbours for hex_ in found))
    return found


@lru_cache(maxsize=256)
def offsets_within(radius: int) -> tuple[Hex, ...]:
    """The offsets of all hexes up to a distance, row by row."""
    span = range(-radius, radius + 1)
    found = (Hex(q, r) for r in span for q in span)
    return tuple(step for step in found if apart(Hex(0, 0), step) <= radius)


def middle(hexes: Collection[Hex]) -> Exact:
    """The middle of some hexes, exactly; for the order of what is drawn around them."""
    across, down = sum(3 * h.q for h in hexes), sum(2 * h.r + h.q for h in hexes)
    return Fraction(across, len(hexes)), Fraction(down, len(hexes))


def hex_at(position: tuple[float, float]) -> Hex:
    """The hex that a position is in, or nearest to; for pointing."""
    x, y = position
    q = round(x / (3 * HALF_SIDE))
    near = (Hex(column, round(y - column / 2)) for column in (q - 1, q, q + 1))
    return min(near, key=lambda each: (each.centre[0] - x) ** 2 + (each.centre[1] - y) ** 2)
