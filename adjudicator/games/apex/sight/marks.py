"""The marks that a line of sight draws: itself, its blocker, the imaginary line, X, the strip."""

from dataclasses import dataclass

from adjudicator.board.bit_grid import SpaceSet, union
from adjudicator.board.crossings import passages
from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Corner, Edge, Point, Position, Space
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, area_mark, edge_mark, line_mark, measure_mark, point_mark
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.sight.proof import HiddenStrip, Proof
from adjudicator.games.apex.table.corners import Barrier
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.naming import meeting_point, position, share_before
from adjudicator.games.apex.table.state import Table


@dataclass(frozen=True, slots=True)
class LineMarks:
    """Draws a line as it was asked for, from its source to its target."""

    source: Point
    target: Point

    def meets(self, barrier: Barrier) -> Position:
        """Where the line meets a barrier."""
        return meeting_point(self.source, self.target, barrier)

    def in_order(self, barriers: list[Barrier]) -> list[Barrier]:
        """Barriers in the order in which the line meets them."""
        return sorted(barriers, key=lambda each: share_before(self.source, self.target, each))

    def line(self, blocker: Barrier | None) -> tuple[Mark, ...]:
        """The line, up to its blocker and behind it."""
        start, end = position(self.source), position(self.target)
        if not blocker:
            return (line_mark(start, end, "clear"),)
        middle = self.meets(blocker)
        return line_mark(start, middle, "clear"), line_mark(middle, end, "blocked")

    def blocked(self, blocker: Barrier) -> tuple[Mark, ...]:
        """The blocking edges, and a cross where the line meets them."""
        edges = tuple(edge_mark(edge, "blocker") for edge in blocker.edges)
        return (*edges, point_mark(self.meets(blocker), "blocker"))


@dataclass(frozen=True)
class StripMarks:
    """Draws the imaginary line along a blockage and what is hidden behind it."""

    table: Table
    proof: Proof
    barrier: Barrier
    strip: HiddenStrip

    @cached_property
    def _hidden(self) -> tuple[Space, ...]:
        return hidden_spaces(self.table, self.proof, self.barrier, self.strip)

    def hidden(self) -> Mark:
        """The spaces that the blockage hides."""
        return area_mark(self._hidden, "hidden")

    def imaginary_line(self) -> tuple[Mark, ...]:
        """The line along the blockage from border to border, and X up to it."""
        strip = self.strip
        line = line_mark(
            self._at(strip.line.grid, 0), self._at(strip.line.grid, self._length), "imaginary"
        )
        if not strip.x:
            return (line,)
        return line, self._measure(strip.line.grid + self._side * strip.x, strip.x, "x")

    def hidden_rows(self) -> Mark:
        """How many rows are hidden behind the line."""
        rows = self.strip.x * self.proof.difference
        return self._measure(self.strip.line.grid - self._side * rows, rows, "hidden")

    def _measure(self, end: int, value: int, role: str) -> Mark:
        aside = self._aside
        return measure_mark(
            self._at(self.strip.line.grid, aside), self._at(end, aside), value, role
        )

    def _at(self, across: float, along: float) -> Position:
        return (across, along) if self.strip.line.vertical else (along, across)

    @property
    def _length(self) -> int:
        return self.table.rows if self.strip.line.vertical else self.table.columns

    @property
    def _side(self) -> int:
        """On which side of the imaginary line the upper end is."""
        return (
            1
            if self.proof.upper.point[not self.strip.line.vertical] > 2 * self.strip.line.grid
            else -1
        )

    @cached_property
    def _aside(self) -> float:
        """Where along the imaginary line a measure does not cover what it measures."""
        along = int(self.strip.line.vertical)
        ends = (self.proof.upper.point[along] // 2, self.proof.lower.point[along] // 2)
        taken = [*(space[along] for space in self._hidden), *ends, *self.strip.line.run]
        if max(taken) + 2 <= self._length:
            return max(taken) + 1.5
        return min(taken) - 0.5 if min(taken) else self._length - 0.5


def hidden_spaces(
    table: Table, proof: Proof, barrier: Barrier, strip: HiddenStrip
) -> tuple[Space, ...]:
    """The spaces on the lower end's level that the upper end cannot see for this blockage."""
    ahead = _rows_behind(table, proof, barrier, strip)
    upper = proof.upper.spot
    if isinstance(upper, Corner):
        run = _run(barrier, strip)
        return tuple(s for s in table.grid.spaces(ahead) if _meets(proof, s, run))
    hidden = ahead & _behind_run(table, upper, _run(barrier, strip))
    for space in table.grid.spaces(hidden & _doubtful(table, proof, barrier, strip)):
        consult = Consultation(table.readings)
        if look(table, proof.upper, End(space, proof.lower.level), consult).clear:
            hidden ^= table.grid.bit(space)
    return tuple(table.grid.spaces(hidden))


def _doubtful(table: Table, proof: Proof, barrier: Barrier, strip: HiddenStrip) -> SpaceSet:
    """The spaces of the strip that have to be asked about.

    With one level of difference there are none. With more, something farther on the same level may
    count instead; and past a blockage between the levels, the line may leave the run behind.
    """
    if barrier.height != proof.upper.level:
        return table.grid.all
    if proof.difference == 1 or isinstance(proof.upper.spot, Corner):
        return 0
    return _behind_others(table, proof.upper.spot, barrier, strip)


def _behind_others(table: Table, viewer: Space, barrier: Barrier, strip: HiddenStrip) -> SpaceSet:
    """The spaces with another blockage of the same height in front."""
    own = set(_run(barrier, strip))
    keys = [
        table.grid.key(*edge)
        for edge, top in table.tops.items()
        if top == barrier.height and edge not in own
    ]
    return union(table.grid.behind(viewer, keys))


def _rows_behind(table: Table, proof: Proof, barrier: Barrier, strip: HiddenStrip) -> SpaceSet:
    """The rows that the blockage can hide, on the lower end's level."""
    reach = strip.x * proof.difference if barrier.height == proof.upper.level else 1
    across = 0 if strip.line.vertical else 1
    if proof.upper.point[across] < 2 * strip.line.grid:
        low, high = strip.line.grid, strip.line.grid + reach
    else:
        low, high = strip.line.grid - reach, strip.line.grid
    ahead = table.grid.band(low, high, vertical=strip.line.vertical)
    return ahead & table.at_level[proof.lower.level]


def _run(barrier: Barrier, strip: HiddenStrip) -> tuple[Edge, ...]:
    edge = next(
        e for e in barrier.edges if e.vertical == strip.line.vertical and e.grid == strip.line.grid
    )
    return tuple(edge.along(place) for place in range(*strip.line.run))


def _behind_run(table: Table, viewer: Space, run: tuple[Edge, ...]) -> SpaceSet:
    """The spaces whose line crosses the run: its edges, and the corners inside it."""
    board = table.grid
    keys = [board.key(*edge) for edge in run]
    keys += [board.key(*edge.ends[0], vertical=None) for edge in run[1:]]
    return union(board.behind(viewer, keys))


def _meets(proof: Proof, space: Space, run: tuple[Edge, ...]) -> bool:
    inside = {edge.ends[0] for edge in run[1:]}
    return any(
        edge in run or corner in inside for edge, corner in passages(proof.upper.point, space.point)
    )
