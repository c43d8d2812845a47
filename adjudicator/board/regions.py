"""Regions: places of one or more cells of the grid, each with one centre.

Lines between regions run from centre to centre. A centre may lie anywhere, so positions are
counted in thousandths of a cell: whole numbers, or fractions where those are not fine enough.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Edge, Space
from adjudicator.board.step_graph import Arc, Network, StepCost

#: How many units a cell is wide.
GRAIN = 1000

_STEP = StepCost(1)

Exact = int | Fraction


class Centre(NamedTuple):
    """A position in thousandths of a cell, x to the right and y down."""

    x: Exact
    y: Exact


def exactly(written: float) -> Fraction:
    """A number exactly as written in decimal."""
    return Fraction(str(written))


class Whole(NamedTuple):
    """A position in whole numbers: so many units make a cell."""

    x: int
    y: int
    grain: int

    @staticmethod
    def of(centre: Centre) -> "Whole":
        """A centre in the coarsest units that are fine enough for it."""
        fine = lcm(centre.x.denominator, centre.y.denominator)
        return Whole(int(centre.x * fine), int(centre.y * fine), GRAIN * fine)


@lru_cache(8192)
def centre_at(x: float, y: float) -> Centre:
    """The centre at a position in cells; in whole numbers if exact, which are fast."""
    places = (exactly(value) * GRAIN for value in (x, y))
    return Centre(*(place.numerator if place.denominator == 1 else place for place in places))


@dataclass(frozen=True, eq=False)
class Region:
    """One place: its cells row by row, and its centre in thousandths of a cell."""

    cells: tuple[Space, ...]
    centre: Centre
    id: str | None = None

    @cached_property
    def key(self) -> Space:
        """The first of its cells, which no other region has."""
        return self.cells[0]

    @cached_property
    def whole(self) -> Whole:
        """Its centre in whole numbers, for the many lines that are drawn to it."""
        return Whole.of(self.centre)

    @property
    def written(self) -> str | list[int]:
        """How a question names it: by its id, or else by a cell."""
        return self.id or list(self.key)

    @property
    def called(self) -> str | Space:
        """The region, as a fact."""
        return self.id or self.key

    @property
    def position(self) -> tuple[float, float]:
        """Its centre in board coordinates; for drawing."""
        return float(self.centre.x / GRAIN), float(self.centre.y / GRAIN)


def middle(at: Space, width: int, height: int) -> Centre:
    """The centre of a rectangle."""
    return Centre(at.c * GRAIN + width * GRAIN // 2, at.r * GRAIN + height * GRAIN // 2)


def contacts(start: Centre, end: Centre, edge: Edge) -> tuple[Fraction, ...]:
    """How far along the line it meets an edge, its ends included: from 0 at the start to 1.

    A line that follows the edge meets it from one such place to another.
    """
    if not edge.vertical:  # turned, so that only one case is left
        start, end = Centre(start.y, start.x), Centre(end.y, end.x)
        edge = Edge(edge.y, edge.x, vertical=True)
    at, low = edge.x * GRAIN, edge.y * GRAIN
    across, down = end.x - start.x, end.y - start.y
    if not across:
        return _along(start, down, low) if start.x == at else ()
    share = Fraction(at - start.x, across)
    if not 0 <= share <= 1:
        return ()
    return (share,) if low <= start.y + share * down <= low + GRAIN else ()


def meets(start: Centre, end: Centre, edge: Edge) -> bool:
    """Whether a line meets an edge, its ends included, in whole numbers."""
    if not edge.vertical:
        start, end = Centre(start.y, start.x), Centre(end.y, end.x)
        edge = Edge(edge.y, edge.x, vertical=True)
    across, down, far = end.x - start.x, end.y - start.y, edge.x * GRAIN - start.x
    if not across:
        return bool(contacts(start, end, edge))
    if across < 0:
        across, far = -across, -far
    height = (edge.y * GRAIN - start.y) * across
    return 0 <= far <= across and height <= far * down <= height + GRAIN * across


#: The number of columns in an edge bit set; edges beyond them are checked one by one.
_COLUMNS, _MARGIN = 256, 2


def edge_bits(edges: Iterable[Edge]) -> int | None:
    """A set of edges as bits of a whole number; None if some are too far out."""
    bits = 0
    for edge in edges:
        if not (0 <= edge.x < _COLUMNS - 2 * _MARGIN and 0 <= edge.y < _COLUMNS):
            return None
        bits |= 1 << _bit(edge.x, edge.y, edge.vertical)
    return bits


def line_bits(start: Centre, end: Centre) -> int:
    """The edges that a line meets, as bits."""
    return lines_bits(Whole.of(start), (Whole.of(end),))[0]


def lines_bits(start: Whole, ends: Iterable[Whole]) -> list[int]:
    """The edges that each line from a position meets, as bits; they depend only on its offset."""
    ends = tuple(ends)
    grain = lcm(start.grain, *{end.grain for end in ends})
    x, y = start.x * (grain // start.grain), start.y * (grain // start.grain)
    corner = ((y // grain + _MARGIN) * _COLUMNS + x // grain + _MARGIN) * 2
    lines = [(far_x * (grain // one) - x, far_y * (grain // one) - y) for far_x, far_y, one in ends]
    found = [_met_bits(x % grain, y % grain, *line, grain) for line in lines]
    return [met << shift if (shift := corner - back) >= 0 else met >> -shift for met, back in found]


def _bit(x: int, y: int, vertical: bool) -> int:  # noqa: FBT001
    return ((y + _MARGIN) * _COLUMNS + x + _MARGIN) * 2 + vertical


@lru_cache(16_384)
def _met_bits(x: int, y: int, across: int, down: int, grain: int) -> tuple[int, int]:
    """The edges that a line meets, as bits, moved so far that the line has none before it."""
    left = 1 - across // grain if across < 0 else 1
    up = 1 - down // grain if down < 0 else 1
    x, y, bits = x + left * grain, y + up * grain, 0
    # Upright edges column by column, then level ones row by row: in place, because a map with a
    # centre of its own for each zone has tens of thousands of lines.
    for at, aside, way, turned, ahead, abreast, kind in (
        (x, y, across, down, 2, _COLUMNS * 2, 1),
        (y, x, down, across, _COLUMNS * 2, 2, 0),
    ):
        if not way:
            bits |= _followed(at, (aside, turned), (ahead, abreast), grain) << kind
            continue
        first, last = (at, at + way) if way > 0 else (at + way, at)
        run, height = way * grain, aside * way - at * turned
        for line in range(-(-first // grain), last // grain + 1):
            here = height + line * grain * turned
            row = here // run
            bits |= 1 << (line * ahead + row * abreast + kind)
            if row * run == here:  # through the corner of two edges
                bits |= 1 << (line * ahead + (row - 1) * abreast + kind)
    return bits, (up * _COLUMNS + left) * 2


def _followed(at: int, along: tuple[int, int], steps: tuple[int, int], grain: int) -> int:
    """The edges on the very grid line that a line runs along."""
    if at % grain:
        return 0
    (start, way), (ahead, abreast) = along, steps
    low, high = (start, start + way) if way > 0 else (start + way, start)
    rows = range(-(-low // grain) - 1, high // grain + 1)
    return sum(1 << (at // grain * ahead + row * abreast) for row in rows)


def _along(start: Centre, down: Exact, low: int) -> tuple[Fraction, ...]:
    """Where a line on the very grid line of an edge begins and stops following it."""
    if not down:
        return (Fraction(0),) if low <= start.y <= low + GRAIN else ()
    ends = sorted((Fraction(low - start.y, down), Fraction(low + GRAIN - start.y, down)))
    first, last = max(ends[0], Fraction(0)), min(ends[1], Fraction(1))
    if first > last:
        return ()
    return (first,) if first == last else (first, last)


def edges_along(start: Centre, end: Centre) -> Iterator[Edge]:
    """Every edge that a line may meet, each once: two on each grid line that it crosses."""
    turned = Centre(start.y, start.x), Centre(end.y, end.x)
    for x, y in _crossed(start, end):
        yield Edge(x, y, vertical=True)
    for y, x in _crossed(*turned):
        yield Edge(x, y, vertical=False)


def _crossed(start: Centre, end: Centre) -> Iterator[tuple[int, int]]:
    """The grid lines x that a line reaches, with the rows that it is in or touches there."""
    low, high = sorted((start.x, end.x))
    across, down = end.x - start.x, end.y - start.y
    for x in range(-(-low // GRAIN), high // GRAIN + 1):
        if across:
            row = (start.y * across + (x * GRAIN - start.x) * down) // (across * GRAIN)
            rows = range(row - 1, row + 1)
        else:
            top, bottom = sorted((start.y, end.y))
            rows = range(top // GRAIN - 1, bottom // GRAIN + 1)
        for y in rows:
            yield x, y


Borders = Mapping[frozenset[Space], tuple[Edge, ...]]


def borders(regions: Iterable[Region]) -> Borders:
    """The edges that two regions share, by the keys of the two."""
    owner = {cell: region.key for region in regions for cell in region.cells}
    shared: dict[frozenset[Space], tuple[Edge, ...]] = {}
    for cell, key in owner.items():
        for edge in cell.edges[1:3]:  # east and south: each edge once
            other = owner.get(edge.spaces[1], key)
            if other != key:
                pair = frozenset((key, other))
                shared[pair] = (*shared.get(pair, ()), edge)
    return shared


def network(regions: Iterable[Region], joined: Iterable[frozenset[Space]]) -> Network:
    """The network of adjacent regions, with steps of equal length."""
    step_costs = {}
    for pair in joined:
        one, other = sorted(pair)
        step_costs[Arc(one, other)] = step_costs[Arc(other, one)] = _STEP
    return Network.of((region.key for region in regions), step_costs)
