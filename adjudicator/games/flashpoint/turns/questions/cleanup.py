"""The question `cleanup`: what ends with the round."""

from adjudicator.core.change import Change
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.actions import rules as actions_rules
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.table.params import Nothing
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules


def cleanup(table: Table, _asked: Nothing) -> Verdict:
    """Judge what ends with the round."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        told.add(rules.ROUND_ESCALATION, "flashpoint.round.cleanup")
        if table.power_cut:
            told.add(actions_rules.SABOTAGE_SUCCESS, "flashpoint.cleanup.power")
        message_id = "flashpoint.cleanup.ends" if table.power_cut else "flashpoint.cleanup.nothing"
        return told.finding({"power": table.power_cut}, message_id, "note")

    return judged(table, "cleanup", decide)


def cleaned_up(table: Table, _asked: Nothing) -> Change | None:
    """End what lasts until the end of the round."""
    return Change(gone=["power-cut"]) if table.power_cut else None
