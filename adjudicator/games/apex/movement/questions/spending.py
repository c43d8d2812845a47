"""The question `spending`: where do the points of a move go, and which step is too much?"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import accumulate

from adjudicator.board.squares import Space
from adjudicator.core.facts import Listing, Said, Who
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary, space_mark
from adjudicator.games.apex.movement import rules
from adjudicator.games.apex.movement.movers import MoverParams, Points, read_mover
from adjudicator.games.apex.movement.questions.move import allowance_steps
from adjudicator.games.apex.movement.questions.path import pace_steps, refusals
from adjudicator.games.apex.movement.step_cost import StepProof, Term
from adjudicator.games.apex.movement.travel import Journey, journey, leave_cost_open
from adjudicator.games.apex.table.ends import EndRecord
from adjudicator.games.apex.table.naming import things
from adjudicator.games.apex.table.spots import space_to_enter
from adjudicator.games.apex.table.state import Table


class SpendingParams(MoverParams):
    """A path to a space, and the available points."""

    points: Points
    to: EndRecord


@dataclass(frozen=True)
class _Spent:
    """A step of a way as the answer lists it: what it costs, for what, and all told so far."""

    space: Space
    cost: int
    total: int
    terms: tuple[tuple[str, int], ...]


def spending(table: Table, params: SpendingParams, consult: Consultation) -> Finding:
    """Judge what the cheapest way to a space spends its points on."""
    mover = read_mover(table, params)
    way = journey(table, mover, space_to_enter(table, params.to, "to"), consult)
    if way.hope is not None:
        leave_cost_open(table, way, consult)
    return Finding(_answer(way), _summary(way), _steps(table, way))


def _spent(way: Journey) -> Iterator[_Spent]:
    totals = accumulate(arc.cost or 0 for arc in way.arcs)
    for arc, total in zip(way.arcs, totals, strict=True):
        terms = tuple((term.rule, term.points) for term in arc.terms if term.points)
        yield _Spent(arc.end, arc.cost or 0, total, terms)


def _too_much(way: Journey) -> Space | None:
    """The first space of the way that the points are not enough for."""
    points = way.mover.points or 0
    return next((spent.space for spent in _spent(way) if spent.total > points), None)


def _answer(way: Journey) -> Answer:
    too_much = _too_much(way)
    if way.hope is not None:
        over = 0 if way.found and not way.over else None
        return {"cost": None, "over": over, "spent": None, "too-much": None}
    return {
        "cost": way.price if way.found else None,
        "over": way.over,
        "spent": [_listed(step) for step in _spent(way)],
        "too-much": None if too_much is None else list(too_much),
    }


def _listed(step: _Spent) -> dict[str, object]:
    terms = [{"rule": rule, "points": points} for rule, points in step.terms]
    return {"space": list(step.space), "cost": step.cost, "total": step.total, "terms": terms}


def _summary(way: Journey) -> Summary:
    dear = [_dear(arc) for arc in way.arcs if (arc.cost or 0) > 1]
    points = way.mover.points or 0
    facts = {
        "who": Who(way.mover.place),
        "target": way.end,
        "cost": way.price,
        "points": points,
        "over": way.over,
        "left": max(points - way.price, 0),
        "dear": Listing(tuple(dear)),
        "end": _too_much(way),
    }
    if way.hope is not None and (not way.found or way.over):
        return Summary("apex.spend.unsaid", "open", facts)
    if not way.found:
        return Summary("apex.spend.no-way", "note", facts)
    if not way.over:
        return Summary("apex.spend.enough", "note", facts)
    return Summary("apex.spend.dear" if dear else "apex.spend.far", "blocked", facts)


def _dear(arc: StepProof) -> Said:
    """A step that takes more than a point, and for what, as a fact."""
    extra = (term for term in arc.terms if term.points and term.rule != rules.MOVE_SPACE)
    why = Listing(tuple(map(_why, extra)))
    return Said("apex.spend.one", (("end", arc.end), ("cost", arc.cost), ("why", why)))


def _why(term: Term) -> Said:
    if term.rule == rules.MOVE_UP:
        return Said("apex.spend.climb")
    return Said("apex.spend.crossing", (("things", things(term.pieces)),))


def _steps(table: Table, way: Journey) -> Iterator[Step]:
    yield from allowance_steps(table, way.mover)
    summary = _summary(way)
    too_much = _too_much(way)
    for number, (arc, spent) in enumerate(zip(way.arcs, _spent(way), strict=True), 1):
        yield from pace_steps(number, arc, spent.total)
        if arc.end == too_much:
            marks = (space_mark(arc.end, "blocked"),)
            yield Step(
                rules.MOVE_POINTS,
                "apex.spend.too-much",
                {**summary.facts, "total": spent.total},
                marks,
            )
    yield from refusals(replace(way, over=0))  # told above, at the step that is too much
    if way.found and not way.over:
        yield Step(rules.MOVE_WAY, "apex.spend.enough", summary.facts)
