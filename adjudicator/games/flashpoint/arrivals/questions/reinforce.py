"""The question `reinforce`: what the Escalation step adds to the Spawn Pool."""

from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm.pool import pool_after
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules as turns_rules


def reinforce(table: Table, _params: NoParams, _consult: Consultation) -> Finding:
    """Judge what the Escalation step adds to the Spawn Pool."""
    told = Steps()
    message_id = "flashpoint.reinforce.elite" if table.alarm else "flashpoint.reinforce.quiet"
    told.add(turns_rules.ROUND_ESCALATION, message_id)
    answer = {"elite-patrols": int(table.alarm)}
    if not table.alarm:
        return told.finding(answer, message_id, "clear", Change())
    return told.finding(answer, message_id, "blocked", Change(fields=pool_after(table, 0, 1)))
