"""The question `escalation`: what tokens on the Escalation Track set off."""

from adjudicator.core.change import Change
from adjudicator.core.input import InputError, Record, place
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint.alarm import rules
from adjudicator.games.flashpoint.alarm.track import track_after
from adjudicator.games.flashpoint.table.finding import Finding, Steps, judged
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table


class EscalationParams(Record):
    """How many tokens are put on the Escalation Track."""

    tokens: Count = 1


def escalation(table: Table, params: EscalationParams) -> Verdict:
    """Judge what tokens on the Escalation Track set off."""
    return judged(table, "escalation", lambda _consult: _escalation(table, params)[0])


def escalated(table: Table, params: EscalationParams) -> Change | None:
    """Put tokens on the Escalation Track."""
    return _escalation(table, params)[1]


def _escalation(table: Table, params: EscalationParams) -> tuple[Finding, Change | None]:
    track = table.track
    if not track.spaces:
        raise InputError(place("scene", "track", "spaces"), "flashpoint.fault.no-track")
    told = Steps()
    first, last = track.tokens, min(track.tokens + params.tokens, len(track.spaces))
    shown = [space for space in track.spaces[first:last] if space]
    facts = {"first": first + 1, "last": last, "count": last - first}
    told.add(rules.TRACK_LEFTMOST, "flashpoint.track.placed", **facts)
    for space in shown:
        told.add(rules.TRACK_ICONS, f"flashpoint.track.{space}")
    answer = {
        "tokens": last,
        "patrols": shown.count("patrol"),
        "elite-patrols": shown.count("elite-patrol"),
        "alarm": "alarm" in shown,
    }
    message_id = "flashpoint.track.alarm-goes" if answer["alarm"] else "flashpoint.track.done"
    finding = told.finding(answer, message_id, "blocked" if answer["alarm"] else "note", **facts)
    return finding, Change(fields=track_after(table, params.tokens))
