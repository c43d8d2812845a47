"""The question `alarm`: whether it is triggered, and all that follows."""

from collections.abc import Iterable
from typing import Literal

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm import rules
from adjudicator.games.flashpoint.alarm.fallout import Fallout
from adjudicator.games.flashpoint.alarm.track import on_track, tell_track
from adjudicator.games.flashpoint.table.facts import called, names
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


class AlarmParams(Record):
    """What triggers the check: the Alarm Check step, no tokens left, or a space of the track."""

    cause: Literal["check", "tokens", "track"] = "check"


def alarm(table: Table, params: AlarmParams, consult: Consultation) -> Finding:
    """Judge whether the alarm is triggered, and all that follows."""
    told = Steps()
    if table.alarm:
        told.add(rules.ALARM_AFTER, "flashpoint.alarm.already")
        answer = _answer(triggered=False)
        return told.finding(answer, "flashpoint.alarm.on", "blocked")
    by = _aware(table, told) if params.cause == "check" else []
    if params.cause != "check":
        told.add(rules.ALARM_CAUSES, f"flashpoint.alarm.by-{params.cause}")
    if by or params.cause != "check":
        return _triggered(table, by, told, consult)
    return _quiet(table, told)


def _answer(*, triggered: bool, **found: Iterable[Unit | Operative | Token]) -> dict[str, object]:
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
    message_id = "flashpoint.alarm.aware" if by else "flashpoint.alarm.nobody"
    told.add(rules.ALARM_CHECK, message_id, *marks, units=names(by), count=len(by))
    return by


def _triggered(table: Table, by: list[Unit], told: Steps, consult: Consultation) -> Finding:
    """The alarm goes off, with all that follows."""
    found = Fallout.of(table, consult)
    found.tell(told)
    answer = _answer(
        triggered=True,
        by=by,
        remove=found.remove,
        flip=found.flip,
        reserves=found.reserves,
        pool=found.pool,
        technicians=found.technicians,
    )
    return told.finding(answer, "flashpoint.alarm.goes", "blocked", found.change(table))


def _quiet(table: Table, told: Steps) -> Finding:
    """No alarm: Surprise tokens that were left behind turn to their other side."""
    turned, track = _left_behind(table)
    _tell_turned(told, "turn", rules.ALARM_SURPRISE, turned)
    _tell_turned(told, "turn-track", rules.INVESTIGATE_LIMIT, track)
    tell_track(told, table, len(track))
    answer = _answer(triggered=False, investigate=turned, track=track)
    if not turned and not track:
        return told.finding(answer, "flashpoint.alarm.quiet", "clear", Change())
    return told.finding(answer, "flashpoint.alarm.quiet", "clear", _turned(table, turned, track))


def _turned(table: Table, turned: list[Token], track: list[Token]) -> Change:
    """Surprise tokens on their other side; those for the track may set off the alarm there."""
    edits = [Edit("tokens", token.id, {"kind": "investigate"}) for token in turned]
    change = Change(edits, [("tokens", token.id) for token in track])
    return together(change, on_track(table, len(track))) if track else change


def _left_behind(table: Table) -> tuple[list[Token], list[Token]]:
    """The Surprise tokens without Enemies: one a zone turns, others go onto the track."""
    taken = {token.zone for token in table.tokens_of("investigate")}
    turned: list[Token] = []
    track: list[Token] = []
    for token in table.tokens_of("surprise"):
        if table.units_in(token.zone):
            continue
        (track if token.zone in taken else turned).append(token)
        taken.add(token.zone)
    return turned, track


def _tell_turned(told: Steps, message_id: str, rule: RuleId, tokens: list[Token]) -> None:
    if tokens:
        zones = [token.zone for token in tokens]
        facts = {"zones": called(zones), "count": len(zones)}
        told.add(rule, f"flashpoint.alarm.{message_id}", *zone_marks(zones, "note"), **facts)
