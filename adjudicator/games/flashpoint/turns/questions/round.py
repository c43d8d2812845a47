"""The question `round`: the steps of a round."""

from pydantic import StrictBool

from adjudicator.core.data import read_data
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules


class RoundParams(Record):
    """Whether it is the first round of the mission."""

    first: StrictBool = False


_PHASES: dict[str, RuleId] = {
    "refresh": rules.ROUND_REFRESH,
    "operative": rules.ROUND_OPERATIVE,
    "enemy": rules.ROUND_ENEMY,
    "escalation": rules.ROUND_ESCALATION,
}


def round_of_play(table: Table, params: RoundParams, _consult: Consultation) -> Finding:
    """The steps of a round, in order."""
    told = Steps()
    steps = []
    for step in read_data("flashpoint", "round")["step"]:
        skipped = params.first and not step.get("first", True)
        if skipped or step.get("alarm", table.alarm) != table.alarm:
            continue
        steps.append({"phase": step["phase"], "step": step["name"]})
        told.add(_PHASES[step["phase"]], f"flashpoint.round.{step['name']}")
    facts = {"count": len(steps)}
    return told.finding({"steps": steps}, "flashpoint.round.steps", "note", None, **facts)
