"""The alarm and what leads to it: `alarm` and `escalation`."""

from typing import Literal

from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.doing import PATROL_SIDE, track_after
from adjudicator.games.flashpoint.finding import Finding, Steps, called, judged, names, zone_marks
from adjudicator.games.flashpoint.records import Count
from adjudicator.games.flashpoint.state import Table, Token, Unit
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.scene import Malformed, Record, place
from adjudicator.kernel.verdict import Verdict


class AlarmAsked(Record):
    """What is looked at: the Alarm Check step, tokens running out, or a space of the track."""

    cause: Literal["check", "tokens", "track"] = "check"


def alarm(table: Table, asked: AlarmAsked) -> Verdict:
    """Judge whether the alarm is triggered, and all that follows."""
    return judged(table, "alarm", lambda _consult: _alarm(table, asked)[0])


def alarmed(table: Table, asked: AlarmAsked) -> Change | None:
    """Carry out the Alarm Check step."""
    return _alarm(table, asked)[1]


def _alarm(table: Table, asked: AlarmAsked) -> tuple[Finding, Change | None]:
    told = Steps()
    if table.alarm:
        told.add(rules.ALARM_AFTER, "flashpoint.alarm.already")
        answer = _answer(triggered=False)
        return told.finding(answer, "flashpoint.alarm.on", "blocked"), None
    by = _aware(table, told) if asked.cause == "check" else []
    if asked.cause != "check":
        told.add(rules.ALARM_CAUSES, f"flashpoint.alarm.by-{asked.cause}")
    if by or asked.cause != "check":
        return _triggered(table, by, told)
    return _quiet(table, told)


def _answer(  # noqa: PLR0913 - the fields of the answer
    *,
    triggered: bool,
    by: list[Unit] | None = None,
    remove: tuple[Token, ...] = (),
    flip: list[Unit] | None = None,
    technicians: list[Unit] | None = None,
    investigate: list[Token] | None = None,
) -> dict[str, object]:
    return {
        "triggered": triggered,
        "by": [unit.id for unit in by or ()],
        "remove": [token.id for token in remove],
        "flip": [unit.id for unit in flip or ()],
        "technicians": [unit.id for unit in technicians or ()],
        "investigate": [token.id for token in investigate or ()],
    }


def _aware(table: Table, told: Steps) -> list[Unit]:
    """The aware units; stunned ones raise no alarm."""
    aware = [unit for unit in table.units.values() if unit.aware]
    by = [unit for unit in aware if not unit.stunned]
    if stunned := [unit for unit in aware if unit.stunned]:
        told.add(rules.ALARM_CHECK, "flashpoint.alarm.stunned", units=names(stunned))
    marks = zone_marks(dict.fromkeys(unit.zone for unit in by), "blocked")
    says = "flashpoint.alarm.aware" if by else "flashpoint.alarm.nobody"
    told.add(rules.ALARM_CHECK, says, *marks, units=names(by), count=len(by))
    return by


def _triggered(table: Table, by: list[Unit], told: Steps) -> tuple[Finding, Change]:
    remove = table.tokens_of("surprise", "investigate")
    flip = [unit for unit in table.units.values() if unit.record.blip in PATROL_SIDE]
    gone = [unit for unit in table.units.values() if unit.record.technician]
    told.add(rules.ALARM_EFFECTS, "flashpoint.alarm.tokens", count=len(remove))
    told.add(rules.ALARM_EFFECTS, "flashpoint.alarm.flip", units=names(flip), count=len(flip))
    told.add(
        rules.ALARM_EFFECTS, "flashpoint.alarm.technicians", units=names(gone), count=len(gone)
    )
    told.add(rules.ALARM_AFTER, "flashpoint.alarm.from-now-on")
    answer = _answer(triggered=True, by=by, remove=remove, flip=flip, technicians=gone)
    edits = [Edit("units", u.id, {"blip": PATROL_SIDE[u.record.blip or ""]}) for u in flip]
    removed = [("tokens", token.id) for token in remove]
    removed += [("units", unit.id) for unit in gone]
    change = Change(
        [e for e in edits if ("units", e.id) not in removed], removed, fields={"alarm": True}
    )
    return told.finding(answer, "flashpoint.alarm.goes", "blocked"), change


def _quiet(table: Table, told: Steps) -> tuple[Finding, Change | None]:
    """No alarm: Surprise tokens that were left behind turn to their other side."""
    left = [t for t in table.tokens_of("surprise") if not table.units_in(t.zone)]
    if left:
        zones = called(token.zone for token in left)
        marks = zone_marks((token.zone for token in left), "note")
        told.add(
            rules.ALARM_SURPRISE, "flashpoint.alarm.turn", *marks, zones=zones, count=len(left)
        )
    answer = _answer(triggered=False, investigate=left)
    edits = [Edit("tokens", token.id, {"kind": "investigate"}) for token in left]
    return told.finding(answer, "flashpoint.alarm.quiet", "clear"), Change(edits) if edits else None


class EscalationAsked(Record):
    """How many tokens are put on the Escalation Track."""

    tokens: Count = 1


def escalation(table: Table, asked: EscalationAsked) -> Verdict:
    """Judge what tokens on the Escalation Track set off."""
    return judged(table, "escalation", lambda _consult: _escalation(table, asked)[0])


def escalated(table: Table, asked: EscalationAsked) -> Change | None:
    """Put tokens on the Escalation Track."""
    return _escalation(table, asked)[1]


def _escalation(table: Table, asked: EscalationAsked) -> tuple[Finding, Change | None]:
    track = table.track
    if not track.spaces:
        raise Malformed(place("scene", "track", "spaces"), "flashpoint.fault.no-track")
    told = Steps()
    first, last = track.tokens, min(track.tokens + asked.tokens, len(track.spaces))
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
    says = "flashpoint.track.alarm-goes" if answer["alarm"] else "flashpoint.track.done"
    finding = told.finding(answer, says, "blocked" if answer["alarm"] else "note", **facts)
    return finding, Change(fields=track_after(table, asked.tokens))
