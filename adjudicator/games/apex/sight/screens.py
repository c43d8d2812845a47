"""What stands between a viewer and the spaces that it looks at, by edges and corners."""

from collections.abc import Iterator

from adjudicator.board.bit_grid import SpaceSet
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight.fov_index import (
    Crossing,
    barriers_seen,
    crossings_from,
    first_entered,
    fov_index,
)
from adjudicator.games.apex.sight.ruler import Ruler
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.corners import Barrier, OwnEdges
from adjudicator.games.apex.table.state import Table

#: A barrier, and what is behind it from where the viewer stands.
Screen = tuple[Barrier, SpaceSet]


class Screens:
    """The barriers around a viewer, those lower than `lowest` left out.

    `corners` are those at corners, once it is known which spaces are looked at, and `by_hand` the
    spaces that are left to `line` because of these.
    """

    def __init__(
        self, table: Table, own_edges: OwnEdges, ruler: Ruler, consult: Consultation, lowest: int
    ) -> None:
        self.table = table
        self.index = fov_index(table)
        self.viewer = ruler.viewer
        self.consult = consult
        self.level = table.level(self.viewer)
        self.own_edges = own_edges
        self.ruler = ruler
        walls, keys = self.index.walls(lowest)
        self.walls = list(zip(walls, table.grid.behind(self.viewer, keys), strict=True))
        joints = self.index.at_joints(lowest, consult)
        self.joints = list(crossings_from(self.viewer, table.grid, joints, consult))
        self.corners: list[Screen] = []
        self.by_hand: SpaceSet = 0

    def look_at(self, subject: SpaceSet) -> SpaceSet:
        """Find the barriers at corners that count for these spaces.

        Returned are the spaces that are left to `line`.
        """
        self.corners = list(self._corner_screens(subject))
        return self.by_hand

    def _corner_screens(self, subject: SpaceSet) -> Iterator[Screen]:
        """The barriers at corners that count for these spaces, own edges taken away."""
        lower, higher = self.index.below[self.level], ~self.index.below[self.level + 1]
        for crossing, behind in self.joints:
            rest = behind & subject
            if rest & lower:
                for barrier in barriers_seen(self.table, crossing, self.own_edges, self.consult):
                    yield barrier, rest & lower
                rest &= ~lower
            if rest & higher:
                rest &= ~self._left_to_hand(crossing, rest & higher)
            for barrier in crossing.barriers if rest else ():
                yield barrier, rest

    def _left_to_hand(self, crossing: Crossing, higher: SpaceSet) -> SpaceSet:
        """Higher targets that see over edges of their own here, so that the corner is another.

        It is the target whose own corner this is; or, by the other reading, all on its sides.
        """
        own = higher & self.table.grid.bit(first_entered(self.viewer, crossing.corner))
        beside = 0
        for barrier in crossing.barriers:
            beside |= higher & self.ruler.beside(barrier)
        if beside & ~own and self.consult(rulings.OWN_EDGE) == "side":
            own |= beside
        self.by_hand |= own
        return own

    def between(self, subject: SpaceSet) -> Iterator[Screen]:
        """The barriers between here and these spaces, but for the viewer's own edges."""
        below, level = self.index.below, self.level
        open_above = [subject & ~lower for lower in below]
        open_below = [subject & lower for lower in below]
        own = self.own_edges.own
        for wall, behind in self.walls:
            height = wall.barrier.height
            if height > level:
                # The space right behind the edge has it as an edge of its own.
                edge = wall.barrier.edges[0]
                rest = behind & open_above[height] & ~wall.flanks[self.ruler.away(edge) > 0].first
            else:
                rest = behind & open_below[height] if wall.barrier.edges[0] not in own else 0
            if rest:
                yield wall.barrier, rest
        for barrier, behind in self.corners:
            height = barrier.height
            if rest := behind & (open_above if height > level else open_below)[height]:
                yield barrier, rest
