"""Where a miniature may be placed: which spots there are, and what stands against each."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Corner, Space, rectangle
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.objects import rules
from adjudicator.games.apex.objects.occupants import Pairs, joints, levels_at, occupants
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.table.corners import Pair
from adjudicator.games.apex.table.ends import End, steps_between
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table

#: The levels of an intersection with no roof around it.
_GROUND = frozenset({0})


@dataclass(frozen=True, slots=True)
class Conditions:
    """What a card asks of a spot; what is None, it does not ask."""

    on_space: bool
    free: bool = True
    range: tuple[int, int] | None = None
    sight: bool = False
    level: int | None = None
    #: The spot of the target that a miniature is attached to.
    target: Space | None = None
    #: Whether it is put on the inside of a right angle, where there is one.
    inside: bool = False
    #: How many spaces it covers, across and down from the spot.
    size: tuple[int, int] = (1, 1)

    def covered(self, spot: Space | Corner) -> tuple[Space | Corner, ...]:
        """The spaces that it covers on a spot, that one first; an intersection is only itself."""
        if isinstance(spot, Corner):
            return (spot,)
        return rectangle(spot, *self.size)


@dataclass(frozen=True, slots=True)
class Spot:
    """A space, or an intersection on one level, and all that decides whether it may be used.

    `exists` says that a space of the board is on that level there; `seen` is None where no line
    was asked for or the table wants no verdict on it; `lacking` is the rule that alone decides over
    what stands there, where the table's edition has none such, and `unsaid` that it is left open.
    """

    at: Space | Corner
    level: int
    exists: bool
    distance: int
    figure: Figure | None
    pieces: tuple[Piece, ...]
    straight: tuple[Pair, ...]
    angle: tuple[Pair, ...]
    seen: bool | None
    lacking: RuleId | None = None
    unsaid: bool = False
    #: The space that the line was drawn to, of those that are covered from here.
    toward: Space | Corner | None = None
    #: What stands on edges and corners between the spaces that are covered from here.
    within: tuple[Piece, ...] = ()

    @property
    def taken(self) -> bool:
        """Whether someone or something stands on it, or connected things meet there."""
        return bool(self.figure or self.pieces or self.straight or self.angle)

    @property
    def free(self) -> bool:
        """Whether nothing occupies it."""
        return not (self.figure or self.pieces or self.straight)


@dataclass(frozen=True)
class Placing:
    """The spots that were looked at, by which conditions: the one asked for, or all there are."""

    conditions: Conditions
    spots: tuple[Spot, ...]
    chosen: Spot | None = None

    def meets(self, spot: Spot) -> bool:
        """Whether a spot meets every condition."""
        sight = spot.seen is True or not self.conditions.sight
        return sight and meets_the_rest(self.conditions, spot)

    @cached_property
    def legal(self) -> tuple[Spot, ...]:
        """The spots that meet every condition."""
        return tuple([spot for spot in self.spots if self.meets(spot)])


def place_on(
    table: Table,
    figure: Figure,
    conditions: Conditions,
    chosen: tuple[Space | Corner, int] | None,
    consult: Consultation,
) -> Placing:
    """Look at the spot that is asked for, or else at every spot there is."""
    looking = _Looking(table, figure, conditions, consult)
    if chosen:
        spot = looking.spot(*chosen, fully=True)
        return Placing(conditions, (spot,), spot)
    return Placing(conditions, tuple([looking.spot(*spot) for spot in looking.candidates()]))


def meets_the_rest(conditions: Conditions, spot: Spot) -> bool:
    """Whether a spot meets every condition but the line of sight."""
    free = not spot.unsaid and (spot.free or not conditions.free)
    cuts = conditions.inside and conditions.free and bool(spot.angle)
    return free and not cuts and lies_right(conditions, spot)


def lies_right(conditions: Conditions, spot: Spot) -> bool:
    """Whether a spot lies where it must, whatever stands there."""
    return (
        spot.exists
        and not spot.within
        and in_range(conditions, spot)
        and conditions.level in (None, spot.level)
        and conditions.target in (None, spot.at)
    )


def in_range(conditions: Conditions, spot: Spot) -> bool:
    """Whether a spot is as far away as it must be."""
    low, high = conditions.range or (0, spot.distance)
    return low <= spot.distance <= high


class _Looking:
    """Looks at spots with one Legend's eyes."""

    def __init__(
        self, table: Table, figure: Figure, conditions: Conditions, consult: Consultation
    ) -> None:
        self.table = table
        self.source = End(figure.at, table.level(figure.at), figure)
        self.conditions = conditions
        self.consult = consult
        self.occupants = occupants(table)
        #: The corners of spaces under a roof; all others are on the ground alone.
        self.raised = {corner for space in table.levels for corner in space.outline}
        rule = occupation_rule(conditions)
        #: The rule on what may stand on a spot, if it matters and the table's edition has none.
        self.lacking = rule if table.edition.lacks(rule) and not conditions.target else None

    def candidates(self) -> list[tuple[Space | Corner, int]]:
        """Spaces row by row, or intersections by level, row and column."""
        table = self.table
        if self.conditions.on_space:
            return [(space, table.level(space)) for space in table.grid.spaces(table.grid.all)]
        corners = [Corner(x, y) for y in range(table.rows + 1) for x in range(table.columns + 1)]
        levels = {corner: self._levels(corner) for corner in corners if corner in self.raised}
        return [
            (corner, level)
            for level in range(max(table.levels.values(), default=0) + 1)
            for corner in corners
            if level in levels.get(corner, _GROUND)
        ]

    def _levels(self, corner: Corner) -> Collection[int]:
        return levels_at(self.table, corner) if corner in self.raised else _GROUND

    def spot(self, at: Space | Corner, level: int, *, fully: bool = False) -> Spot:
        """All about one spot; its line of sight only where that decides, or if all is asked."""
        table = self.table
        met = joints(table, at, level) if at in table.joints else ((), ())
        told = self._told(at, level, met)
        found = self._weighed(told, self.lacking) if self.lacking else told
        if not (self.conditions.sight and told.exists):
            return found
        decides = meets_the_rest(self.conditions, found)
        if fully or decides:
            consult = self.consult if decides else Consultation(self.consult.readings)
            return self._seen(found, consult)
        return found

    def _told(self, at: Space | Corner, level: int, met: tuple[Pairs, Pairs]) -> Spot:
        """A spot without a line of sight to it, and without what an edition leaves out."""
        if isinstance(at, Corner):
            pieces = self.occupants.get((Corner, at, level), ())
            distance = steps_between(self.table, self.source.spot, at)
            return Spot(at, level, level in self._levels(at), distance, None, pieces, *met, None)
        covered = self.conditions.covered(at)
        exists, standing = self._exists(at, level), self._standing(at)
        within = self._within(covered, level) if len(covered) > 1 else ()
        distance = self._distance(covered)
        return Spot(at, level, exists, distance, *standing, *met, None, within=within)

    def _distance(self, covered: Sequence[Space | Corner]) -> int:
        """How far away the nearest of the spaces is that are covered, as far as they are there."""
        table, source = self.table, self.source.spot
        if len(covered) == 1:
            return steps_between(table, source, covered[0])
        on_map = (x for x in covered if isinstance(x, Space) and x in table.grid)
        return min(steps_between(table, source, x) for x in on_map)

    def _seen(self, spot: Spot, consult: Consultation) -> Spot:
        """The spot with the line to it: to the first space covered from it that can be seen."""
        undecided: Space | Corner | None = None
        for place in self.conditions.covered(spot.at):
            clear = look(self.table, self.source, End(place, spot.level), consult).clear
            if clear:
                return replace(spot, seen=True, toward=place)
            if clear is None:
                undecided = undecided or place
        return replace(spot, seen=None if undecided else False, toward=undecided or spot.at)

    def _within(self, covered: Iterable[Space | Corner], level: int) -> tuple[Piece, ...]:
        """The pieces that would be in the middle of what covers several spaces."""
        spaces = set(covered)
        edges = {edge for x in spaces if isinstance(x, Space) for edge in x.edges}
        between = [edge for edge in edges if spaces.issuperset(edge.spaces)]
        parts = (part for edge in between for part in self.table.parts.get(edge, ()))
        found = {part.piece for part in parts if part.base == level and not part.piece.spaces}
        corners = {end for edge in between for end in edge.ends if spaces.issuperset(end.spaces)}
        for corner in corners:
            found.update(self.occupants.get((Corner, corner, level), ()))
        return tuple(piece for piece in self.table.pieces if piece in found)

    def _exists(self, at: Space, level: int) -> bool:
        """Whether all spaces that are covered from one are there, and on its level."""
        covered = rectangle(at, *self.conditions.size)
        return all(x in self.table.grid and self.table.level(x) == level for x in covered)

    def _standing(self, at: Space) -> tuple[Figure | None, tuple[Piece, ...]]:
        """Who and what stands on any space that is covered from there."""
        covered = [x for x in rectangle(at, *self.conditions.size) if x in self.table.grid]
        figures = (self.table.standing.get(space) for space in covered)
        pieces = (self.occupants.get((Space, x, self.table.level(x)), ()) for x in covered)
        return next(filter(None, figures), None), tuple(dict.fromkeys(chain(*pieces)))

    def _weighed(self, spot: Spot, rule: RuleId) -> Spot:
        """The spot with what its table's edition does not tell of it."""
        if not (spot.taken and lies_right(self.conditions, spot)):
            return spot
        unsaid = self.table.edition.leaves_out(rule, self.consult)
        return replace(spot, lacking=rule, unsaid=unsaid)


def occupation_rule(conditions: Conditions) -> RuleId:
    """The rule on what may stand on a spot already."""
    if not conditions.free:
        return rules.PLACING_ANYWHERE
    return rules.PLACING_FREE_SPACE if conditions.on_space else rules.PLACING_FREE_CORNER
