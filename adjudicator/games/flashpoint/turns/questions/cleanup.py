"""The question `cleanup`: what ends with the round."""

from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.actions import rules as actions_rules
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules


def cleanup(table: Table, _params: NoParams, _consult: Consultation) -> Finding:
    """Judge what ends with the round."""
    told = Steps()
    told.add(rules.ROUND_ESCALATION, "flashpoint.round.cleanup")
    if not table.power_cut:
        return told.finding({"power": False}, "flashpoint.cleanup.nothing", "note", Change())
    told.add(actions_rules.SABOTAGE_SUCCESS, "flashpoint.cleanup.power")
    change = Change(gone=["power-cut"])
    return told.finding({"power": True}, "flashpoint.cleanup.ends", "note", change)
