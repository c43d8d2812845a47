"""The question `turn`: what comes in which order?"""

from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.table.legends import legend_marks, names_of, still_to_act
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.checklists import Checklist, Item, Phase, checklist
from adjudicator.games.apex.turns.progress import reached
from adjudicator.games.apex.turns.questions.ring import RingParams
from adjudicator.games.apex.turns.questions.walking import Ticking, tick


class TurnParams(RingParams):
    """Which procedure, its current step counted from 0, and the numbers for the Ring."""

    phase: Phase
    at: Annotated[StrictInt, Field(ge=0, le=99)] | None = None
    features: Annotated[tuple[Literal["ring", "heat-shields"], ...], Field(max_length=9)] = ()


def turn(table: Table, params: TurnParams, consult: Consultation) -> Finding:
    """Lay out a procedure, with the step that it has got to and what ticking that does."""
    ring = table.ring is not None or bool(params.features)
    found = checklist(table, params.phase, ring=ring)
    at = _reached(table, params, found)
    now = None if at is None else found.items[at]
    going_on = now is not None and at == reached(table, params.phase, found)
    step = tick(table, found, now, params, consult) if now and going_on else None
    steps = chain(_steps(params.phase, found, at, step), _waiting(table, params.phase))
    summary = _summary(params.phase, found, at, step)
    return Finding(_answer(found, now), summary, steps, step.change if step else None)


def _reached(table: Table, params: TurnParams, found: Checklist) -> int | None:
    if params.at is None:
        return reached(table, params.phase, found) if table.time else None
    if params.at >= len(found.items):
        raise InputError("at", "turn.past-end", last=len(found.items) - 1)
    return params.at


def _answer(found: Checklist, now: Item | None) -> Answer:
    return {"steps": [item.id for item in found.items], "now": now.id if now else None}


def _summary(phase: Phase, found: Checklist, at: int | None, step: Ticking | None) -> Summary:
    facts: dict[str, object] = {"phase": Called(f"apex.phase.{phase}"), "count": len(found.items)}
    if at is None:
        return Summary("apex.turn.listed", "note", facts)
    now = Called(f"apex.checklist.{phase}.{found.items[at].said}")
    facts |= {"number": at + 1, "now": now}
    if step is None:
        return Summary("apex.turn.at", "note", facts)
    if step.ends:
        return step.ends
    facts |= {"doing": step.doing, "done": step.done}
    return Summary("apex.turn.walks", "note" if step.change else "open", facts)


def _steps(phase: Phase, found: Checklist, at: int | None, step: Ticking | None) -> Iterator[Step]:
    """Each step: with a tick if it is done, and with all that it does if it is next."""
    for number, item in enumerate(found.items):
        said = f"apex.checklist.{phase}.{item.said}"
        if at is None or number > at:
            yield Step(item.rule, said, {})
            continue
        message_id = "apex.turn.now" if number == at else "apex.turn.ticked"
        yield Step(item.rule, message_id, {"what": Called(said)})
        if number == at and step:
            yield from step.steps
    for item in found.skipped:
        what = Called(f"apex.checklist.{phase}.{item.said}")
        yield Step(item.rule, "apex.turn.skipped", {"what": what})


def _waiting(table: Table, phase: Phase) -> Iterator[Step]:
    if phase == "turn" and (waiting := still_to_act(table)):
        facts = {"names": names_of(waiting)}
        yield Step(rules.TURN_ACTIVATE, "apex.turn.waiting", facts, legend_marks(*waiting))
