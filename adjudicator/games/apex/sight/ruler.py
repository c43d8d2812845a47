"""Measuring from a viewer: to the imaginary lines along barriers, and the rows behind them."""

from typing import NamedTuple

from adjudicator.board.bit_grid import SpaceSet, union
from adjudicator.board.squares import Edge, Space
from adjudicator.games.apex.sight.fov_index import fov_index
from adjudicator.games.apex.table.corners import Barrier, ImaginaryLine
from adjudicator.games.apex.table.state import Table


class Row(NamedTuple):
    """The imaginary line along a barrier, measured from the viewer."""

    line: ImaginaryLine
    away: int  # from the viewer to the line, in half spaces; negative to the left and upwards
    aside: int  # from the viewer past the end of the run, in spaces
    past: int  # likewise past the end of the component


class Ruler:
    """Measures on one table from one space."""

    def __init__(self, table: Table, viewer: Space) -> None:
        self.grid = table.grid
        self.index = fov_index(table)
        self.viewer = viewer
        self.longest = max(table.columns, table.rows)

    def rows(self, barrier: Barrier) -> list[Row]:
        """The lines along a barrier."""
        return [self._row(line) for line in self.index.lines(barrier)]

    def _row(self, line: ImaginaryLine) -> Row:
        across, along = self.viewer if line.vertical else self.viewer[::-1]
        away = 2 * (line.grid - across) - 1
        return Row(line, away, _beyond(along, *line.run), _beyond(along, *line.extent))

    def away(self, edge: Edge) -> int:
        """How far an edge's grid line is, in half spaces; negative to the left and upwards."""
        return 2 * (edge.grid - (self.viewer.c if edge.vertical else self.viewer.r)) - 1

    def nearness(self, barrier: Barrier) -> int:
        """A number that grows along every line from the viewer."""
        place = barrier.corner or barrier.edges[0]
        x, y = 2 * (place.x - self.viewer.c) - 1, 2 * (place.y - self.viewer.r) - 1
        if barrier.corner is None:
            x, y = (x, y + 1) if barrier.edges[0].vertical else (x + 1, y)
        return abs(x) + abs(y)

    def behind_line(self, row: Row, first: int, last: int) -> SpaceSet:
        """The rows behind a line from row `first` on to row `last`, the nearest being row 1."""
        grid, vertical = row.line.grid, row.line.vertical
        if row.away > 0:
            return self.grid.band(grid + first - 1, grid + last, vertical=vertical)
        return self.grid.band(grid - last, grid - first + 1, vertical=vertical)

    def far(self, row: Row, x: int) -> SpaceSet:
        """The spaces behind a line with at least x spaces between."""
        return self.behind_line(row, x + 1, self.longest)

    def near(self, line: ImaginaryLine, span: tuple[int, int], margin: int) -> SpaceSet:
        """The spaces beside a stretch of a line, or up to `margin` past its ends."""
        low, high = span
        return self.grid.band(low - margin, high + margin, vertical=not line.vertical)

    def beside(self, barrier: Barrier) -> SpaceSet:
        """The first row behind each line of a barrier."""
        return union([self.behind_line(row, 1, 1) for row in self.rows(barrier)])


def _beyond(place: int, low: int, high: int) -> int:
    return max(low - place, place - high + 1, 0)
