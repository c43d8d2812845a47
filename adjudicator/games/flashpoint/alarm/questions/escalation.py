"""The question `escalation`: what tokens on the Escalation Track set off."""

from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm import rules
from adjudicator.games.flashpoint.alarm.track import on_track, sets_off, tell_track
from adjudicator.games.flashpoint.table.records import Count
from adjudicator.games.flashpoint.table.state import Table


class EscalationParams(Record):
    """How many tokens are put on the Escalation Track."""

    tokens: Count = 1


def escalation(table: Table, params: EscalationParams, _consult: Consultation) -> Finding:
    """Judge what tokens on the Escalation Track set off."""
    track = table.track
    if not track.spaces:
        raise InputError(place("scene", "track", "spaces"), "flashpoint.fault.no-track")
    told = Steps()
    first, last = track.tokens, min(track.tokens + params.tokens, len(track.spaces))
    shown = [space for space in track.spaces[first:last] if space]
    facts = {"first": first + 1, "last": last, "count": last - first}
    told.add(rules.TRACK_LEFTMOST, "flashpoint.track.placed", **facts)
    tell_track(told, table, params.tokens)
    alarm = sets_off(table, params.tokens)
    answer = {
        "tokens": last,
        "patrols": shown.count("patrol"),
        "elite-patrols": shown.count("elite-patrol"),
        "alarm": alarm,
    }
    message_id = "flashpoint.track.alarm-goes" if alarm else "flashpoint.track.done"
    change = on_track(table, params.tokens)
    return told.finding(answer, message_id, "blocked" if alarm else "note", change, **facts)
