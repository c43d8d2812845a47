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
    Check,
    Perceptions,
    Watch,
    observers,
    to_hide,
)
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import between, zone_mark
from adjudicator.games.flashpoint.table.numbers import needs
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class StealthCheck:
    """A Stealth check, and the finding that tells it; the check is None where nobody watches.

    `blips` in view spawn before it is made, and then watch too.
    """

    check: Check | None
    finding: Finding
    blips: bool = False


def unseen(table: Table, operative: Operative, zone: Region, consult: Consultation) -> StealthCheck:
    """What it takes to stay unseen in a zone."""
    told = Steps()
    facts: dict[str, object] = {"who": operative.name, "zone": zone.called}
    here = not operative.record.downed
    blips = _in_view(table, zone, told, consult) if here else []
    watching = observers(table, operative, zone, consult) if here else ()
    if not watching:
        return _unwatched(told, blips, facts)
    check = to_hide(operative, watching, Perceptions(table, consult))
    for one in check.watching:
        _tell(told, one, zone)
    facts |= {"tn": check.tn or 0, "needed": check.needed or 0, "least": check.least}
    _tell_number(told, operative, check, facts)
    if check.tn is None:
        facts |= needs(consult)
    message_id, tone = _summary(check, blips)
    answer = {"tn": check.tn, "needed": check.needed}
    finding = told.finding(answer, f"flashpoint.stealth.{message_id}", tone, None, **facts)
    return StealthCheck(check, finding, _spawn_first(table, blips))


def _spawn_first(table: Table, blips: list[Unit]) -> bool:
    """Whether a Blip in view has yet to spawn; a table that keeps track knows which one has."""
    if table.time is None:
        return bool(blips)
    due = {one.unit for one in table.time.due if one.do == "spawn"}
    return any(blip.id in due for blip in blips)


def _summary(check: Check, blips: list[Unit]) -> tuple[str, Tone]:
    """What to call a check; Blips in view spawn before it is made."""
    if check.marked:
        return "hopeless", "blocked"
    if check.tn is None:
        return "unknown", "open"
    return ("spawns-and-needs", "note") if blips else ("needs", "note")


def _tell_number(told: Steps, operative: Operative, check: Check, facts: dict[str, object]) -> None:
    """Tell which number the check has, and what helps against it."""
    if check.tn is not None:
        sharpest = [one.observer.called for one in check.watching if one.sharpness == check.tn]
        told.add(rules.STEALTH_TN, "flashpoint.stealth.tn", units=names(sharpest), **facts)
    if check.marked:
        told.add(harm_rules.CONDITION_MARK, "flashpoint.stealth.marked", **facts)
    elif check.needed is not None and check.needed != check.tn:
        told.add(rules.STEALTH_CONCEALED, "flashpoint.stealth.concealed", hits=HIDDEN, **facts)
    elif check.needed is not None and operative.record.taking_cover:
        told.add(rules.STEALTH_COVER, "flashpoint.stealth.cover-no-help", **facts)


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


def _unwatched(told: Steps, blips: list[Unit], facts: dict[str, object]) -> StealthCheck:
    """Nobody is there to hide from, or not yet."""
    nothing: dict[str, object] = {"tn": None, "needed": None}
    if blips:
        finding = told.finding(nothing, "flashpoint.stealth.spawns", "note", None, **facts)
        return StealthCheck(None, finding, blips=True)
    told.add(rules.STEALTH_CHECK, "flashpoint.stealth.nobody", **facts)
    finding = told.finding(nothing, "flashpoint.stealth.none", "clear", None, **facts)
    return StealthCheck(None, finding)


def _tell(told: Steps, watch: Watch, zone: Region) -> None:
    one = watch.observer
    facts = {"who": one.called, "perception": watch.perception, "more": CLOSE}
    mark = between(one.who.zone, zone, "watch") if one.who.zone is not zone else zone_mark(zone)
    if watch.sharpness is None:
        told.add(rules.STEALTH_TN, "flashpoint.stealth.untold", mark, **facts)
    elif isinstance(one.who, Token):
        told.add(rules.STEALTH_CAMERA, "flashpoint.stealth.camera", mark, **facts)
    elif one.close:
        told.add(
            rules.STEALTH_CLOSE, "flashpoint.stealth.close", mark, **facts, sum=watch.sharpness
        )
    else:
        told.add(rules.STEALTH_CHECK, "flashpoint.stealth.sees", mark, **facts)
    if isinstance(one.who, Unit) and _is_dulled(one.who, watch.perception):
        told.add(harm_rules.CONDITION_CRIPPLE, "flashpoint.stealth.crippled", **facts)


def _is_dulled(unit: Unit, perception: int | None) -> bool:
    """Whether a unit sees less because the figure with the highest Perception is crippled."""
    if perception is None:
        return False
    return any(f.has("cripple") and f.stat("perception") == perception for f in unit.figures)
