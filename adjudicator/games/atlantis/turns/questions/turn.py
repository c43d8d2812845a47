"""The question `turn`: what comes in which order?"""

from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.facts import Called
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.turns.checklists import CHECKLISTS, Phase


class TurnParams(Record):
    """Which procedure, and its current step, counted from 0."""

    phase: Phase
    at: Annotated[StrictInt, Field(ge=0, le=99)] | None = None


def turn(_table: Table, params: TurnParams, _consult: Consultation) -> Finding:
    """Lay out a procedure, with the step that it has got to."""
    items, rule = CHECKLISTS[params.phase]
    if params.at is not None and params.at >= len(items):
        raise InputError("at", "turn.past-end", last=len(items) - 1)
    steps = tuple(Step(rule, f"procedure.{params.phase}.{item}", {}) for item in items)
    facts: dict[str, object] = {"phase": Called(f"course.{params.phase}"), "count": len(items)}
    summary = Summary("atlantis.turn.listed", "note", facts)
    now = None if params.at is None else items[params.at]
    if params.at is not None:
        told = {"number": params.at + 1, "now": Called(f"procedure.{params.phase}.{now}")}
        summary = Summary("atlantis.turn.at", "note", {**facts, **told})
    return Finding({"steps": list(items), "now": now}, summary, steps)
