"""The question `turn`: what comes in which order?"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.table.legends import legend_marks, names_of, still_to_act
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.checklists import Checklist, Item, Phase, checklist
from adjudicator.games.apex.turns.progress import reached
from adjudicator.games.apex.turns.questions.timing import timing
from adjudicator.games.apex.turns.questions.timing_params import TimingParams


class TurnParams(Record):
    """Which procedure, and the step that it has got to, from 0."""

    phase: Phase
    at: Annotated[StrictInt, Field(ge=0, le=99)] | None = None
    features: Annotated[tuple[Literal["ring", "heat-shields"], ...], Field(max_length=9)] = ()


def turn(table: Table, params: TurnParams, consult: Consultation) -> Finding:
    """Lay out a procedure, with the step that it has got to."""
    ring = table.ring is not None or bool(params.features)
    found = checklist(table, params.phase, ring=ring)
    at = _reached(table, params, found)
    now = None if at is None else found.items[at]
    steps = chain(_steps(params.phase, found, at), _waiting(table, params.phase))
    onward = _onward(table, params.phase, now, consult)
    summary = _summary(params.phase, found, at)
    if onward and onward.change:
        summary = replace(
            summary, message_id="apex.turn.ends", facts={**onward.summary.facts, **summary.facts}
        )
    return Finding(_answer(found, now), summary, steps, onward.change if onward else None)


def _onward(table: Table, phase: Phase, now: Item | None, consult: Consultation) -> Finding | None:
    """The last step of the turn that is going on, which moves the marker."""
    clock = table.time
    if clock is None or phase != "turn" or now is None or now.id != "advance":
        return None
    idle = clock.active is None and not still_to_act(table)
    return timing(table, TimingParams(advance=1), consult) if idle else None


def _reached(table: Table, params: TurnParams, found: Checklist) -> int | None:
    if params.at is None:
        return reached(table, params.phase, found) if table.time else None
    if params.at >= len(found.items):
        raise InputError("at", "turn.past-end", last=len(found.items) - 1)
    return params.at


def _answer(found: Checklist, now: Item | None) -> Answer:
    return {"steps": [item.id for item in found.items], "now": now.id if now else None}


def _summary(phase: Phase, found: Checklist, at: int | None) -> Summary:
    facts: dict[str, object] = {"phase": Called(f"apex.phase.{phase}"), "count": len(found.items)}
    if at is None:
        return Summary("apex.turn.listed", "note", facts)
    now = Called(f"apex.checklist.{phase}.{found.items[at].said}")
    return Summary("apex.turn.at", "note", {**facts, "number": at + 1, "now": now})


def _steps(phase: Phase, found: Checklist, at: int | None) -> Iterator[Step]:
    """Each step; with a tick if it is done."""
    for number, item in enumerate(found.items):
        said = f"apex.checklist.{phase}.{item.said}"
        if at is None or number > at:
            yield Step(item.rule, said, {})
            continue
        message_id = "apex.turn.now" if number == at else "apex.turn.ticked"
        yield Step(item.rule, message_id, {"what": Called(said)})
    for item in found.skipped:
        what = Called(f"apex.checklist.{phase}.{item.said}")
        yield Step(item.rule, "apex.turn.skipped", {"what": what})


def _waiting(table: Table, phase: Phase) -> Iterator[Step]:
    if phase == "turn" and (waiting := still_to_act(table)):
        facts = {"names": names_of(waiting)}
        yield Step(rules.TURN_ACTIVATE, "apex.turn.waiting", facts, legend_marks(*waiting))
