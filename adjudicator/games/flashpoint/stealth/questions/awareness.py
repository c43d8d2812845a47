"""The question `awareness`: who becomes aware."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.board.regions import Region
from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
from adjudicator.games.flashpoint.alarm import rules as alarm_rules
from adjudicator.games.flashpoint.stealth import rules
from adjudicator.games.flashpoint.stealth.awareness import (
    Spreading,
    made_aware,
    tell_spread,
)
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lookup import find_unit, read_zone
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.records import Id, ZoneRef
from adjudicator.games.flashpoint.table.state import Table


class InZone(Record):
    """A stealth check that failed in a zone, or an attack made from it."""

    kind: Literal["stealth-fail", "attack"]
    zone: ZoneRef


class Targeted(Record):
    """A unit that an effect was used on."""

    kind: Literal["targeted"]
    unit: Id


class Plain(Record):
    """No new event: only Enemies alerting each other."""

    kind: Literal["check"]


class AwarenessParams(Record):
    """What happened."""

    cause: Annotated[InZone | Targeted | Plain, Field(discriminator="kind")]


def awareness(table: Table, params: AwarenessParams, consult: Consultation) -> Finding:
    """Judge who becomes aware."""
    told, spreading, cause = Steps(), Spreading(table, consult), params.cause
    if table.alarm:
        told.add(alarm_rules.ALARM_AFTER, "flashpoint.aware.alarm")
    if isinstance(cause, InZone):
        zone = read_zone(table, cause.zone, "cause.zone")
        _tell_cause(told, cause.kind, zone)
        spreading.from_zone(zone, cause.kind)
    elif isinstance(cause, Targeted):
        spreading.notice(find_unit(table, cause.unit, "cause.unit"), "targeted")
    noticed = tell_spread(told, table, spreading)
    if not noticed:
        told.add(rules.AWARE_CAUSES, "flashpoint.aware.nobody")
    aware = sorted(one.unit.id for one in noticed)
    message_id = "flashpoint.aware.several" if aware else "flashpoint.aware.none"
    facts = {"count": len(aware), "units": names(one.unit for one in noticed)}
    change = made_aware(table, noticed) if noticed else Change()
    tone: Tone = "blocked" if aware else "clear"
    return told.finding({"aware": aware}, message_id, tone, change, **facts)


def _tell_cause(told: Steps, kind: str, zone: Region) -> None:
    mark = zone_mark(zone, "blocked")
    told.add(rules.AWARE_CAUSES, f"flashpoint.aware.cause-{kind}", mark, zone=zone.called)
