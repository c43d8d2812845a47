"""A table's blockages and levels, prepared for looking at many lines at once."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from adjudicator.board.bit_grid import BitGrid, SpaceSet, union
from adjudicator.board.crossings import FALLING, RISING, Sides
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.walls import (
    Flank,
    Run,
    Wall,
    beside_line,
    find_joints,
    find_runs,
    wall_on,
    within_run,
)
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.corners import (
    Barrier,
    ImaginaryLine,
    OwnEdges,
    blockages,
    corner_barriers,
    imaginary_lines,
)
from adjudicator.games.apex.table.state import Table


class Crossing(NamedTuple):
    """The barriers at a corner for lines of one slant, and the rulings that they lean on.

    `edges` are all edges there with blockages.
    """

    corner: Corner
    key: int
    sides: Sides
    edges: frozenset[Edge]
    barriers: list[Barrier]
    leans: tuple[str, ...]


class Crossings(NamedTuple):
    """The crossings of many corners, and their keys, for lines of either slant."""

    keys: list[int]
    falling: list[Crossing]
    rising: list[Crossing]


class Walls(NamedTuple):
    """Many walls, and their keys."""

    walls: list[Wall]
    keys: list[int]


def first_entered(viewer: Space, corner: Corner) -> Space:
    """The space that lines from a viewer enter behind a corner."""
    x, y = corner
    return Space(x if x > viewer.c else x - 1, y if y > viewer.r else y - 1)


def barriers_seen(
    table: Table, crossing: Crossing, upper: OwnEdges, consult: Consultation
) -> list[Barrier]:
    """The barriers at a corner that count for a viewer who is the upper end."""
    if not upper.may_spare(crossing.edges):
        return crossing.barriers
    met = blockages(table, crossing.corner, crossing.sides)
    return corner_barriers(table, met, consult, upper).counting


def by_its_lines(
    lines: list[ImaginaryLine], hides: list[SpaceSet], consult: Consultation
) -> SpaceSet:
    """What a barrier hides by its line; where it has two, by one of them or by both."""
    if len(hides) == 1:
        return hides[0]
    either, both = hides[0] | hides[1], hides[0] & hides[1]
    both |= union(hidden for line, hidden in zip(lines, hides, strict=True) if line.straight)
    return either if either == both or consult(rulings.CORNER_X) == "either" else both


def crossings_from(
    viewer: Space, board: BitGrid, corners: Crossings, consult: Consultation
) -> Iterator[tuple[Crossing, SpaceSet]]:
    """The corners that lines from a viewer cross something at, with what is behind them."""
    keys, falling, rising = corners
    column, row = viewer
    for rest, down, up in zip(board.behind(viewer, keys), falling, rising, strict=True):
        if rest:
            x, y = down.corner
            crossing = down if (x > column) == (y > row) else up
            for name in crossing.leans:
                consult(name)
            if crossing.barriers:
                yield crossing, rest


@dataclass
class FovIndex:
    """What looking around needs of a table, worked out once.

    `bends` are corners where blockages meet otherwise than within a straight run, and
    `beside_walls` the spaces that a run may begin or end beside, or pass.
    """

    table: Table
    at_level: list[SpaceSet]
    below: list[SpaceSet]
    runs: list[Run]
    run_keys: list[int]
    keys_of_height: list[list[int]]
    bends: list[Corner]
    beside_walls: SpaceSet
    _walls: list[Wall]
    _joints: list[Corner]
    _walls_from: dict[int, Walls] = field(default_factory=dict)
    _joints_from: dict[int, list[Corner]] = field(default_factory=dict)
    _crossings: dict[tuple[str, str, str], Crossings] = field(default_factory=dict)
    _lines: dict[Barrier, list[ImaginaryLine]] = field(default_factory=dict)
    _flanks: dict[tuple[Barrier, Space], Flank] = field(default_factory=dict)

    def lines(self, barrier: Barrier) -> list[ImaginaryLine]:
        """The imaginary lines along a barrier."""
        lines = self._lines.get(barrier)
        if lines is None:
            lines = self._lines[barrier] = imaginary_lines(self.table, barrier)
        return lines

    def corner_flank(self, barrier: Barrier, first: Space) -> Flank:
        """The spaces right behind a corner, where `first` is the one that lines enter there."""
        flank = self._flanks.get((barrier, first))
        if flank is None:
            flank = self._flanks[barrier, first] = self._work_out_flank(barrier, first)
        return flank

    def _work_out_flank(self, barrier: Barrier, first: Space) -> Flank:
        entered = run = diagonal = self.table.grid.bit(first)
        for line in self.lines(barrier):
            if line.level:
                row = first.c if line.vertical else first.r
                run |= beside_line(self.table, line.vertical, row, line.run, 0)
                diagonal |= beside_line(self.table, line.vertical, row, line.run, 1)
        return Flank(entered, run, diagonal)

    def walls(self, lowest: int) -> Walls:
        """The walls of at least that height."""
        if lowest not in self._walls_from:
            walls = [wall for wall in self._walls if wall.barrier.height >= lowest]
            self._walls_from[lowest] = Walls(walls, [wall.key for wall in walls])
        return self._walls_from[lowest]

    def at_bends(self, consult: Consultation) -> Crossings:
        """The barriers at bends, under the table's readings."""
        return self._kept("bends", self.bends, consult)

    def at_joints(self, lowest: int, consult: Consultation) -> Crossings:
        """The barriers at all corners where two blockages of at least that height meet."""
        if lowest not in self._joints_from:
            tops = self.table.tops
            self._joints_from[lowest] = [
                corner
                for corner in self._joints
                if sum(tops.get(arm, 0) >= lowest for arm in corner.arms) > 1
            ]
        return self._kept(f"joints {lowest}", self._joints_from[lowest], consult)

    def _kept(self, which: str, corners: list[Corner], consult: Consultation) -> Crossings:
        values = consult.readings.values
        reading = which, values[rulings.CORNER_HEIGHT], values[rulings.OUTER_ANGLE]
        if reading not in self._crossings:
            self._crossings[reading] = Crossings(
                [self.table.grid.key(x, y, vertical=None) for x, y in corners],
                [self._crossing(corner, FALLING, consult) for corner in corners],
                [self._crossing(corner, RISING, consult) for corner in corners],
            )
        return self._crossings[reading]

    def _crossing(self, corner: Corner, sides: Sides, consult: Consultation) -> Crossing:
        own = Consultation(consult.readings)
        met = blockages(self.table, corner, sides)
        barriers = corner_barriers(self.table, met, own).counting
        key = self.table.grid.key(*corner, vertical=None)
        edges = frozenset(part.edge for part in met.parts)
        return Crossing(corner, key, sides, edges, barriers, tuple(own.consulted))


def fov_index(table: Table) -> FovIndex:
    """The index of a table; tables with the same pieces share it."""
    known = table.shared.get("fov_index")
    if not isinstance(known, FovIndex):
        known = table.shared["fov_index"] = _fov_index(table)
    return known


def _fov_index(table: Table) -> FovIndex:
    at_level = table.at_level
    below = [sum(at_level[:level]) for level in range(len(at_level) + 3)]
    runs = find_runs(table)
    walls = [wall_on(table, edge) for edge in table.tops]
    joints = find_joints(table)
    beside = 0
    for wall in walls:
        beside |= wall.flanks[0].diagonal | wall.flanks[1].diagonal
    return FovIndex(
        table,
        at_level,
        below,
        runs,
        [run.key for run in runs],
        [[run.key for run in runs if run.height == height] for height in range(len(at_level))],
        [corner for corner in joints if not within_run(table, corner)],
        beside,
        walls,
        joints,
    )
