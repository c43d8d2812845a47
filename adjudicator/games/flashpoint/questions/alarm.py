"""The alarm and what leads to it: `alarm` and `escalation`."""

from collections.abc import Iterable
from typing import Literal

from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.doing import PATROL_SIDE, POOLED, blips_off, track_after
from adjudicator.games.flashpoint.finding import Finding, Steps, called, judged, names, zone_marks
from adjudicator.games.flashpoint.questions.stealth import tell_blips_off
from adjudicator.games.flashpoint.questions.tokens import tell_track
from adjudicator.games.flashpoint.records import Count
from adjudicator.games.flashpoint.standing import Token, Unit
from adjudicator.games.flashpoint.state import Table
from adjudicator.kernel.change import Change, Edit, together
from adjudicator.kernel.rule import RuleId
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


def _answer(*, triggered: bool, **found: Iterable[Unit | Token]) -> dict[str, object]:
    """The answer: ids of those whom or what something happens to."""
    fields = ("by", "remove", "flip", "reserves", "pool", "technicians", "investigate", "track")
    return {"triggered": triggered} | {
        name: [one.id for one in found.get(name, ())] for name in fields
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
    """The alarm goes: tokens leave, Blips turn or come off, technicians go."""
    remove = table.tokens_of("surprise", "investigate")
    gone = [unit for unit in table.units.values() if unit.record.technician]
    others = [unit for unit in table.units.values() if unit not in gone]
    flip = [unit for unit in others if unit.is_blip and unit.record.blip in PATROL_SIDE]
    off = [unit for unit in others if unit.spawned and unit.record.blip]
    told.add(rules.ALARM_EFFECTS, "flashpoint.alarm.tokens", count=len(remove))
    told.add(rules.ALARM_EFFECTS, "flashpoint.alarm.flip", units=names(flip), count=len(flip))
    tell_blips_off(told, off)
    listed = {"units": names(gone), "count": len(gone)}
    told.add(rules.ALARM_EFFECTS, "flashpoint.alarm.technicians", **listed)
    told.add(rules.ALARM_AFTER, "flashpoint.alarm.from-now-on")
    answer = _answer(
        triggered=True,
        by=by,
        remove=remove,
        flip=flip,
        reserves=[unit for unit in off if unit.record.blip not in POOLED],
        pool=[unit for unit in off if unit.record.blip in POOLED],
        technicians=gone,
    )
    calm = [Edit("units", u.id, {"surprised": False}) for u in others if u.record.surprised]
    turned = [Edit("units", u.id, {"blip": PATROL_SIDE[u.record.blip or ""]}) for u in flip]
    removed = [("tokens", token.id) for token in remove] + [("units", unit.id) for unit in gone]
    change = Change([*calm, *turned], removed, fields={"alarm": True})
    finding = told.finding(answer, "flashpoint.alarm.goes", "blocked")
    return finding, together(change, blips_off(table, off))


def _quiet(table: Table, told: Steps) -> tuple[Finding, Change | None]:
    """No alarm: Surprise tokens that were left behind turn to their other side.

    A zone holds one Investigate token; what turns where one lies goes onto the track.
    """
    left = [t for t in table.tokens_of("surprise") if not table.units_in(t.zone)]
    taken = {token.zone for token in table.tokens_of("investigate")}
    turned: list[Token] = []
    for token in left:
        if token.zone not in taken:
            turned.append(token)
        taken.add(token.zone)
    track = [token for token in left if token not in turned]
    _tell_turned(told, "turn", rules.ALARM_SURPRISE, turned)
    _tell_turned(told, "turn-track", rules.INVESTIGATE_LIMIT, track)
    tell_track(told, table, len(track))
    finding = told.finding(
        _answer(triggered=False, investigate=turned, track=track), "flashpoint.alarm.quiet", "clear"
    )
    if not left:
        return finding, None
    edits = [Edit("tokens", token.id, {"kind": "investigate"}) for token in turned]
    removed = [("tokens", token.id) for token in track]
    fields = track_after(table, len(track)) if track else {}
    return finding, Change(edits, removed, fields=fields)


def _tell_turned(told: Steps, says: str, rule: RuleId, tokens: list[Token]) -> None:
    if tokens:
        zones = [token.zone for token in tokens]
        facts = {"zones": called(zones), "count": len(zones)}
        told.add(rule, f"flashpoint.alarm.{says}", *zone_marks(zones, "note"), **facts)


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
