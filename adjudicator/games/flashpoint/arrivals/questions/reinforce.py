"""The question `reinforce`: what the Escalation step adds to the Spawn Pool."""

from adjudicator.core.change import Change
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.alarm.track import pool_after
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.table.params import Nothing
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import rules as turns_rules


def reinforce(table: Table, _asked: Nothing) -> Verdict:
    """Judge what the Escalation step adds to the Spawn Pool."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        message_id = "flashpoint.reinforce.elite" if table.alarm else "flashpoint.reinforce.quiet"
        told.add(turns_rules.ROUND_ESCALATION, message_id)
        answer = {"elite-patrols": int(table.alarm)}
        return told.finding(answer, message_id, "blocked" if table.alarm else "clear")

    return judged(table, "reinforce", decide)


def reinforced(table: Table, _asked: Nothing) -> Change | None:
    """Put an Elite Patrol into the Spawn Pool."""
    return Change(fields=pool_after(table, 0, 1)) if table.alarm else None
