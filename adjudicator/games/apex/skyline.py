"""A table's blockages and levels, prepared for looking at many lines at once."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from adjudicator.games.apex import rulings
from adjudicator.games.apex.corners import Barrier, blockages, corner_barriers
from adjudicator.games.apex.state import Table
from adjudicator.kernel.exact import FALLING, RISING, Sides
from adjudicator.kernel.fields import SpaceSet
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.squares import Corner, Edge


class Flank(NamedTuple):
    """The spaces right behind an edge, on one side of it, by the readings of "right behind"."""

    first: SpaceSet
    run: SpaceSet
    diagonal: SpaceSet


class Wall(NamedTuple):
    """An edge with a blockage: its barrier, its key, and its two flanks."""

    barrier: Barrier
    key: int
    flanks: tuple[Flank, Flank]


class Crossing(NamedTuple):
    """The barriers at a corner for lines of one slant, and the rulings that they lean on.

    `lower` says that there is more to cross than the highest of a base.
    """

    corner: Corner
    key: int
    sides: Sides
    barriers: list[Barrier]
    lower: bool
    leans: tuple[str, ...]


@dataclass
class Skyline:
    """What looking around needs of a table, worked out once."""

    table: Table
    at_level: list[SpaceSet]
    below: list[SpaceSet]
    walls: list[Wall]
    wall_keys: list[int]
    keys_of_height: list[list[int]]
    on_line: dict[tuple[bool, int], list[int]]
    corners: list[Corner]
    corner_keys: list[int]
    _crossings: dict[tuple[str, str], dict[Sides, list[Crossing]]] = field(default_factory=dict)

    def crossings(self, consult: Consultation) -> dict[Sides, list[Crossing]]:
        """The barriers at every corner, for both slants, under the table's readings."""
        values = consult.readings.values
        reading = values[rulings.CORNER_HEIGHT], values[rulings.OUTER_ANGLE]
        if reading not in self._crossings:
            self._crossings[reading] = {
                sides: [self._crossing(corner, sides, consult) for corner in self.corners]
                for sides in (FALLING, RISING)
            }
        return self._crossings[reading]

    def _crossing(self, corner: Corner, sides: Sides, consult: Consultation) -> Crossing:
        own = Consultation(consult.readings)
        met = blockages(self.table, corner, sides)
        barriers, _, lower = corner_barriers(self.table, met, own)
        key = self.table.field.key(*corner, vertical=None)
        return Crossing(corner, key, sides, barriers, lower, tuple(own.asked))


@lru_cache(maxsize=256)
def skyline(table: Table) -> Skyline:
    """The skyline of a table."""
    board = table.field
    at_level = [0] * (1 + max([*table.tops.values(), *table.levels.values()], default=0))
    for space, level in table.levels.items():
        at_level[level] |= board.bit(space)
    at_level[0] = board.all & ~sum(at_level)
    below = [sum(at_level[:level]) for level in range(len(at_level) + 3)]
    walls = [_wall(table, edge) for edge in table.tops]
    keys_of_height: list[list[int]] = [[] for _ in at_level]
    on_line: dict[tuple[bool, int], list[int]] = {}
    for number, wall in enumerate(walls):
        edge = wall.barrier.edges[0]
        keys_of_height[wall.barrier.height].append(wall.key)
        on_line.setdefault((edge.vertical, edge.grid), []).append(number)
    corners = _joints(table)
    return Skyline(
        table,
        at_level,
        below,
        walls,
        [wall.key for wall in walls],
        keys_of_height,
        on_line,
        corners,
        [board.key(x, y, vertical=None) for x, y in corners],
    )


def _wall(table: Table, edge: Edge) -> Wall:
    barrier = Barrier(table.tops[edge], (edge,))
    flanks = _flank(table, edge, edge.grid - 1), _flank(table, edge, edge.grid)
    return Wall(barrier, table.field.key(*edge), flanks)


def _flank(table: Table, edge: Edge, row: int) -> Flank:
    """The spaces right behind an edge in the column, or the row, next to it."""
    band, vertical = table.field.band, edge.vertical
    low, high = table.runs[edge]
    beside = band(row, row + 1, vertical=vertical)
    return Flank(
        beside & band(edge.place, edge.place + 1, vertical=not vertical),
        beside & band(low, high, vertical=not vertical),
        beside & band(low - 1, high + 1, vertical=not vertical),
    )


def _joints(table: Table) -> list[Corner]:
    """The corners where two edges with blockages meet."""
    meeting: dict[Corner, int] = {}
    for edge in table.tops:
        for corner in edge.ends:
            meeting[corner] = meeting.get(corner, 0) + 1
    return sorted(corner for corner, number in meeting.items() if number > 1)
