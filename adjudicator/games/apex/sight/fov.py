"""What one space sees, all spaces at once.

The rules of `line`, told in sets of spaces: each straight run of blockages, and each bend where
runs meet, hides a set, and the sets are united. `line` proves a line and shows why; this answers
hundreds of lines in the time of a few. What runs and bends do not settle gets a closer look. A law
in the tests holds all of it to single lines, space by space and under every reading.
"""

from dataclasses import dataclass

from adjudicator.board.bit_grid import SpaceSet, union
from adjudicator.board.squares import Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.fov_exact import ExactFov, hidden_by_lines
from adjudicator.games.apex.sight.fov_index import (
    Crossing,
    barriers_seen,
    by_its_lines,
    crossings_from,
    first_entered,
    fov_index,
)
from adjudicator.games.apex.sight.line import TOLD_DIFFERENCE, look
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.corners import Barrier, OwnEdges
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.state import Table


def field_of_view(table: Table, viewer: Space, consult: Consultation) -> SpaceSet:
    """Every other space that the viewer has a clear line to."""
    return _View(table, viewer, consult).clear()


def seen_from(table: Table, place: End, consult: Consultation) -> SpaceSet:
    """Every other space that a place has a clear line to, each at its own level."""
    if isinstance(place.spot, Space):
        return field_of_view(table, place.spot, consult)
    ends = (End(space, table.level(space)) for space in table.grid.spaces(table.grid.all))
    return table.grid.set_of(
        end.spot  # type: ignore[misc] # a space, as built above
        for end in ends
        if look(table, place, end, consult).clear
    )


def hidden_from(table: Table, place: End, seen: SpaceSet) -> SpaceSet:
    """The spaces that a place does not see, without its own."""
    own = table.grid.bit(place.spot) if isinstance(place.spot, Space) else 0
    return table.grid.all & ~seen & ~own


class _View:
    """One look around."""

    def __init__(self, table: Table, viewer: Space, consult: Consultation) -> None:
        self.table = table
        self.grid = table.grid
        self.index = fov_index(table)
        self.viewer = viewer
        self.here = self.grid.bit(viewer)
        self.consult = consult
        self.level = table.level(viewer)
        self.hidden: SpaceSet = 0
        self.runs = self.grid.behind(viewer, self.index.run_keys)
        self.own_edges = OwnEdges(table, viewer, consult)
        bends = self.index.at_bends(consult)
        self.bends = list(crossings_from(viewer, self.grid, bends, consult))

    def clear(self) -> SpaceSet:
        """Every space but the viewer's own, less the hidden ones."""
        self._hide_behind_higher()
        values, lowest = self.consult.readings.values, 1
        raised = self._two_levels_above_ground() & ~self.hidden
        others = self.grid.all & ~self.here & ~raised
        if values[rulings.HIDDEN_STRIP] == "strip" and values[rulings.RIGHT_BEHIND] == "run":
            self._hide_past_the_middle()
            others, lowest = self._settle(others & self._two_levels_apart() & ~self.hidden)
        if others := others & ~self.hidden:
            closer = ExactFov(self.table, self.viewer, self.consult, lowest)
            self.hidden |= closer.hidden_among(others)
        by_lines = hidden_by_lines(self.table, self.viewer, raised, self.consult)
        self.hidden = self.hidden & ~raised | by_lines
        return self.grid.all & ~self.hidden & ~self.here

    def _two_levels_above_ground(self) -> SpaceSet:
        """The spaces two levels apart from the viewer, where the lower end is not the ground."""
        at_level, level = self.index.at_level, self.level
        lower = at_level[level - 2] if level > TOLD_DIFFERENCE else 0
        return lower | (at_level[level + 2] if 0 < level < len(at_level) - 2 else 0)

    def _hide_behind_higher(self) -> None:
        """A blockage higher than both ends hides all that is behind it."""
        below, level, hidden = self.index.below, self.level, 0
        for run, behind in zip(self.index.runs, self.runs, strict=True):
            if run.height > level:
                hidden |= behind & below[run.height]
        for crossing, behind in self.bends:
            for barrier in crossing.barriers:
                if barrier.height > level:
                    hidden |= behind & below[barrier.height]
        self.hidden = hidden

    def _hide_past_the_middle(self) -> None:
        """A blockage on the upper level hides what it is nearer to than the upper end is.

        With one level of difference that is all: of several the farthest decides, and own edges
        and either line of a corner make no difference. With more, more may be hidden.
        """
        at_level, level, field = self.index.at_level, self.level, self.grid
        hides = 0
        if lower := self.index.below[level] & ~self.hidden:
            hides = lower & union(field.closer(self.viewer, self._of_height(level)))
        for height in range(level + 1, len(at_level)):
            if higher := at_level[height] & ~self.hidden:
                hides |= higher & union(field.farther(self.viewer, self._of_height(height)))
        if hides:
            self.consult(rulings.HIDDEN_STRIP)
            self.hidden |= hides

    def _of_height(self, height: int) -> list[int]:
        """The keys of all runs and bends of one height."""
        bends = [
            crossing.key
            for crossing, _ in self.bends
            if any(barrier.height == height for barrier in crossing.barriers)
        ]
        return bends + self.index.keys_of_height[height]

    def _two_levels_apart(self) -> SpaceSet:
        """The spaces at least two levels higher or lower than the viewer."""
        below, level = self.index.below, self.level
        return self.grid.all & ~below[level + 2] | below[max(level - 1, 0)]

    def _settle(self, subject: SpaceSet) -> tuple[SpaceSet, int]:
        """Hide what runs and bends hide of spaces two levels apart.

        What they leave open is returned, with the height from which blockages matter to it.
        """
        level, below = self.level, self.index.below
        beyond = self.grid.all & ~below[level + 3] | below[max(level - 2, 0)]
        if not subject or subject & beyond:
            return subject, 1
        lower, higher = subject & below[level], subject & ~below[level + 1]
        if self.here & self.index.beside_walls and (higher or self._has_lower_walls()):
            return subject, 1
        left = self._settle_lower(lower) if lower else 0
        return left | (self._settle_higher(higher) if higher else 0), level if lower else level + 2

    def _has_lower_walls(self) -> bool:
        """Whether an edge of the viewer's own space has a blockage lower than itself."""
        return any(
            self.table.tops.get(edge, self.level) < self.level for edge in self.own_edges.own
        )

    def _settle_lower(self, subject: SpaceSet) -> SpaceSet:
        """Spaces that the viewer looks down on."""
        front = _Front()
        own = [self.grid.key(*edge) for edge in self.own_edges.own if edge in self.table.tops]
        over_own = union(self.grid.behind(self.viewer, own))
        for run, behind in zip(self.index.runs, self.runs, strict=True):
            rest = behind & subject
            if rest and run.height == self.level:
                beside = run.grid - (self.viewer.c if run.vertical else self.viewer.r) in (0, 1)
                front.add(rest & ~over_own if beside else rest, soft=beside)
            elif rest and run.height < self.level:
                self._hide_flank(rest, *run.flanks[run.is_ahead_of(self.viewer)])
        subject &= ~self.hidden
        for crossing, behind in self.bends:
            if rest := behind & subject:
                self._settle_bend(crossing, rest, front)
        by_edges = union(self.grid.closer(self.viewer, self.index.keys_of_height[self.level], 2))
        return self._hide_alone(front, (by_edges | front.reached) & subject)

    def _settle_bend(self, crossing: Crossing, behind: SpaceSet, front: "_Front") -> None:
        """A bend between the two levels, or on the viewer's own."""
        at_home = self.own_edges.is_at(crossing.edges)
        for barrier in barriers_seen(self.table, crossing, self.own_edges, self.consult):
            if barrier.height < self.level:
                first = first_entered(self.viewer, crossing.corner)
                entered, along, diagonal = self.index.corner_flank(barrier, first)
                self._hide_flank(behind, along | entered, diagonal)
            elif barrier.height == self.level:
                reached = self._reached_behind(barrier, behind)
                front.reached |= reached
                front.add(behind & ~reached, soft=at_home)
                front.add(reached, soft=False)
                if reached and at_home:
                    self.consult(rulings.OWN_EDGE)

    def _reached_behind(self, barrier: Barrier, behind: SpaceSet) -> SpaceSet:
        """What the strips of a bend's lines hide of the spaces behind it, two levels down."""
        lines, strips = self.index.lines(barrier), []
        for line in lines:
            across = self.viewer.c if line.vertical else self.viewer.r
            reach = 2 * (abs(2 * (line.grid - across) - 1) // 2)
            low = line.grid if line.grid > across else line.grid - reach
            strips.append(behind & self.grid.band(low, low + reach, vertical=line.vertical))
        return by_its_lines(lines, strips, self.consult)

    def _settle_higher(self, subject: SpaceSet) -> SpaceSet:
        """Spaces that look down on the viewer, with no wall beside it."""
        height = self.level + 2
        front = _Front()
        for crossing, behind in self.bends:
            if any(barrier.height == height for barrier in crossing.barriers):
                front.left |= behind & subject
        for run, behind in zip(self.index.runs, self.runs, strict=True):
            if run.height == height and (rest := behind & subject):
                front.add(rest & run.beside, soft=True)
                front.add(rest & ~run.beside, soft=False)
        over = union(self.grid.farther(self.viewer, self.index.keys_of_height[height], 2))
        return self._hide_alone(front, over & subject)

    def _hide_alone(self, front: "_Front", reached: SpaceSet) -> SpaceSet:
        """Hide what one run alone is in front of, and reaches; the rest of it is left open."""
        unsure = front.left | front.soft | front.twice
        if sure := reached & ~unsure & ~self.hidden:
            self.consult(rulings.HIDDEN_STRIP)
            self.hidden |= sure
        return front.left | reached & unsure

    def _hide_flank(self, behind: SpaceSet, along: SpaceSet, diagonal: SpaceSet) -> None:
        """A blockage between the two levels hides the spaces right behind it."""
        if hides := behind & diagonal & ~self.hidden:
            self.consult(rulings.RIGHT_BEHIND)
            self.hidden |= hides & along


@dataclass
class _Front:
    """Which spaces have blockages of the upper level in front: one, or several.

    `soft` is what edges beside the upper end are in front of: they may count or not. `reached` is
    what bends hide, if nothing else is in front; `left` what is not looked into.
    """

    left: SpaceSet = 0
    reached: SpaceSet = 0
    once: SpaceSet = 0
    twice: SpaceSet = 0
    soft: SpaceSet = 0

    def add(self, behind: SpaceSet, *, soft: bool) -> None:
        """Another blockage, with what is behind it."""
        if soft:
            self.soft |= behind
        else:
            self.twice |= self.once & behind
            self.once |= behind
