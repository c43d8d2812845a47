"""What one space sees, all spaces at once.

The rules of `sight`, told in sets of spaces: each barrier hides a set, and the sets are united.
`sight` proves a line and shows why; this answers hundreds of lines in the time of a few. Lines
that meet the edges of a higher target's own space are few, and are left to `sight`. A law in the
tests holds the two together, space by space and under every reading.
"""

from collections.abc import Iterator
from typing import NamedTuple

from adjudicator.games.apex import rulings
from adjudicator.games.apex.corners import (
    Barrier,
    ImaginaryLine,
    Overlook,
    blockages,
    corner_barriers,
    imaginary_lines,
)
from adjudicator.games.apex.ends import End
from adjudicator.games.apex.sight import look
from adjudicator.games.apex.skyline import Crossing, Flank, skyline
from adjudicator.games.apex.state import Table
from adjudicator.kernel.exact import FALLING, RISING
from adjudicator.kernel.fields import SpaceSet
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.squares import Corner, Edge, Space


def panorama(table: Table, viewer: Space, consult: Consultation) -> SpaceSet:
    """Every other space that the viewer has a clear line to."""
    return _View(table, viewer, consult).clear()


#: A barrier, and what is behind it from where the viewer stands.
_Screen = tuple[Barrier, SpaceSet]


class _Row(NamedTuple):
    """The imaginary line along a barrier, measured from the viewer."""

    line: ImaginaryLine
    away: int  # from the viewer to the line, in half spaces; negative to the left and upwards
    aside: int  # from the viewer past the end of the run, in spaces
    past: int  # likewise past the end of the component


class _View:
    """One look around."""

    def __init__(self, table: Table, viewer: Space, consult: Consultation) -> None:
        self.table = table
        self.field = table.field
        self.sky = skyline(table)
        self.viewer = viewer
        self.consult = consult
        self.level = table.level(viewer)
        self.unit = consult.readings.values[rulings.OWN_EDGE] == "unit"
        self.strip = consult.readings.values[rulings.HIDDEN_STRIP] == "strip"
        self.hidden: SpaceSet = 0
        self.by_hand: SpaceSet = 0
        self.sides = table.own_sides(viewer)
        self.overlook = Overlook(table, viewer, self.level, consult)
        self.walls = self.field.behind(viewer, self.sky.wall_keys)
        self.crossings = list(self._crossings())

    def clear(self) -> SpaceSet:
        """Every space but the viewer's own, less the hidden ones."""
        self._hide_behind_higher()
        if self.strip:
            self._hide_past_the_middle()
        subject = self._subject() & ~self.hidden
        if subject:
            self.corners = list(self._corner_screens(subject))
            self._refuse_beyond_book(subject)
            self._hide_rows(subject)
            self._hide_right_behind(subject)
        self._settle_by_hand()
        return self.field.all & ~self.hidden & ~self.field.bit(self.viewer)

    def _crossings(self) -> Iterator[tuple[Crossing, SpaceSet]]:
        """The corners that lines from here cross something at, with what is behind them."""
        crossings = self.sky.crossings(self.consult)
        behind = self.field.behind(self.viewer, self.sky.corner_keys)
        column, row = self.viewer
        for rest, falling, rising in zip(
            behind, crossings[FALLING], crossings[RISING], strict=True
        ):
            if rest:
                x, y = falling.corner
                crossing = falling if (x > column) == (y > row) else rising
                for name in crossing.leans:
                    self.consult(name)
                if crossing.barriers:
                    yield crossing, rest

    def _hide_behind_higher(self) -> None:
        """A blockage higher than both ends hides all that is behind it."""
        below, level, hidden = self.sky.below, self.level, 0
        for wall, behind in zip(self.sky.walls, self.walls, strict=True):
            height = wall.barrier.height
            if height > level:
                hidden |= behind & below[height]
        for barrier, behind in self._corner_screens(self.field.all):
            if barrier.height > level:
                hidden |= behind & below[barrier.height]
        self.hidden = hidden

    def _corner_screens(self, subject: SpaceSet) -> Iterator[_Screen]:
        """The barriers at corners: for lower spaces, without the viewer's own edges."""
        lower = self.sky.below[max(self.level - self.strip, 0)] & subject
        for crossing, behind in self.crossings:
            rest = behind & subject
            if rest & lower and self._is_beside(crossing.corner):
                for barrier in self._not_spared(crossing):
                    yield barrier, rest & lower
                rest &= ~lower
            for barrier in crossing.barriers if rest else ():
                yield barrier, rest
                if higher := rest & ~self.sky.below[self.level + 1]:
                    self._leave_to_hand(barrier, higher, several=crossing.lower)

    def _is_beside(self, corner: Corner) -> bool:
        """Whether a corner is on one of the four grid lines around the viewer."""
        return corner.x - self.viewer.c in (0, 1) or corner.y - self.viewer.r in (0, 1)

    def _leave_to_hand(self, barrier: Barrier, higher: SpaceSet, *, several: bool) -> None:
        """Higher targets at a corner see over their own edges; what is left then, `sight` tells."""
        rows = self._rows(barrier)
        if several or len(rows) > 1 or not self.unit:
            self.by_hand |= higher & _union([self._behind_line(row, 1, 1) for row in rows])
        else:
            self.by_hand |= higher & self._corner_flank(barrier).first

    def _not_spared(self, crossing: Crossing) -> list[Barrier]:
        """The barriers at a corner that count for a viewer who is the upper end."""
        met = blockages(self.table, crossing.corner, crossing.sides)
        return corner_barriers(self.table, met, self.consult, self.overlook).counting

    def _hide_past_the_middle(self) -> None:
        """With one level of difference, a blockage hides what it is nearer to than the upper end.

        So of several the farthest decides, own edges never hide, and both lines of a corner agree.
        """
        at_level, level = self.sky.at_level, self.level
        hides = 0
        if level and at_level[level - 1]:
            hides = _union(self.field.closer(self.viewer, self._of_height(level)))
            hides &= at_level[level - 1]
        if level + 1 < len(at_level) and at_level[level + 1]:
            over = _union(self.field.farther(self.viewer, self._of_height(level + 1)))
            hides |= over & at_level[level + 1]
        if hides & ~self.hidden:
            self.consult(rulings.HIDDEN_STRIP)
            self.hidden |= hides

    def _of_height(self, height: int) -> list[int]:
        """The keys of all barriers of one height."""
        corners = [
            crossing.key
            for crossing, _ in self.crossings
            if any(barrier.height == height for barrier in crossing.barriers)
        ]
        return corners + self.sky.keys_of_height[height]

    def _subject(self) -> SpaceSet:
        """The spaces that are still open: but for other readings, those two levels apart."""
        if not self.strip:
            return self.field.all
        below, level = self.sky.below, self.level
        return self.field.all & ~below[level + 2] | below[max(level - 1, 0)]

    def _screens(self, subject: SpaceSet) -> Iterator[_Screen]:
        """The barriers between here and these spaces, but for the viewer's own edges."""
        below, level = self.sky.below, self.level
        open_above = [subject & ~lower for lower in below]
        open_below = [subject & lower for lower in below]
        own = self.viewer.edges
        for wall, behind in zip(self.sky.walls, self.walls, strict=True):
            height = wall.barrier.height
            rest = behind & (open_above if height > level else open_below)[height]
            if rest and (height > level or wall.barrier.edges[0] not in own):
                yield wall.barrier, rest
        for barrier, behind in self.corners:
            height = barrier.height
            if rest := behind & (open_above if height > level else open_below)[height]:
                yield barrier, rest

    def _refuse_beyond_book(self, subject: SpaceSet) -> None:
        """More than two levels apart, with something in between: the table may want no verdict."""
        below, level = self.sky.below, self.level
        subject &= (
            self.field.all & ~below[min(level + 3, len(below) - 1)] | below[max(level - 2, 0)]
        )
        crossed = 0
        for barrier, behind in self._screens(subject) if subject else ():
            if not (
                barrier.corner is None and self.overlook.spares(barrier.height, *barrier.edges)
            ):
                crossed |= behind
                self.by_hand |= behind & self._beside(barrier)
        if crossed and self.consult(rulings.BEYOND_BOOK) == "ask":
            self.hidden |= crossed

    # Blockages on the level of the upper end.

    def _hide_rows(self, subject: SpaceSet) -> None:
        screens = list(self._screens(self._within_reach(subject & ~self.hidden)))
        self._hide_rows_below([s for s in screens if s[0].height == self.level])
        self._hide_from_above([s for s in screens if s[0].height > self.level])

    def _within_reach(self, subject: SpaceSet) -> SpaceSet:
        """Those of the spaces that some strip reaches, if only the farthest did not count."""
        level, sky = self.level, self.sky
        found = _union([behind for _, behind in self.crossings])
        for depth in range(1, level + 1):
            if lower := subject & sky.at_level[level - depth]:
                keys = sky.keys_of_height[level]
                found |= lower & _union(self.field.closer(self.viewer, keys, depth))
        for height in range(level + 1, len(sky.at_level)):
            if higher := subject & sky.at_level[height]:
                keys = sky.keys_of_height[height]
                found |= higher & _union(self.field.farther(self.viewer, keys, height - level))
        return found & subject

    def _hide_rows_below(self, screens: list[_Screen]) -> None:
        """Blockages on the viewer's level, the farthest of a line first."""
        screens.sort(key=lambda screen: -self._nearness(screen[0]))
        firm = soft = 0
        for barrier, behind in screens:
            rows = self._rows(barrier)
            hides = self._either(rows, [self._reached(row, behind) for row in rows])
            hides &= ~self.hidden
            if hides & soft & ~firm and self.consult(rulings.OWN_EDGE) == "side":
                soft &= ~hides
            hides &= ~self._doubted(hides & (firm | soft))
            self.hidden |= hides
            if len(rows) == 1 and barrier.edges[0] in self.sides:
                soft |= behind
            else:
                firm |= behind

    def _doubted(self, hides: SpaceSet) -> SpaceSet:
        """What a nearer blockage does not hide, as only the farthest counts."""
        return hides if hides and self.consult(rulings.NEARER_BLOCKAGE) == "farthest" else 0

    def _reached(self, row: _Row, behind: SpaceSet) -> SpaceSet:
        """The lower spaces in the strip that a line hides, by how much lower they are."""
        found, x = 0, abs(row.away) // 2
        for depth in range(1, self.level + 1):
            if lower := behind & self.sky.at_level[self.level - depth]:
                strip = lower & self._behind_line(row, 1, x * depth)
                found |= self._cut_near(strip, self._near(row.line, row.line.extent, x * depth - 1))
        return found

    def _hide_from_above(self, screens: list[_Screen]) -> None:
        """Blockages on a higher target's level, the farthest from the target first."""
        firm = soft = 0
        for barrier, all_behind in sorted(screens, key=lambda screen: self._nearness(screen[0])):
            behind = all_behind & self.sky.at_level[barrier.height]
            if not behind:
                continue
            rows = self._rows(barrier)
            over = [self._looked_over(row, behind, barrier.height) for row in rows]
            hides = self._either(rows, over)
            self.by_hand |= hides & soft
            hides &= ~soft
            self.hidden |= hides & ~self._doubted(hides & firm & ~self.hidden)
            soft |= behind & self._behind_line(rows[0], 1, 1)
            firm |= behind

    def _looked_over(self, row: _Row, behind: SpaceSet, top: int) -> SpaceSet:
        """The higher spaces that are far enough from a line for its strip to reach the viewer."""
        depth = top - self.level
        needed = -(-((abs(row.away) + 1) // 2) // depth)
        wanted = max(needed, -(-(row.past + 1) // depth))
        return self._cut_near(self._far(row, needed) & behind, self._far(row, wanted))

    def _cut_near(self, strip: SpaceSet, near: SpaceSet) -> SpaceSet:
        if strip & ~near and self.consult(rulings.HIDDEN_STRIP) == "near":
            return strip & near
        return strip

    def _either(self, rows: list[_Row], sets: list[SpaceSet]) -> SpaceSet:
        """What a barrier hides by its line; where it has two, by one of them or by both."""
        if len(sets) == 1:
            return sets[0]
        one = sets[0] | sets[1]
        both = sets[0] & sets[1]
        for row, lot in zip(rows, sets, strict=True):
            both |= lot if row.line.straight else 0
        return one if one == both or self.consult(rulings.CORNER_X) == "either" else both

    # Blockages between the two levels.

    def _hide_right_behind(self, subject: SpaceSet) -> None:
        level, below = self.level, self.sky.below
        subject &= ~self.hidden
        if lower := subject & below[max(level - 1, 0)]:
            self._hide_behind_walls(lower)
        if higher := subject & ~below[level + 2]:
            self._hide_behind_own_walls(higher)
        for barrier, all_behind in self.corners:
            behind, height = all_behind & subject, barrier.height
            if height < level:
                self._hide_flank(behind & below[height], self._corner_flank(barrier))
            elif height > level:
                self._hide_behind_viewer(barrier, behind & ~below[height + 1])

    def _hide_behind_walls(self, subject: SpaceSet) -> None:
        """Lower spaces right behind a blockage that is lower than the viewer."""
        lower = [subject & lot for lot in self.sky.below[: self.level]]
        for wall, behind in zip(self.sky.walls, self.walls, strict=True):
            height = wall.barrier.height
            if height < self.level and (rest := behind & lower[height]):
                edge = wall.barrier.edges[0]
                flank = wall.flanks[self._away(edge) > 0]
                if rest & flank.diagonal and not self.overlook.spares(height, edge):
                    self._hide_flank(rest, flank)

    def _hide_behind_own_walls(self, subject: SpaceSet) -> None:
        """Spaces that look at the viewer over a blockage on a grid line beside it."""
        (c, r), on_line, below = self.viewer, self.sky.on_line, self.sky.below
        for line in ((True, c), (True, c + 1), (False, r), (False, r + 1)):
            for number in on_line.get(line, ()):
                barrier = self.sky.walls[number].barrier
                if barrier.height > self.level:
                    behind = self.walls[number] & subject & ~below[barrier.height + 1]
                    self._hide_behind_viewer(barrier, behind)

    def _hide_flank(self, behind: SpaceSet, flank: Flank) -> None:
        first, run, diagonal = (behind & lot & ~self.hidden for lot in flank)
        if first != diagonal:
            reading = self.consult(rulings.RIGHT_BEHIND)
            run = {"first": first, "run": run, "diagonal": diagonal}[reading]
        self.hidden |= run

    def _corner_flank(self, barrier: Barrier) -> Flank:
        """The spaces right behind a corner."""
        x, y = barrier.corner or (0, 0)
        space = Space(x if x > self.viewer.c else x - 1, y if y > self.viewer.r else y - 1)
        first = run = diagonal = self.field.bit(space)
        for row in self._rows(barrier):
            beside = self._behind_line(row, 1, 1) if row.line.level else 0
            run |= beside & self._near(row.line, row.line.run, 0)
            diagonal |= beside & self._near(row.line, row.line.run, 1)
        return Flank(first, run, diagonal)

    def _hide_behind_viewer(self, barrier: Barrier, behind: SpaceSet) -> None:
        """Higher spaces that look over a blockage which the viewer stands right behind."""
        if not behind or all(abs(self._away(edge)) != 1 for edge in barrier.edges):
            return
        self.by_hand |= behind & self._beside(barrier)
        rows = self._rows(barrier)
        touching = self._touches(barrier)
        close = [row for row in rows if abs(row.away) == 1 and row.line.level]
        first = behind if touching else 0
        run = behind if touching or any(not row.aside for row in close) else 0
        diagonal = behind if touching or any(row.aside <= 1 for row in close) else 0
        self._hide_flank(behind, Flank(first, run, diagonal))

    def _touches(self, barrier: Barrier) -> bool:
        """Whether the viewer's own space is the first behind a barrier."""
        if barrier.corner:
            return self.viewer in barrier.corner.spaces
        return barrier.edges[0] in self.viewer.edges

    def _settle_by_hand(self) -> None:
        """The lines that were left to `sight`."""
        here = End(self.viewer, self.level)
        for space in self.field.spaces(self.by_hand):
            there = End(space, self.table.level(space))
            bit = self.field.bit(space)
            clear = look(self.table, here, there, self.consult).clear
            self.hidden = self.hidden & ~bit if clear else self.hidden | bit

    # Measuring.

    def _rows(self, barrier: Barrier) -> list[_Row]:
        return [self._row(line) for line in imaginary_lines(self.table, barrier)]

    def _row(self, line: ImaginaryLine) -> _Row:
        across, along = self.viewer if line.vertical else self.viewer[::-1]
        away = 2 * (line.grid - across) - 1
        return _Row(line, away, _beyond(along, *line.run), _beyond(along, *line.extent))

    def _away(self, edge: Edge) -> int:
        return 2 * (edge.grid - (self.viewer.c if edge.vertical else self.viewer.r)) - 1

    def _nearness(self, barrier: Barrier) -> int:
        """A number that grows along every line from the viewer."""
        place = barrier.corner or barrier.edges[0]
        x, y = 2 * (place.x - self.viewer.c) - 1, 2 * (place.y - self.viewer.r) - 1
        if barrier.corner is None:
            x, y = (x, y + 1) if barrier.edges[0].vertical else (x + 1, y)
        return abs(x) + abs(y)

    def _behind_line(self, row: _Row, first: int, last: int) -> SpaceSet:
        """The rows behind a line from row `first` on to row `last`, the nearest being row 1."""
        grid, vertical = row.line.grid, row.line.vertical
        if row.away > 0:
            return self.field.band(grid + first - 1, grid + last, vertical=vertical)
        return self.field.band(grid - last, grid - first + 1, vertical=vertical)

    def _far(self, row: _Row, x: int) -> SpaceSet:
        """The spaces behind a line with at least x spaces between."""
        return self._behind_line(row, x + 1, max(self.table.columns, self.table.rows))

    def _near(self, line: ImaginaryLine, span: tuple[int, int], margin: int) -> SpaceSet:
        """The spaces beside a stretch of a line, or up to `margin` past its ends."""
        low, high = span
        return self.field.band(low - margin, high + margin, vertical=not line.vertical)

    def _beside(self, barrier: Barrier) -> SpaceSet:
        """The first row behind each line of a barrier."""
        return _union([self._behind_line(row, 1, 1) for row in self._rows(barrier)])


def _beyond(place: int, low: int, high: int) -> int:
    return max(low - place, place - high + 1, 0)


def _union(sets: list[SpaceSet]) -> SpaceSet:
    found = 0
    for one in sets:
        found |= one
    return found
