"""What it takes to stay unseen in a zone, with every reason."""

from dataclasses import dataclass

from adjudicator.board.regions import Region
from adjudicator.core.question import Finding, Steps
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Tone
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
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import between, zone_mark
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class StealthCheck:
    """A Stealth check: its number, the Hits that must be rolled, and the finding that tells it.

    Both are None where nobody watches; only the Hits are where no roll is enough.
    """

    tn: int | None
    needed: int | None
    finding: Finding


def unseen(table: Table, operative: Operative, zone: Region, consult: Consultation) -> StealthCheck:
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
    tone: Tone = "note" if needed is not None else "blocked"
    finding = told.finding({"tn": tn, "needed": needed}, message_id, tone, None, **facts)
    return StealthCheck(tn, needed, finding)


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


def _unwatched(told: Steps, blips: list[Unit], facts: dict[str, object]) -> StealthCheck:
    """Nobody is there to hide from, or not yet."""
    nothing: dict[str, object] = {"tn": None, "needed": None}
    if blips:
        finding = told.finding(nothing, "flashpoint.stealth.spawns", "note", None, **facts)
        return StealthCheck(None, None, finding)
    told.add(rules.STEALTH_CHECK, "flashpoint.stealth.nobody", **facts)
    finding = told.finding(nothing, "flashpoint.stealth.none", "clear", None, **facts)
    return StealthCheck(None, None, finding)


def _tell(told: Steps, one: Observer, zone: Region) -> None:
    facts = {"who": one.called, "perception": one.perception, "more": CLOSE}
    mark = between(one.who.zone, zone, "watch") if one.who.zone is not zone else zone_mark(zone)
    if isinstance(one.who, Token):
        told.add(rules.STEALTH_CAMERA, "flashpoint.stealth.camera", mark, **facts)
    elif one.close:
        told.add(rules.STEALTH_CLOSE, "flashpoint.stealth.close", mark, **facts, sum=one.sharpness)
    else:
        told.add(rules.STEALTH_CHECK, "flashpoint.stealth.sees", mark, **facts)
