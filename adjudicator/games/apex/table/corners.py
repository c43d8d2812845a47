"""What stands at a corner of the grid, and whether a line or a step through it crosses it.

The one corner test that lines of sight, cover and contiguity share: what stands on both sides of
the line and is connected is crossed; what stands on one side only is touched.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from adjudicator.board.crossings import Sides
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.pieces import Part, Piece
from adjudicator.games.apex.table.state import Table

Pair = tuple[Part, Part]


@dataclass(frozen=True, slots=True)
class Junction:
    """The parts that meet at a corner, by the side of the line that they stand on."""

    corner: Corner
    left: tuple[Part, ...]
    right: tuple[Part, ...]

    @property
    def crossed(self) -> list[Pair]:
        """Connected parts with the line between them."""
        return [(a, b) for a in self.left for b in self.right if a.joins(b)]

    @property
    def skirted(self) -> list[Pair]:
        """Connected parts that the line passes on the outside of their angle."""
        return [*_angles(self.left), *_angles(self.right)]

    @property
    def parts(self) -> tuple[Part, ...]:
        """All of them."""
        return self.left + self.right


def _angles(side: Sequence[Part]) -> Iterable[Pair]:
    return (
        (a, b) for i, a in enumerate(side) for b in side[i + 1 :] if a.edge != b.edge and a.joins(b)
    )


def one_front(table: Table, parts: Iterable[Part]) -> tuple[Part, ...]:
    """The parts of one straight front through a corner; none where they meet at an angle.

    What is under two roofs isn't part of it: Buildings side by side have one front.
    """
    front = tuple(part for part in dict.fromkeys(parts) if not _is_roofed(table, part))
    directions = [edge.vertical for edge in {part.edge for part in front}]
    return front if directions in ([True, True], [False, False]) else ()


def _is_roofed(table: Table, part: Part) -> bool:
    piece = part.piece
    return piece.raises and all(table.level(space) >= piece.top for space in part.edge.spaces)


def junction(table: Table, corner: Corner, sides: Sides) -> Junction:
    """What stands at a corner, seen along a line with these sides."""
    return _junction(table.parts, corner, sides)


def blockages(table: Table, corner: Corner, sides: Sides) -> Junction:
    """What of that may block a line of sight."""
    return _junction(table.blockages, corner, sides)


def _junction(parts: Mapping[Edge, tuple[Part, ...]], corner: Corner, sides: Sides) -> Junction:
    arms = corner.arms
    left, right = (tuple(p for arm in side for p in parts.get(arms[arm], ())) for side in sides)
    return Junction(corner, left, right)


@dataclass(frozen=True, slots=True)
class Barrier:
    """A blockage that a line crosses: one edge, or connected edges at a corner."""

    height: int
    edges: tuple[Edge, ...]
    corner: Corner | None = None


@dataclass(frozen=True, slots=True)
class ImaginaryLine:
    """The line along a blockage, from border to border, and what of the blockage lies on it.

    `run` is how far it runs on straight, `extent` how far the component itself goes. `level` says
    whether something of just the barrier's height lies there: at a corner of two heights, the
    higher part is none. `straight` says that the blockage crosses the corner along this line.
    """

    vertical: bool
    grid: int
    run: tuple[int, int]
    extent: tuple[int, int]
    level: bool
    straight: bool


def imaginary_lines(table: Table, barrier: Barrier) -> list[ImaginaryLine]:
    """The lines along a barrier: one, or two at a corner of 90 degrees."""
    along: dict[tuple[bool, int], list[Edge]] = {}
    for edge in barrier.edges:
        along.setdefault((edge.vertical, edge.grid), []).append(edge)
    lines = []
    for (vertical, grid), edges in along.items():
        level = [edge for edge in edges if table.tops[edge] == barrier.height]
        run = _span(table.runs, level or edges)
        extent = _span(table.extents, edges)
        straight = len(edges) > 1 or not barrier.corner
        lines.append(ImaginaryLine(vertical, grid, run, extent, bool(level), straight))
    return lines


def _span(spans: Mapping[Edge, tuple[int, int]], edges: Sequence[Edge]) -> tuple[int, int]:
    return min(spans[edge][0] for edge in edges), max(spans[edge][1] for edge in edges)


class OwnEdges:
    """The edges of an upper space: what stands on them, and no higher, is no blockage to it."""

    def __init__(self, table: Table, space: Space, consult: Consultation) -> None:
        self.level = table.level(space)
        sees_over = table.edition.sees_over_own_edges
        self.own = frozenset(space.edges if sees_over else ())
        self.side = table.own_sides(space) if sees_over else frozenset()
        self._consult = consult

    def is_at(self, edges: frozenset[Edge]) -> bool:
        """Whether some of these edges are its own, or on its own side of its building."""
        return not (self.own.isdisjoint(edges) and self.side.isdisjoint(edges))

    def may_spare(self, edges: frozenset[Edge]) -> bool:
        """Whether some of these edges may be spared, if they are low enough."""
        if not self.own.isdisjoint(edges):
            return True
        return not self.side.isdisjoint(edges) and self._consult(rulings.OWN_EDGE) == "side"

    def spares(self, height: int, *edges: Edge) -> bool:
        """Whether a blockage of this height on these edges does not count."""
        return height <= self.level and self.may_spare(frozenset(edges))


class CornerBarriers(NamedTuple):
    """What a line crosses at a corner: what counts, and what the upper space sees over."""

    counting: list[Barrier]
    spared: list[Barrier]


def corner_barriers(
    table: Table, met: Junction, consult: Consultation, upper: OwnEdges | None = None
) -> CornerBarriers:
    """The barriers that connected blockages make where a line crosses them.

    On each base, as high as the highest two of them; bases of one height make one barrier.
    """
    pairs, outer = met.crossed, [pair for pair in met.skirted if pair[0].piece != pair[1].piece]
    if outer and consult(rulings.OUTER_ANGLE) == "crossed":
        pairs = pairs + outer
    counting: _Heights = {}
    spared: _Heights = {}
    for a, b in pairs:
        height = _height(table.tops[a.edge], table.tops[b.edge], consult)
        found = spared if upper and upper.spares(height, a.edge, b.edge) else counting
        edges = found.setdefault(a.base, {}).setdefault(height, {})
        edges.update({a.edge: None, b.edge: None})
    return CornerBarriers(_highest(counting, met.corner), _highest(spared, met.corner))


#: The edges that are crossed at a corner, by their base and by their height.
_Heights = dict[int, dict[int, dict[Edge, None]]]


def _highest(by_base: _Heights, corner: Corner) -> list[Barrier]:
    found: dict[int, dict[Edge, None]] = {}
    for heights in by_base.values():
        height = max(heights)
        found.setdefault(height, {}).update(heights[height])
    return [Barrier(height, tuple(edges), corner) for height, edges in found.items()]


def _height(one: int, other: int, consult: Consultation) -> int:
    """How high two connected blockages count where they are crossed together."""
    if one == other:
        return one
    return (max if consult(rulings.CORNER_HEIGHT) == "higher" else min)(one, other)


def roofs_met(table: Table, start: Space, end: Space, met: Junction) -> tuple[Piece, ...]:
    """The Buildings whose roofs, on one level, two spaces are on that touch at their corner."""
    level = table.level(start)
    if not level or level != table.level(end):
        return ()
    under = {part.piece for part in met.parts if part.piece.top == level}
    one = {piece for piece in under if start in piece.spaces}
    other = {piece for piece in under if end in piece.spaces}
    if not one or not other or one == other:
        return ()
    return tuple(piece for piece in table.pieces if piece in one | other)
