"""The question `turn`: what comes in which order?"""

from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Literal

from pydantic import Field, StrictInt

from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Step, Summary
from adjudicator.games.apex.table.clock import TURNS
from adjudicator.games.apex.table.legends import legend_marks, names_of, still_to_act
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns import rules
from adjudicator.games.apex.turns.checklists import Checklist, Item, Phase, checklist


class TurnParams(Record):
    """Which procedure, and the step that it has got to, from 0."""

    phase: Phase
    at: Annotated[StrictInt, Field(ge=0, le=99)] | None = None
    features: Annotated[tuple[Literal["ring", "heat-shields"], ...], Field(max_length=9)] = ()


def turn(table: Table, params: TurnParams, _consult: Consultation) -> Finding:
    """Lay out a procedure, with the step that it has got to."""
    ring = table.ring is not None or bool(params.features)
    found = checklist(table, params.phase, ring=ring)
    at = _reached(table, params, found)
    now = None if at is None else found.items[at]
    steps = chain(_steps(params.phase, found), _waiting(table, params.phase))
    return Finding(_answer(found, now), _summary(params.phase, found, at), steps)


def _reached(table: Table, params: TurnParams, found: Checklist) -> int | None:
    if params.at is None:
        if params.phase == "round" and table.time is not None:
            now = TURNS.index(table.time.turn)
            return now if now < len(found.items) else None
        return None
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


def _steps(phase: Phase, found: Checklist) -> Iterator[Step]:
    for item in found.items:
        yield Step(item.rule, f"apex.checklist.{phase}.{item.said}", {})
    for item in found.skipped:
        what = Called(f"apex.checklist.{phase}.{item.said}")
        yield Step(item.rule, "apex.turn.skipped", {"what": what})


def _waiting(table: Table, phase: Phase) -> Iterator[Step]:
    if phase == "turn" and (waiting := still_to_act(table)):
        facts = {"names": names_of(waiting)}
        yield Step(rules.TURN_ACTIVATE, "apex.turn.waiting", facts, legend_marks(*waiting))
