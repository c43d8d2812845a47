"""The questions `stealth` and `awareness`: what it takes to stay unseen, and who notices."""

from typing import Annotated, Literal

from pydantic import Field

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, Edit, together
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.doing import POOLED, blips_off
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    between,
    judged,
    names,
    zone_mark,
)
from adjudicator.games.flashpoint.lookup import find_standing, find_unit, read_zone
from adjudicator.games.flashpoint.noticing import (
    CLOSE,
    HIDDEN,
    Noticed,
    Observer,
    Spreading,
    observers,
    to_hide,
)
from adjudicator.games.flashpoint.questions.moving import OperativeParams
from adjudicator.games.flashpoint.records import Id, ZoneRef
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.standing import Operative, Token, Unit
from adjudicator.games.flashpoint.state import Table


def stealth(table: Table, params: OperativeParams) -> Verdict:
    """Judge what an Operative needs to stay unseen where it is."""
    operative, zone = find_standing(table, params.operative)
    return judged(table, "stealth", lambda consult: unseen(table, operative, zone, consult))


def unseen(table: Table, operative: Operative, zone: Region, consult: Consultation) -> Finding:
    """What it takes to stay unseen in a zone."""
    told = Steps()
    facts: dict[str, object] = {"who": operative.name, "zone": zone.called}
    here = not operative.record.downed
    blips = _in_view(table, zone, told, consult) if here else []
    watching = observers(table, operative, zone, consult) if here else ()
    if here:
        _tell_untold(table, zone, told, consult)
    if not watching:
        return _unwatched(told, blips, facts)
    for one in watching:
        _tell(told, one, zone)
    tn, needed = to_hide(operative, watching)
    facts |= {"tn": tn, "needed": needed or 0}
    sharpest = [one.called for one in watching if one.sharpness == tn]
    told.add(rules.STEALTH_TN, "flashpoint.stealth.tn", units=names(sharpest), **facts)
    if needed is None:
        told.add(rules.CONDITION_MARK, "flashpoint.stealth.marked", **facts)
    elif needed != tn:
        told.add(rules.STEALTH_CONCEALED, "flashpoint.stealth.concealed", hits=HIDDEN, **facts)
    elif operative.record.taking_cover:
        told.add(rules.STEALTH_COVER, "flashpoint.stealth.cover-no-help", **facts)
    message_id = "flashpoint.stealth.needs" if needed is not None else "flashpoint.stealth.hopeless"
    tone = "note" if needed is not None else "blocked"
    return told.finding({"tn": tn, "needed": needed}, message_id, tone, **facts)


def _in_view(table: Table, zone: Region, told: Steps, consult: Consultation) -> list[Unit]:
    """The unaware Blips in view, which spawn before anybody can hide from them."""
    blips = [
        unit
        for unit in table.units.values()
        if unit.is_blip and not unit.aware and sees(table, unit.zone, zone, consult)
    ]
    if blips:
        told.add(rules.SPAWN_ON_SIGHT, "flashpoint.stealth.blips", units=names(blips))
    return blips


def _tell_untold(table: Table, zone: Region, told: Steps, consult: Consultation) -> None:
    """Tell of technicians who see a zone, and of whom nobody entered how well."""
    untold = [
        unit
        for unit in table.units.values()
        if unit.record.technician and not unit.spawned and not unit.aware
        if sees(table, unit.zone, zone, consult)
    ]
    if untold:
        told.add(rules.STEALTH_TN, "flashpoint.stealth.untold", units=names(untold))


def _unwatched(told: Steps, blips: list[Unit], facts: dict[str, object]) -> Finding:
    """Nobody is there to hide from, or not yet."""
    nothing: dict[str, object] = {"tn": None, "needed": None}
    if blips:
        return told.finding(nothing, "flashpoint.stealth.spawns", "note", **facts)
    told.add(rules.STEALTH_CHECK, "flashpoint.stealth.nobody", **facts)
    return told.finding(nothing, "flashpoint.stealth.none", "clear", **facts)


def _tell(told: Steps, one: Observer, zone: Region) -> None:
    facts = {"who": one.called, "perception": one.perception, "more": CLOSE}
    mark = between(one.who.zone, zone, "watch") if one.who.zone is not zone else zone_mark(zone)
    if isinstance(one.who, Token):
        told.add(rules.STEALTH_CAMERA, "flashpoint.stealth.camera", mark, **facts)
    elif one.close:
        told.add(rules.STEALTH_CLOSE, "flashpoint.stealth.close", mark, **facts, sum=one.sharpness)
    else:
        told.add(rules.STEALTH_CHECK, "flashpoint.stealth.sees", mark, **facts)


class InZone(Record):
    """A stealth check that failed in a zone, or an attack made from it."""

    kind: Literal["stealth-fail", "attack"]
    zone: ZoneRef


class Targeted(Record):
    """A unit that an effect was used on."""

    kind: Literal["targeted"]
    unit: Id


class Plain(Record):
    """Nothing new: only what Enemies tell each other."""

    kind: Literal["check"]


class AwarenessParams(Record):
    """What happened."""

    cause: Annotated[InZone | Targeted | Plain, Field(discriminator="kind")]


def awareness(table: Table, params: AwarenessParams) -> Verdict:
    """Judge who becomes aware."""
    return judged(table, "awareness", lambda consult: _awareness(table, params, consult)[0])


def alerted(table: Table, params: AwarenessParams) -> Change | None:
    """Mark who became aware; before the alarm each of them is surprised."""
    found = _awareness(table, params, Consultation(table.readings))[1]
    return made_aware(table, found) if found else None


def made_aware(table: Table, noticed: tuple[Noticed, ...]) -> Change:
    """Units that became aware, each of them surprised; the Blips of spawned ones come off."""
    fields = {"aware": True, "surprised": True}
    woken = Change([Edit("units", one.unit.id, fields) for one in noticed])
    return together(woken, blips_off(table, (o.unit for o in noticed if o.unit.spawned)))


def _awareness(
    table: Table, params: AwarenessParams, consult: Consultation
) -> tuple[Finding, tuple[Noticed, ...]]:
    told, spreading, cause = Steps(), Spreading(table, consult), params.cause
    if table.alarm:
        told.add(rules.ALARM_AFTER, "flashpoint.aware.alarm")
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
    finding = told.finding({"aware": aware}, message_id, "blocked" if aware else "clear", **facts)
    return finding, noticed


def tell_spread(told: Steps, table: Table, spreading: Spreading) -> tuple[Noticed, ...]:
    """Let awareness spread, and tell whom it reaches and how."""
    noticed = spreading.spread()
    for one in noticed:
        _tell_noticed(told, one)
    if not table.alarm and noticed:
        units = names(one.unit for one in noticed)
        told.add(
            rules.AWARE_SURPRISED, "flashpoint.aware.surprised", units=units, count=len(noticed)
        )
        if asleep := [one.unit for one in noticed if one.unit.is_blip]:
            told.add(rules.SPAWN_ON_SIGHT, "flashpoint.aware.blips", units=names(asleep))
        tell_blips_off(told, [one.unit for one in noticed if one.unit.spawned])
    return noticed


def tell_blips_off(told: Steps, units: list[Unit]) -> None:
    """Tell which Blips come off and where they go."""
    off = [unit for unit in units if unit.record.blip]
    pool = [unit for unit in off if unit.record.blip in POOLED]
    reserves = [unit for unit in off if unit not in pool]
    if reserves:
        told.add(rules.BLIP_REMOVED, "flashpoint.blips.reserves", units=names(reserves))
    if pool:
        told.add(rules.BLIP_REMOVED, "flashpoint.blips.pool", units=names(pool))


def _tell_cause(told: Steps, kind: str, zone: Region) -> None:
    mark = zone_mark(zone, "blocked")
    told.add(rules.AWARE_CAUSES, f"flashpoint.aware.cause-{kind}", mark, zone=zone.called)


def _tell_noticed(told: Steps, one: Noticed) -> None:
    facts: dict[str, object] = {"who": one.unit.name}
    marks = [zone_mark(one.unit.zone, "blocked")]
    rule = {"ally": rules.AWARE_SPREADS, "camera": rules.CAMERA_TECHNICIANS}.get(
        one.why, rules.AWARE_CAUSES
    )
    if one.through:
        through = one.through
        facts["through"] = through.id if isinstance(through, Token) else through.name
        if one.through.zone is not one.unit.zone:
            marks.append(between(one.through.zone, one.unit.zone, "watch"))
    told.add(rule, f"flashpoint.aware.by-{one.why}", *marks, **facts)
