"""The question `round`: the steps of a round."""

from pydantic import StrictBool

from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns.steps import round_steps


class RoundParams(Record):
    """Whether it is the first round of the mission."""

    first: StrictBool = False


def round_of_play(table: Table, params: RoundParams, _consult: Consultation) -> Finding:
    """The steps of a round, in order."""
    told = Steps()
    steps = []
    for step in round_steps(alarm=table.alarm, first=params.first):
        steps.append({"phase": step.phase, "step": step.name})
        told.add(step.rule, f"flashpoint.round.{step.name}")
    facts = {"count": len(steps)}
    return told.finding({"steps": steps}, "flashpoint.round.steps", "note", None, **facts)
