"""A line of sight from the side, from what its proof has found."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import lcm

from adjudicator.board.crossings import passages
from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.facts import File
from adjudicator.core.sketch import Profile, Shadow, Station, Stretch, Upright, UprightKind
from adjudicator.games.apex.sight.proof import HiddenStrip, Proof
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.corners import Barrier
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.naming import place_of
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table


def cross_section(table: Table, source: End, target: End, proof: Proof) -> Profile | None:
    """The line from its source to its target; nothing where both are one place."""
    if source.point == target.point:
        return None
    return _Section(table, source, target, proof).profile()


@dataclass(frozen=True)
class _Section:
    table: Table
    source: End
    target: End
    proof: Proof

    def profile(self) -> Profile:
        counted = self.proof.same_level if self.proof.clear else None
        barrier, strip = counted or (self.cut, self.proof.strip)
        return Profile(
            place_of(self.source),
            place_of(self.target),
            self.length,
            self.ground,
            tuple(self._uprights()),
            tuple(self._stations()),
            cut=self._along(self.cut) if self.cut else None,
            imaginary=self._grid(strip.line.grid, vertical=strip.line.vertical) if strip else None,
            shadow=self._shadow(barrier, strip) if barrier else None,
        )

    @cached_property
    def cut(self) -> Barrier | None:
        """What blocks the line, as its source meets it."""
        return self.proof.cut_from(self.source)

    # Where something is on the line.

    @cached_property
    def _way(self) -> tuple[int, int]:
        a, b = self.source.point, self.target.point
        return b.x - a.x, b.y - a.y

    @cached_property
    def length(self) -> int:
        """So long that all that is on the line, and the middle between two such, is whole."""
        return 2 * lcm(*filter(None, self._way))

    def _grid(self, grid: int, *, vertical: bool) -> int | None:
        """Where the line meets a grid line; nowhere if it runs along it."""
        across = 0 if vertical else 1
        if not self._way[across]:
            return None
        return self._at(2 * grid, across)

    def _at(self, point: int, across: int) -> int:
        """Where the line is as far across as a point."""
        return (point - self.source.point[across]) * (self.length // self._way[across])

    def _met(self, spot: Edge | Corner) -> int:
        """Where the line meets an edge that it crosses, or a corner that it passes."""
        if isinstance(spot, Edge):
            return self._grid(spot.grid, vertical=spot.vertical) or 0
        upright = self._grid(spot.x, vertical=True)
        return self._grid(spot.y, vertical=False) or 0 if upright is None else upright

    def _along(self, barrier: Barrier) -> int:
        return self._met(barrier.corner or barrier.edges[0])

    # The ground.

    @cached_property
    def ground(self) -> tuple[Stretch, ...]:
        """The spaces under the line, each with its level."""
        met = passages(self.source.point, self.target.point)
        places = [self._met(spot) for passage in met for spot in passage if spot]
        return tuple(
            Stretch(start, end, space, self.table.level(space))
            for start, end in pairwise([0, *places, self.length])
            for space in [self._under((start + end) // 2)]
        )

    def _under(self, at: int) -> Space:
        """The space under a place; of two that the line runs between, the lower one."""
        (x, y), (dx, dy), whole = self.source.point, self._way, self.length
        columns, rows = (
            _beside(start * whole + at * way, 2 * whole) for start, way in ((x, dx), (y, dy))
        )
        spaces = [Space(c, r) for c in columns for r in rows]
        on_board = [space for space in spaces if space in self.table.grid]
        return min(on_board, key=self.table.level)

    def _stations(self) -> Iterator[Station]:
        """The columns that the line comes through, or the rows if there are more of these."""
        across = 0 if abs(self._way[0]) >= abs(self._way[1]) else 1
        for number in dict.fromkeys(stretch.space[across] for stretch in self.ground):
            at = self._at(2 * number + 1, across)
            yield Station(min(max(at, 0), self.length), File(not across, number))

    # What stands on it.

    def _uprights(self) -> Iterator[Upright]:
        yield from self._on_edges()
        for stretch in self.ground:
            for piece in self.table.occupied.get(stretch.space, ()):
                if Tag.COVER in piece.tags:
                    at = (stretch.start + stretch.end) // 2
                    yield Upright(at, piece.base, piece.top, "cover")

    def _on_edges(self) -> Iterator[Upright]:
        """What the line crosses, at corners as far as the proof says that it does."""
        for barrier in (*self.proof.barriers, *self.proof.own, *self.proof.low):
            if barrier is self.cut or (barrier.corner and not self._is_a_step(barrier)):
                yield self._barrier(barrier)
        cut = self.cut.edges if self.cut and not self.cut.corner else ()
        for edge, _ in passages(self.source.point, self.target.point):
            for part in self.table.parts.get(edge, ()) if edge and edge not in cut else ():
                if kind := _kind(part.piece):
                    yield Upright(self._met(part.edge), part.base, part.piece.top, kind)

    def _is_a_step(self, barrier: Barrier) -> bool:
        """Whether the ground itself is as high there."""
        at = self._along(barrier)
        beside = [stretch.level for stretch in self.ground if stretch.start <= at <= stretch.end]
        return max(beside) >= barrier.height

    def _barrier(self, barrier: Barrier) -> Upright:
        parts = [part for edge in barrier.edges for part in self.table.blockages[edge]]
        base = min(part.base for part in parts)
        cuts = barrier is self.cut
        return Upright(self._along(barrier), base, barrier.height, "blockage", cuts)

    # What it hides.

    def _shadow(self, barrier: Barrier, strip: HiddenStrip | None) -> Shadow | None:
        if strip is None:
            return Shadow(self._along(barrier), self.length, barrier.height, endless=True)
        line, across = strip.line, 0 if strip.line.vertical else 1
        same = barrier.height == self.proof.upper.level
        reach = strip.x * self.proof.difference if same else 1
        away = 1 if self.proof.lower.point[across] > self.proof.upper.point[across] else -1
        start = self._grid(line.grid, vertical=line.vertical)
        end = self._grid(line.grid + away * reach, vertical=line.vertical)
        if start is None or end is None or not reach:
            return None
        return Shadow(start, end, barrier.height)


def _beside(place: int, space: int) -> tuple[int, ...]:
    """The column or row of a place, or the two that it lies between; a space is as long as this."""
    number, rest = divmod(place, space)
    return (number,) if rest else (number - 1, number)


def _kind(piece: Piece) -> UprightKind | None:
    """How a piece on edges is drawn; a roof is a step of the ground already."""
    if piece.raises:
        return None
    if piece.blocks:
        return "blockage"
    return "cover" if Tag.COVER in piece.tags else None
