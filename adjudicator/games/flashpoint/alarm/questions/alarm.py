"""The question `alarm`: whether it is triggered, and all that follows."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, Self

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm import rules
from adjudicator.games.flashpoint.alarm.blips import PATROL_SIDE, POOLED, blips_off, tell_blips_off
from adjudicator.games.flashpoint.alarm.track import tell_track, track_after
from adjudicator.games.flashpoint.table.facts import called, names
from adjudicator.games.flashpoint.table.marks import zone_marks
from adjudicator.games.flashpoint.table.pieces import Token, Unit
from adjudicator.games.flashpoint.table.state import Table


class AlarmParams(Record):
    """What is looked at: the Alarm Check step, tokens running out, or a space of the track."""

    cause: Literal["check", "tokens", "track"] = "check"


def alarm(table: Table, params: AlarmParams, _consult: Consultation) -> Finding:
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
    message_id = "flashpoint.alarm.aware" if by else "flashpoint.alarm.nobody"
    told.add(rules.ALARM_CHECK, message_id, *marks, units=names(by), count=len(by))
    return by


@dataclass(frozen=True)
class Fallout:
    """What the alarm does: tokens leave, Blips turn or come off, technicians go."""

    remove: tuple[Token, ...]
    flip: list[Unit]
    off: list[Unit]
    gone: list[Unit]
    surprised: list[Unit]

    @classmethod
    def of(cls, table: Table) -> Self:
        """What it does to a table."""
        units = [unit for unit in table.units.values() if not unit.record.technician]
        return cls(
            table.tokens_of("surprise", "investigate"),
            [unit for unit in units if unit.is_blip and unit.record.blip in PATROL_SIDE],
            [unit for unit in units if unit.spawned and unit.record.blip],
            [unit for unit in table.units.values() if unit.record.technician],
            [unit for unit in units if unit.record.surprised],
        )

    def change(self, table: Table) -> Change:
        """Carry it out."""
        edits = [Edit("units", unit.id, {"surprised": False}) for unit in self.surprised]
        edits += [
            Edit("units", unit.id, {"blip": PATROL_SIDE[unit.record.blip or ""]})
            for unit in self.flip
        ]
        removed = [("tokens", token.id) for token in self.remove]
        removed += [("units", unit.id) for unit in self.gone]
        change = Change([], removed, fields={"alarm": True})
        return together(change, *(Change([edit]) for edit in edits), blips_off(table, self.off))


def _triggered(table: Table, by: list[Unit], told: Steps) -> Finding:
    """The alarm goes off, with all that follows."""
    found = Fallout.of(table)
    counted = {"tokens": found.remove, "flip": found.flip, "technicians": found.gone}
    for message_id, those in counted.items():
        facts = {"units": names(those), "count": len(those)}
        told.add(rules.ALARM_EFFECTS, f"flashpoint.alarm.{message_id}", **facts)
    tell_blips_off(told, found.off)
    told.add(rules.ALARM_AFTER, "flashpoint.alarm.from-now-on")
    answer = _answer(
        triggered=True,
        by=by,
        remove=found.remove,
        flip=found.flip,
        reserves=[unit for unit in found.off if unit.record.blip not in POOLED],
        pool=[unit for unit in found.off if unit.record.blip in POOLED],
        technicians=found.gone,
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
        return told.finding(answer, "flashpoint.alarm.quiet", "clear")
    edits = [Edit("tokens", token.id, {"kind": "investigate"}) for token in turned]
    removed = [("tokens", token.id) for token in track]
    fields = track_after(table, len(track)) if track else {}
    change = Change(edits, removed, fields=fields)
    return told.finding(answer, "flashpoint.alarm.quiet", "clear", change)


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
