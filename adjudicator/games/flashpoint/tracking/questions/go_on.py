"""The question `go-on`: end the step, even if somebody is left in it."""

from adjudicator.core.change import Change
from adjudicator.core.facts import Called
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.table.clock import Clock, written_clock
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking import rules
from adjudicator.games.flashpoint.tracking.pending import left_in, settled, still_due
from adjudicator.games.flashpoint.turns.steps import step_after, step_of


def go_on(table: Table, _params: NoParams, _consult: Consultation) -> Finding:
    """Judge what follows when the players go on: what is due is dropped, or the step ends."""
    told = Steps()
    if table.time is None:
        told.add(rules.ROUND_TRACK, "flashpoint.go-on.no-clock")
        return told.finding({"step": None}, "flashpoint.go-on.no-clock", "note")
    now = settled(table, table.time)
    if still_due(table, now.due):
        told.add(rules.ROUND_TRACK, "flashpoint.go-on.dropped")
        kept = now.model_copy(update={"due": (), "deed": None})
        return _finding(told, kept, "flashpoint.go-on.dropped", {})
    if left := len(left_in(table, now)):
        told.add(step_of(now).rule, "flashpoint.go-on.left", count=left)
    after = settled(table, step_after(now, alarm=table.alarm))
    step = step_of(after)
    facts: dict[str, object] = {
        "round": after.round,
        "step": Called(f"flashpoint.step.{step.name}"),
    }
    told.add(step.rule, f"flashpoint.round.{step.name}")
    return _finding(told, after, "flashpoint.go-on.step", facts)


def _finding(told: Steps, after: Clock, message_id: str, facts: dict[str, object]) -> Finding:
    answer = {"step": after.step, "round": after.round}
    change = Change(fields={"time": written_clock(after)})
    return told.finding(answer, message_id, "note", change, **facts)
