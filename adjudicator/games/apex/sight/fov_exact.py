"""What a space does not see of some others, edge by edge and corner by corner, in sets.

The part of `fov` for spaces that runs and bends alone do not settle: those two levels apart or
more with several blockages in front, and all of them under readings other than the usual. Lines
that meet the edges of a higher target's own space are few, and are left to `line`.
"""

from collections.abc import Callable

from adjudicator.board.bit_grid import SpaceSet, union
from adjudicator.board.squares import Edge, Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.fov_index import by_its_lines, first_entered, fov_index
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.sight.ruler import Row, Ruler
from adjudicator.games.apex.sight.screens import Screen, Screens
from adjudicator.games.apex.sight.walls import Flank
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.corners import Barrier, OwnEdges
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.state import Table


class ExactFov:
    """Looks at some of the spaces that a viewer may not see, none of them behind something higher.

    Blockages lower than `lowest` are known not to matter to them.
    """

    def __init__(self, table: Table, viewer: Space, consult: Consultation, lowest: int) -> None:
        self.table = table
        self.grid = table.grid
        self.index = fov_index(table)
        self.viewer = viewer
        self.consult = consult
        self.level = table.level(viewer)
        self.strip = consult.readings.values[rulings.HIDDEN_STRIP] == "strip"
        self.own_edges = OwnEdges(table, viewer, consult)
        self.ruler = Ruler(table, viewer)
        self.screens = Screens(table, self.own_edges, self.ruler, consult, lowest)
        self.hidden: SpaceSet = 0
        self.by_hand: SpaceSet = 0

    def hidden_among(self, subject: SpaceSet) -> SpaceSet:
        """Those of the spaces that the viewer cannot see."""
        self.by_hand |= self.screens.look_at(subject)
        self._refuse_beyond_book(subject)
        self._hide_rows(subject)
        self._hide_right_behind(subject)
        self._settle_by_hand()
        return self.hidden & subject

    def _refuse_beyond_book(self, subject: SpaceSet) -> None:
        """More than two levels apart, with something in between: the table may want no verdict."""
        below, level = self.index.below, self.level
        subject &= self.grid.all & ~below[min(level + 3, len(below) - 1)] | below[max(level - 2, 0)]
        if not self.table.edition.sees_over_own_edges:
            # The upper space's own edges count here, and screens leave them out.
            self.by_hand |= subject
        crossed = 0
        for barrier, behind in self.screens.between(subject) if subject else ():
            if not (
                barrier.corner is None and self.own_edges.spares(barrier.height, *barrier.edges)
            ):
                crossed |= behind
                self.by_hand |= behind & self.ruler.beside(barrier)
        if crossed and self.consult(rulings.BEYOND_BOOK) == "ask":
            self.hidden |= crossed

    # Blockages on the level of the upper end.

    def _hide_rows(self, subject: SpaceSet) -> None:
        by_edges, at_corners = self._within_reach(subject & ~self.hidden)
        if not by_edges | at_corners:
            return
        below, above = [], []
        for barrier, behind in self.screens.between(by_edges | at_corners):
            if barrier.height == self.level:
                below.append((barrier, behind))
            elif rest := behind & self.index.at_level[barrier.height]:
                above.append((barrier, rest))
        sure = by_edges & ~at_corners if self.strip else 0
        self._hide_rows_below(self._in_doubt(below, self._reached_below, sure))
        self._hide_from_above(self._in_doubt(above, self._reached_above, sure))

    def _within_reach(self, subject: SpaceSet) -> tuple[SpaceSet, SpaceSet]:
        """Those of the spaces that the strip of some edge reaches, and those behind a corner."""
        level, at_level, keys = self.level, self.index.at_level, self.index.keys_of_height
        by_edges = at_corners = 0
        for depth in range(1, level + 1):
            if lower := subject & at_level[level - depth]:
                by_edges |= lower & union(self.grid.closer(self.viewer, keys[level], depth))
        for height in range(level + 1, len(at_level)):
            if higher := subject & at_level[height]:
                over = self.grid.farther(self.viewer, keys[height], height - level)
                by_edges |= higher & union(over)
        for barrier, behind in self.screens.corners:
            if barrier.height >= level:
                same = at_level[barrier.height] if barrier.height > level else subject
                at_corners |= behind & same
        return by_edges, at_corners & subject

    def _in_doubt(
        self, screens: list[Screen], hides: Callable[[Barrier, SpaceSet], SpaceSet], sure: SpaceSet
    ) -> list[Screen]:
        """The screens between here and spaces that have several of them in front.

        Where there is only one it is the farthest, and what it hides is hidden; `sure` is what
        only edges are in front of, and reach.
        """
        once = twice = 0
        for _, behind in screens:
            twice |= once & behind
            once |= behind
        if alone := once & ~twice & sure:
            self.consult(rulings.HIDDEN_STRIP)
            self.hidden |= alone
        found = []
        for barrier, behind in screens:
            if rest := behind & once & ~twice & ~sure:
                self.hidden |= hides(barrier, rest)
            if rest := behind & twice:
                found.append((barrier, rest))
        return found

    def _reached_below(self, barrier: Barrier, behind: SpaceSet) -> SpaceSet:
        if self.strip and not barrier.corner:
            return self._closer_below(barrier.edges[0], behind)
        rows = self.ruler.rows(barrier)
        strips = [self._reached(row, behind) for row in rows]
        return by_its_lines(self.index.lines(barrier), strips, self.consult)

    def _closer_below(self, edge: Edge, behind: SpaceSet) -> SpaceSet:
        """The same for one edge, where the whole strip counts."""
        found, key = 0, (self.grid.key(*edge),)
        for depth in range(1, self.level + 1):
            if lower := behind & self.index.at_level[self.level - depth]:
                found |= lower & self.grid.closer(self.viewer, key, depth)[0]
        if found:
            self.consult(rulings.HIDDEN_STRIP)
        return found

    def _reached_above(self, barrier: Barrier, behind: SpaceSet) -> SpaceSet:
        rows = self.ruler.rows(barrier)
        over = [self._looked_over(row, behind, barrier.height) for row in rows]
        return by_its_lines(self.index.lines(barrier), over, self.consult)

    def _hide_rows_below(self, screens: list[Screen]) -> None:
        """Blockages on the viewer's level, the farthest of a line first."""
        screens.sort(key=lambda screen: -self.ruler.nearness(screen[0]))
        firm = soft = 0
        for barrier, behind in screens:
            hides = self._reached_below(barrier, behind) & ~self.hidden
            if hides & soft & ~firm and self.consult(rulings.OWN_EDGE) == "side":
                soft &= ~hides
            hides &= ~self._doubted(hides & (firm | soft))
            self.hidden |= hides
            if len(self.index.lines(barrier)) == 1 and barrier.edges[0] in self.own_edges.side:
                soft |= behind
            else:
                firm |= behind

    def _doubted(self, hides: SpaceSet) -> SpaceSet:
        """What a nearer blockage does not hide, as only the farthest counts."""
        return hides if hides and self.consult(rulings.NEARER_BLOCKAGE) == "farthest" else 0

    def _reached(self, row: Row, behind: SpaceSet) -> SpaceSet:
        """The lower spaces in the strip that a line hides, by how much lower they are."""
        found, x = 0, abs(row.away) // 2
        for depth in range(1, self.level + 1):
            if lower := behind & self.index.at_level[self.level - depth]:
                strip = lower & self.ruler.behind_line(row, 1, x * depth)
                found |= self._cut_near(
                    strip, self.ruler.near(row.line, row.line.extent, x * depth - 1)
                )
        return found

    def _hide_from_above(self, screens: list[Screen]) -> None:
        """Blockages on a higher target's level, the farthest from the target first."""
        firm = soft = 0
        for barrier, behind in sorted(screens, key=lambda screen: self.ruler.nearness(screen[0])):
            hides = self._reached_above(barrier, behind)
            self.by_hand |= hides & soft
            hides &= ~soft
            self.hidden |= hides & ~self._doubted(hides & firm & ~self.hidden)
            soft |= behind & self.ruler.behind_line(self.ruler.rows(barrier)[0], 1, 1)
            firm |= behind

    def _looked_over(self, row: Row, behind: SpaceSet, top: int) -> SpaceSet:
        """The higher spaces that are far enough from a line for its strip to reach the viewer."""
        depth = top - self.level
        needed = -(-((abs(row.away) + 1) // 2) // depth)
        wanted = max(needed, -(-(row.past + 1) // depth))
        return self._cut_near(self.ruler.far(row, needed) & behind, self.ruler.far(row, wanted))

    def _cut_near(self, strip: SpaceSet, near: SpaceSet) -> SpaceSet:
        if strip & ~near and self.consult(rulings.HIDDEN_STRIP) == "near":
            return strip & near
        return strip

    # Blockages between the two levels.

    def _hide_right_behind(self, subject: SpaceSet) -> None:
        level, below = self.level, self.index.below
        subject &= ~self.hidden
        if lower := subject & below[max(level - 1, 0)]:
            self._hide_behind_walls(lower)
        if higher := subject & ~below[level + 2]:
            self._hide_behind_own_walls(higher)
        for barrier, all_behind in self.screens.corners:
            behind, height = all_behind & subject, barrier.height
            if barrier.corner and height < level and (rest := behind & below[height]):
                first = first_entered(self.viewer, barrier.corner)
                self._hide_flank(rest, self.index.corner_flank(barrier, first))
            elif height > level:
                self._hide_behind_viewer(barrier, behind & ~below[height + 1])

    def _hide_behind_walls(self, subject: SpaceSet) -> None:
        """Lower spaces right behind a blockage that is lower than the viewer."""
        lower = [subject & lot for lot in self.index.below[: self.level]]
        for wall, behind in self.screens.walls:
            height = wall.barrier.height
            if height < self.level and (rest := behind & lower[height]):
                edge = wall.barrier.edges[0]
                flank = wall.flanks[self.ruler.away(edge) > 0]
                if rest & flank.diagonal and not self.own_edges.spares(height, edge):
                    self._hide_flank(rest, flank)

    def _hide_behind_own_walls(self, subject: SpaceSet) -> None:
        """Spaces that look at the viewer over a blockage that it stands right behind."""
        here, below = self.grid.bit(self.viewer), self.index.below
        for wall, behind in self.screens.walls:
            height = wall.barrier.height
            beside = wall.flanks[0].diagonal | wall.flanks[1].diagonal
            if height > self.level and here & beside:
                self._hide_behind_viewer(wall.barrier, behind & subject & ~below[height + 1])

    def _hide_flank(self, behind: SpaceSet, flank: Flank) -> None:
        behind &= ~self.hidden
        first, run, diagonal = behind & flank[0], behind & flank[1], behind & flank[2]
        if first != diagonal:
            reading = self.consult(rulings.RIGHT_BEHIND)
            run = {"first": first, "run": run, "diagonal": diagonal}[reading]
        self.hidden |= run

    def _hide_behind_viewer(self, barrier: Barrier, behind: SpaceSet) -> None:
        """Higher spaces that look over a blockage which the viewer stands right behind."""
        if not behind or all(abs(self.ruler.away(edge)) != 1 for edge in barrier.edges):
            return
        self.by_hand |= behind & self.ruler.beside(barrier)
        rows = self.ruler.rows(barrier)
        touching = self._touches(barrier)
        close = [row for row in rows if abs(row.away) == 1 and row.line.level]
        first = behind if touching else 0
        run = behind if touching or any(not row.aside for row in close) else 0
        diagonal = behind if touching or any(row.aside <= 1 for row in close) else 0
        self._hide_flank(behind, Flank(first, run, diagonal))

    def _touches(self, barrier: Barrier) -> bool:
        """Whether the viewer's own space is the first behind a barrier."""
        return self.viewer in (barrier.corner or barrier.edges[0]).spaces

    def _settle_by_hand(self) -> None:
        """The lines that were left to `sight`."""
        by_lines = hidden_by_lines(self.table, self.viewer, self.by_hand, self.consult)
        self.hidden = self.hidden & ~self.by_hand | by_lines


def hidden_by_lines(
    table: Table, viewer: Space, spaces: SpaceSet, consult: Consultation
) -> SpaceSet:
    """Those of the spaces that a viewer cannot see, each line looked at by itself."""
    here, hidden = End(viewer, table.level(viewer)), 0
    for space in table.grid.spaces(spaces):
        if not look(table, here, End(space, table.level(space)), consult).clear:
            hidden |= table.grid.bit(space)
    return hidden
