"""A mover: where its move may end, and the cheapest way to a space, or all that is in the way."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from adjudicator.board.cell import by_rows, in_rows
from adjudicator.board.squares import Corner, Space, steps_apart
from adjudicator.board.step_graph import Arc, Network
from adjudicator.core.facts import Place
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.movement import two_actions
from adjudicator.games.apex.movement.step_cost import Ban, StepProof, step_cost
from adjudicator.games.apex.movement.step_graph import BEARING, hopeful, network
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Legend, Table

#: What Rush adds to one Move action.
RUSH = 1


@dataclass(frozen=True, slots=True)
class Mover:
    """A Legend about to move: `allowance` are the points of its action, None if not counted."""

    legend: Legend
    start: Space
    level: int
    allowance: int | None
    rush: bool
    enters: bool
    #: What a Rush adds to the action; nothing where it is an action of its own.
    rush_adds: int = RUSH

    @property
    def points(self) -> int | None:
        """All the points that there are."""
        return None if self.allowance is None else self.allowance + self.rush_adds * self.rush

    @property
    def both(self) -> tuple[int, int] | None:
        """The points of its action and of a Rush that is an action of its own, if there is one."""
        apart = self.rush and not self.rush_adds and self.allowance is not None
        return (self.allowance or 0, RUSH) if apart else None

    @property
    def with_rush(self) -> "Mover":
        """The same mover with the points of both its actions in one sum."""
        return replace(self, rush_adds=RUSH)

    @property
    def place(self) -> Place:
        """Where it stands, as a fact."""
        return Place(self.start, self.level, self.legend.name)


@dataclass(frozen=True)
class Reach:
    """Every space that a move can get to: those to end on, those only to pass, and their costs."""

    ends: Mapping[Space, int]
    passed: Mapping[Space, int]
    barred: tuple[Space, ...]
    #: Where it may end for what is told, or for less: the edition doesn't say.
    unsure: tuple[Space, ...] = ()

    @property
    def listed(self) -> tuple[tuple[Space, int], ...]:
        """Where it may end, by cost, row and column."""
        return tuple(sorted(self.ends.items(), key=lambda at: (at[1], at[0].r, at[0].c)))


def reach(table: Table, mover: Mover, consult: Consultation) -> Reach:
    """All that the mover's points are enough for."""
    steps, points = network(table, consult.readings), mover.with_rush.points
    costs = _costs(table, steps, mover)
    _consult(steps.consulted_within(costs, points), consult)
    unsure = _unsure(table, mover, costs, consult)
    taken = {space for space in _taken(table, mover) if space in costs}
    passed = {space: costs[space] for space in sorted(taken, key=by_rows)}
    if mover.enters:
        del costs[mover.start]
    ends = {space: cost for space, cost in costs.items() if space not in taken} if taken else costs
    return Reach(ends, passed, tuple(_barred(table, costs)), unsure)


def _unsure(
    table: Table, mover: Mover, costs: Mapping[Space, int], consult: Consultation
) -> tuple[Space, ...]:
    """The spaces that may cost less; those that may be reached at all are left out of the list."""
    steps, hoped = network(table, consult.readings), hopeful(table, consult.readings)
    if hoped is steps:
        return ()
    least, taken = _costs(table, hoped, mover), set(_taken(table, mover))
    found = [space for space in least if least[space] != costs.get(space) and space not in taken]
    if found:
        consult.leaves_open(in_rows(space for space in found if space not in costs))
        points = mover.with_rush.points
        _leave_out(table, _tempting(hoped, steps.barred, least, costs, points), consult)
    return in_rows(space for space in found if space in costs)


def _tempting(
    hoped: Network,
    barred: Iterable[Arc],
    least: Mapping[Space, int],
    costs: Mapping[Space, int],
    points: int | None,
) -> Iterator[Arc]:
    """The steps that an edition says nothing of, and that could lead farther, or for less."""
    for arc in barred:
        cost = least.get(arc.start, math.inf) + (hoped.step_costs[arc].cost or 0)
        if cost < costs.get(arc.end, math.inf) and (points is None or cost <= points):
            yield arc


def _costs(table: Table, steps: Network, mover: Mover) -> dict[Space, int]:
    if mover.both is None:
        return steps.costs(mover.start, mover.points)
    return two_actions.costs(steps, mover.start, mover.both, set(_taken(table, mover)))


def _taken(table: Table, mover: Mover) -> Iterator[Space]:
    """The spaces that something else occupies."""
    yield from (space for space in table.occupied if space != mover.start)
    yield from (space for space, figure in table.standing.items() if figure.id != mover.legend.id)


def _barred(table: Table, costs: Mapping[Space, int]) -> Iterator[Space]:
    """The spaces beside those that were reached that nobody enters."""
    for space in sorted(table.impassable, key=by_rows):
        around = (Space(space.c + c, space.r + r) for c in (-1, 0, 1) for r in (-1, 0, 1))
        if any(other in costs for other in around):
            yield space


def _leave_out(table: Table, arcs: Iterable[Arc], consult: Consultation) -> None:
    """Remember the rules that the table's edition lacks for these steps."""
    again = Consultation(consult.readings)
    for arc in sorted(arcs):
        for ban in step_cost(table, *arc, again).bans:
            consult.lacks(ban.rule)


def _consult(names: set[str], consult: Consultation) -> None:
    for name in BEARING:
        if name in names:
            consult(name)


@dataclass(frozen=True)
class Barred:
    """Steps that cannot be made for one reason, and what stands there."""

    rule: RuleId
    steps: tuple[StepProof, ...]
    pieces: tuple[Piece, ...]
    corners: tuple[Corner, ...]


@dataclass(frozen=True)
class Journey:
    """The cheapest way to a space, step by step, and all that keeps the mover from ending there.

    `barred` tells why there is no way at all, `over` by how many points it is too dear, `taken`
    who or what occupies the end.
    """

    mover: Mover
    end: Space
    on_map: bool
    arcs: tuple[StepProof, ...] = ()
    barred: tuple[Barred, ...] = ()
    over: int = 0
    taken: tuple[Piece | str, ...] = ()
    found: bool = False
    #: What it may cost at least, where the edition doesn't say whether there is a cheaper way.
    hope: int | None = None
    hope_is_enough: bool = False

    @property
    def price(self) -> int:
        """What getting there costs, whether or not it may be done."""
        return sum(arc.cost or 0 for arc in self.arcs)

    @property
    def cost(self) -> int | None:
        """What it costs to end there; None where that cannot be done."""
        return self.price if self.found and not self.over and not self.taken else None

    @property
    def is_unsure(self) -> bool:
        """Whether what it costs to end there is left open."""
        return self.hope_is_enough and not self.taken

    @property
    def way(self) -> tuple[Space, ...]:
        """The spaces from the start to the end; none where it cannot be done."""
        if self.cost is None:
            return ()
        return (self.mover.start, *(arc.end for arc in self.arcs))


def journey(table: Table, mover: Mover, end: Space, consult: Consultation) -> Journey:
    """The cheapest way to a space."""
    if end not in table.grid:
        return Journey(mover, end, on_map=False)
    steps = network(table, consult.readings)
    ways = steps.ways(mover.start)
    _consult(steps.consulted_within(ways.costs, None), consult)
    hope = _hope(table, mover, end, consult)
    taken = tuple(_occupants(table, mover, end))
    way = ways.to(end)
    if mover.both is not None:
        rushed = two_actions.way(steps, mover.start, end, mover.both, set(_taken(table, mover)))
        way, mover = rushed or way, mover.with_rush if rushed else mover
    found = Journey(mover, end, True, (), (), 0, taken, bool(way), *hope)  # noqa: FBT003
    if not way:
        return replace(found, barred=_why_not(table, steps, frozenset(ways.ranks), end))
    again = Consultation(consult.readings)
    arcs = tuple(step_cost(table, *arc, again) for arc in pairwise(way))
    price = sum(arc.cost or 0 for arc in arcs)
    over = 0 if mover.points is None else max(0, price - mover.points)
    return replace(found, arcs=arcs, over=over)


def _hope(table: Table, mover: Mover, end: Space, consult: Consultation) -> tuple[int | None, bool]:
    """What a way may cost at least if that is less than what is known, and whether it can be paid.

    Nothing if the edition leaves no cheaper way open.
    """
    steps, hoped = network(table, consult.readings), hopeful(table, consult.readings)
    if hoped is steps:
        return None, False
    (known, _), (least, enough) = (_price(table, some, mover, end) for some in (steps, hoped))
    if least is None or (known is not None and known <= least):
        return None, False
    return least, enough


def _price(table: Table, steps: Network, mover: Mover, end: Space) -> tuple[int | None, bool]:
    """What a way costs by these steps, and whether the mover's points are enough for it."""
    if mover.both is not None:
        taken = set(_taken(table, mover))
        rushed = two_actions.costs(steps, mover.start, mover.both, taken).get(end)
        if rushed is not None:
            return rushed, True
    cost = steps.costs(mover.start).get(end)
    return cost, cost is not None and (mover.points is None or cost <= mover.points)


def leave_cost_open(table: Table, found: Journey, consult: Consultation) -> None:
    """Remember the rules that the edition lacks for a cheaper way."""
    steps, hoped = network(table, consult.readings), hopeful(table, consult.readings)
    least, known = hoped.costs(found.mover.start), steps.costs(found.mover.start)
    _leave_out(table, _tempting(hoped, steps.barred, least, known, found.hope), consult)


def _occupants(table: Table, mover: Mover, end: Space) -> Iterator[Piece | str]:
    """Whoever and whatever occupies the end; not the mover, nor what bars the space altogether."""
    figure = table.standing.get(end)
    if figure and figure.id != mover.legend.id:
        yield figure.name
    if end != mover.start and end not in table.impassable:
        yield from table.occupied.get(end, ())


def _why_not(
    table: Table, steps: Network, reached: frozenset[Space], end: Space
) -> tuple[Barred, ...]:
    """The steps out of what is reached that would lead to the end if they could be made."""
    proofs = list(_refused(table, reached, steps.leading_to(end)))
    if not proofs:
        proofs = list(_refused(table, reached, steps.spaces - reached))
    by_rule: dict[RuleId, list[tuple[StepProof, Ban]]] = {}
    for proof in proofs:
        for ban in proof.bans:
            by_rule.setdefault(ban.rule, []).append((proof, ban))
    return tuple(_barred_by(rule, found) for rule, found in sorted(by_rule.items()))


def _refused(
    table: Table, reached: frozenset[Space], beyond: frozenset[Space]
) -> Iterator[StepProof]:
    """The steps from one set of spaces into another, none of which can be made."""
    again = Consultation(table.readings)
    for end in sorted((space for space in beyond if space in table.grid), key=by_rows):
        for r in (-1, 0, 1):
            for c in (-1, 0, 1):
                start = Space(end.c + c, end.r + r)
                if start in reached and steps_apart(start, end) == 1:
                    yield step_cost(table, start, end, again)


def _barred_by(rule: RuleId, found: Sequence[tuple[StepProof, Ban]]) -> Barred:
    pieces = {piece: None for _, ban in found for piece in ban.pieces}
    corners = {ban.corner: None for _, ban in found if ban.corner is not None}
    return Barred(rule, tuple(proof for proof, _ in found), tuple(pieces), tuple(corners))
