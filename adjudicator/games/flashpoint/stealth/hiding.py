"""What it takes to stay unseen in a zone, with every reason."""

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth import rules
from adjudicator.games.flashpoint.stealth.observers import (
    CLOSE,
    HIDDEN,
    Observer,
    observers,
    to_hide,
)
from adjudicator.games.flashpoint.table.finding import Finding, Steps, between, names, zone_mark
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


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
        told.add(harm_rules.CONDITION_MARK, "flashpoint.stealth.marked", **facts)
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
