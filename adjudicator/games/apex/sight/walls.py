"""Edges with blockages, the straight runs that they make, and the spaces right behind them."""

from typing import NamedTuple

from adjudicator.board.bit_grid import SpaceSet
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.games.apex.table.corners import Barrier
from adjudicator.games.apex.table.state import Table


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


class Run(NamedTuple):
    """Edges in a row with blockages of one height, connected.

    `flanks` are the spaces with an edge on it and those that touch it at all, on either side;
    `beside` is all of them.
    """

    height: int
    key: int
    vertical: bool
    grid: int
    flanks: tuple[tuple[SpaceSet, SpaceSet], tuple[SpaceSet, SpaceSet]]
    beside: SpaceSet

    def is_ahead_of(self, viewer: Space) -> bool:
        """Whether it lies to the right of the viewer, or below."""
        return self.grid > (viewer.c if self.vertical else viewer.r)


def find_runs(table: Table) -> list[Run]:
    """The straight runs of blockages, each once."""
    found = {}
    for edge, (low, high) in table.runs.items():
        first = edge.along(low)
        key = table.grid.key(*first, length=high - low)
        if key not in found:
            before, behind = _flank(table, edge, edge.grid - 1), _flank(table, edge, edge.grid)
            flanks = (before.run, before.diagonal), (behind.run, behind.diagonal)
            beside = before.diagonal | behind.diagonal
            top = table.tops[edge]
            found[key] = Run(top, key, edge.vertical, edge.grid, flanks, beside)
    return list(found.values())


def within_run(table: Table, corner: Corner) -> bool:
    """Whether nothing meets at a corner but two edges of one straight run."""
    arms = [edge for edge in corner.arms if edge in table.tops]
    return (
        len(arms) == 2
        and (arms[0].vertical, arms[0].grid) == (arms[1].vertical, arms[1].grid)
        and table.runs[arms[0]] == table.runs[arms[1]]
    )


def wall_on(table: Table, edge: Edge) -> Wall:
    """The wall that the blockage on an edge makes."""
    barrier = Barrier(table.tops[edge], (edge,))
    flanks = _flank(table, edge, edge.grid - 1), _flank(table, edge, edge.grid)
    return Wall(barrier, table.grid.key(*edge), flanks)


def _flank(table: Table, edge: Edge, row: int) -> Flank:
    """The spaces right behind an edge in the column, or the row, next to it."""
    run, place = table.runs[edge], (edge.place, edge.place + 1)
    return Flank(
        beside_line(table, edge.vertical, row, place, 0),
        beside_line(table, edge.vertical, row, run, 0),
        beside_line(table, edge.vertical, row, run, 1),
    )


def beside_line(
    table: Table,
    vertical: bool,  # noqa: FBT001
    row: int,
    span: tuple[int, int],
    margin: int,
) -> SpaceSet:
    """The spaces of one column, or row, beside a stretch, or up to `margin` past its ends."""
    beside = table.grid.band(row, row + 1, vertical=vertical)
    low, high = span
    return beside & table.grid.band(low - margin, high + margin, vertical=not vertical)


def find_joints(table: Table) -> list[Corner]:
    """The corners where two edges with blockages meet."""
    meeting: dict[Corner, int] = {}
    for edge in table.tops:
        for corner in edge.ends:
            meeting[corner] = meeting.get(corner, 0) + 1
    return sorted(corner for corner, number in meeting.items() if number > 1)
