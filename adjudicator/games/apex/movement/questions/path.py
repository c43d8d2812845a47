"""The question `path`: what is the cheapest way to a space, and what does it cost?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing, Place, Who
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    label_mark,
    line_mark,
    point_mark,
    space_mark,
)
from adjudicator.games.apex.movement import rules
from adjudicator.games.apex.movement.movers import MoverParams, read_mover
from adjudicator.games.apex.movement.questions.move import allowance_steps
from adjudicator.games.apex.movement.questions.step import term_step
from adjudicator.games.apex.movement.step_cost import StepProof
from adjudicator.games.apex.movement.travel import Barred, Journey, journey, leave_cost_open
from adjudicator.games.apex.table.ends import EndRecord
from adjudicator.games.apex.table.naming import piece_marks, position, thing, things
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.spots import space_to_enter
from adjudicator.games.apex.table.state import Table


class PathParams(MoverParams):
    """A path to a space; with `points`, only as far as they reach.

    `ap` is what a card costs that gives the points, where the table keeps track of the activation.
    """

    to: EndRecord
    ap: Annotated[StrictInt, Field(ge=0, le=2)] | None = None


def path(table: Table, params: PathParams, consult: Consultation) -> Finding:
    """Judge the cheapest way to a space."""
    mover = read_mover(table, params)
    found = journey(table, mover, space_to_enter(table, params.to, "to"), consult)
    if found.is_unsure:
        leave_cost_open(table, found, consult)
    return Finding(_answer(found), _summary(found), _steps(table, found), _change(found))


def _answer(found: Journey) -> Answer:
    if found.is_unsure:
        return {"cost": None, "path": None}
    return {"cost": found.cost, "path": [list(space) for space in found.way]}


def _change(found: Journey) -> Change | None:
    """The figure on its new space; nothing if it may not end there, or is there already."""
    if found.cost is None or found.mover.start == found.end:
        return None
    return Change(edits=(Edit("figures", found.mover.legend.id, {"at": list(found.end)}),))


def _summary(found: Journey) -> Summary:
    facts = {"who": Who(found.mover.place), "end": found.end, **_counted(found)}
    if found.cost is not None:
        message_id = "apex.path.at-most" if found.is_unsure else "apex.path.costs"
        return Summary(message_id, "clear", facts)
    if found.is_unsure:
        return Summary("apex.path.unsaid", "open", facts)
    if found.found:
        return Summary(
            "apex.path.not-to-end" if found.taken else "apex.path.too-far", "blocked", facts
        )
    return Summary("apex.path.none", "blocked", facts)


def _counted(found: Journey) -> dict[str, object]:
    return {"cost": found.price, "points": found.mover.points, "over": found.over}


def _steps(table: Table, found: Journey) -> Iterator[Step]:
    yield from allowance_steps(table, found.mover)
    total = 0
    for number, arc in enumerate(found.arcs, 1):
        total += arc.cost or 0
        yield from pace_steps(number, arc, total)
    if found.found:
        message_id = "apex.path.known-total" if found.hope is not None else "apex.path.total"
        yield Step(rules.MOVE_WAY, message_id, _summary(found).facts, (_label(found),))
    if not found.is_unsure or found.cost is not None:
        yield from refusals(found)
    if found.cost is not None and found.mover.points is not None:
        left = found.mover.points - found.cost
        if left:
            yield Step(rules.MOVE_UNUSED, "apex.path.left", {"left": left})


def pace_steps(number: int, arc: StepProof, total: int) -> Iterator[Step]:
    """A step of the way: its cost with the running total, then each of its terms but the first."""
    facts = {"number": number, "end": Place(arc.end, arc.high), "cost": arc.cost, "total": total}
    at = position(arc.end.point)
    line = line_mark(position(arc.start.point), at, "clear")
    yield Step(rules.MOVE_SPACE, "apex.path.step", facts, (line, label_mark(at, total, "reach")))
    yield from (term_step(arc, term) for term in arc.terms if term.rule != rules.MOVE_SPACE)


def _label(found: Journey) -> Mark:
    return space_mark(found.end, "blocked" if found.cost is None else "reach")


def refusals(found: Journey) -> Iterator[Step]:
    """All that keeps the mover from ending there."""
    if not found.on_map:
        yield Step(rules.MOVE_BORDER, "apex.step.border", {"end": found.end})
    yield from (_barred(found, barred) for barred in found.barred)
    if found.taken:
        names = (thing(who) if isinstance(who, Piece) else who for who in found.taken)
        facts = {"end": found.end, "things": Listing(tuple(names))}
        yield Step(
            rules.MOVE_OCCUPIED, "apex.path.occupied", facts, (space_mark(found.end, "blocked"),)
        )
    if found.over:
        yield Step(rules.MOVE_POINTS, "apex.path.too-dear", _counted(found))


#: The phrase for each reason that blocks a step.
_CLOSED = {
    rules.MOVE_IMPASSABLE: "apex.path.impassable",
    rules.MOVE_TWO_UP: "apex.path.two-up",
    rules.MOVE_HIGH_COMPONENT: "apex.path.too-high",
    rules.MOVE_CONNECTED: "apex.path.connected",
}


def _barred(found: Journey, barred: Barred) -> Step:
    first = barred.steps[0]
    facts = {
        "target": found.end,
        "count": len(barred.steps),
        "start": Place(first.start, first.low),
        "end": Place(first.end, first.high),
        "things": things(barred.pieces),
    }
    lines = (
        line_mark(position(step.start.point), position(step.end.point), "blocked")
        for step in barred.steps
    )
    points = (point_mark(corner, "blocker") for corner in barred.corners)
    marks = () if barred.corners else piece_marks(*barred.pieces, role="blocker")
    return Step(barred.rule, _CLOSED[barred.rule], facts, (*lines, *points, *marks))
