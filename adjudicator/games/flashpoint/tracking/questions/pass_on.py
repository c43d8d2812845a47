"""The question `pass`: an Operative does nothing more in this round."""

from adjudicator.core.change import Change
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.clock import written_clock
from adjudicator.games.flashpoint.table.lookup import find_operative
from adjudicator.games.flashpoint.table.params import OperativeParams
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking import rules
from adjudicator.games.flashpoint.tracking.pending import left_in, settled


def pass_on(table: Table, params: OperativeParams, _consult: Consultation) -> Finding:
    """Judge that an Operative passes."""
    operative, told = find_operative(table, params.operative), Steps()
    facts: dict[str, object] = {"who": operative.name}
    clock = settled(table, table.time) if table.time else None
    if clock is None or clock.step != "action" or operative.id in clock.done:
        why = "passed" if clock and clock.step == "action" else "not-now"
        told.add(rules.ROUND_PASS, f"flashpoint.pass.{why}", **facts)
        return told.finding({"legal": False}, f"flashpoint.pass.{why}", "note", None, **facts)
    after = clock.model_copy(update={"active": None, "done": (*clock.done, operative.id)})
    left = len(left_in(table, after))
    told.add(rules.ROUND_PASS, "flashpoint.pass.passes", **facts)
    message_id = "flashpoint.pass.others" if left else "flashpoint.pass.all"
    told.add(rules.ROUND_PASS, message_id, count=left)
    change = Change(fields={"time": written_clock(after)})
    return told.finding({"legal": True}, "flashpoint.pass.passes", "note", change, **facts)
