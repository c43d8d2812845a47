"""How many zones a unit moves, and why."""

from collections.abc import Mapping
from dataclasses import dataclass

from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.alarm import rules as alarm_rules
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.harm import rules as harm_rules
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.numbers import leader_of, printed
from adjudicator.games.flashpoint.table.pieces import Figure, Unit
from adjudicator.games.flashpoint.table.state import Table

#: How many zones a Patrol moves.
PATROL = 2

Reason = tuple[str, Mapping[str, object]]


@dataclass(frozen=True)
class Allowance:
    """How many zones a unit moves, and what made it so."""

    #: None if that rests on a Movement that nobody has entered.
    zones: int | None
    reasons: tuple[Reason, ...]


def allowance(table: Table, unit: Unit, consult: Consultation) -> Allowance:
    """How far a unit moves in the Enemy Movement step."""
    if table.alarm and unit.spawned:
        return own_movement(table, unit, consult)
    if not table.alarm and not unit.patrols:
        return _before_alarm(table, unit, consult)
    reasons: list[Reason] = [("patrol", {"zones": PATROL})]
    if unit.record.blip == "special-patrol":
        reasons.append(("special", {}))
    return _hindered(table, unit, PATROL, reasons, consult)


def allowance_in_part(  # noqa: PLR0913, PLR0917 - all that a part of a move depends on
    table: Table,
    unit: Unit,
    moved: int,
    zones: int | None,
    whole: Allowance,
    consult: Consultation,
) -> Allowance:
    """How far a unit moves in a part of its move: what is left of it, and no farther than asked.

    A Patrol that becomes aware on its way still moves as far as a Patrol does.
    """
    if moved and not table.alarm and not unit.patrols:
        whole = _hindered(table, unit, PATROL, [("patrol-goes-on", {"zones": PATROL})], consult)
    left, reasons = whole.zones, whole.reasons
    if moved and left is not None:
        left = max(left - moved, 0)
        reasons = (*reasons, ("moved", {"moved": moved, "zones": left}))
    if zones is not None and (left is None or zones < left):
        left, reasons = zones, (*reasons, ("part", {"zones": zones}))
    return Allowance(left, reasons)


def _before_alarm(table: Table, unit: Unit, consult: Consultation) -> Allowance:
    """How far an Enemy that is no Patrol moves before the alarm: an aware one may."""
    why = _immobile(unit) or ("no-longer" if unit.sheds_blip else "waits")
    if why == "immobile" or not unit.aware or consult(rulings.AWARE_MOVE) == "patrols":
        return Allowance(0, ((why, {}),))
    if unit.spawned:
        return own_movement(table, unit, consult)
    return _hindered(table, unit, PATROL, [("aware-blip", {"zones": PATROL})], consult)


def own_movement(table: Table, unit: Unit, consult: Consultation) -> Allowance:
    """How far a spawned unit moves by the Movement of its figures."""
    zones = _movement(unit, consult)
    message_id = "movement" if zones is not None else "movement-unknown"
    reasons: list[Reason] = [(message_id, {"zones": zones})]
    if zones is not None and _is_slowed(unit, zones, consult):
        reasons.append(("crippled", {"zones": zones}))
    return _hindered(table, unit, zones, reasons, consult)


def _immobile(unit: Unit) -> str | None:
    return "immobile" if unit.record.technician or unit.record.immobile else None


def _hindered(
    table: Table, unit: Unit, zones: int | None, reasons: list[Reason], consult: Consultation
) -> Allowance:
    """What is left of a movement, and what a Tracking Device adds; it adds nothing to none."""
    if _immobile(unit):
        return Allowance(0, (("immobile", {}),))
    if zones == 0:
        return Allowance(0, tuple(reasons))
    if not unit.record.teleport and any(f.has("immobilized") for f in unit.figures):
        return Allowance(0, (*reasons, ("immobilized", {})))
    if unit.stunned:
        moves = consult(rulings.STUNNED_MOVES) == "yes"
        reasons.append(("stunned" if moves else "stunned-stays", {}))
        zones = zones if moves else 0
    if zones and _tracked(table):
        zones += 1
        reasons.append(("tracking", {"zones": zones}))
    return Allowance(zones, tuple(reasons))


def _tracked(table: Table) -> bool:
    """Whether an Operative on the board has a Tracking Device; being downed takes none off."""
    there = (one for one in table.operatives.values() if one.zone is not None)
    return any(one.has("tracking-device") for one in there)


def _movement(unit: Unit, consult: Consultation) -> int | None:
    """The Movement of a unit: its leader's, or that of its slowest figure; None if not known."""
    speeds = [_speed(unit, figure) for figure in _movers(unit, consult)]
    known = [speed for speed in speeds if speed is not None]
    return min(known) if known and len(known) == len(speeds) else None


def _is_slowed(unit: Unit, zones: int, consult: Consultation) -> bool:
    """Whether a unit moves no more zones because a figure whose Movement counts is crippled."""
    if unit.record.teleport:
        return False
    return any(f.has("cripple") and _speed(unit, f) == zones for f in _movers(unit, consult))


def _movers(unit: Unit, consult: Consultation) -> tuple[Figure, ...]:
    """The figures whose Movement counts: the leader, or all of which the slowest does.

    Nobody, if it is not known who leads.
    """
    speeds = {_speed(unit, figure) for figure in unit.figures}
    if len(speeds) == 1 or consult(rulings.UNIT_MOVE) == "slowest":
        return unit.figures
    leader = leader_of(unit, consult)
    return (leader,) if leader else ()


def note_movement(unit: Unit, consult: Consultation) -> None:
    """Note the numbers for lack of which nobody can tell how far a unit moves."""
    for figure in _movers(unit, consult):
        printed(figure, "movement", consult)


def _speed(unit: Unit, figure: Figure) -> int | None:
    """Teleporting ignores being crippled."""
    return figure.printed("movement") if unit.record.teleport else figure.stat("movement")


_ALLOWANCE = {
    "tracking": harm_rules.CONDITION_TRACKING,
    "crippled": harm_rules.CONDITION_CRIPPLE,
    "immobilized": harm_rules.CONDITION_IMMOBILIZED,
    "special": rules.BLIP_SPECIAL,
    "no-longer": alarm_rules.BLIP_REMOVED,
}


def tell_allowance(told: Steps, unit: Unit, allowed: Allowance) -> None:
    """Tell how far a unit moves, and why."""
    for reason, facts in allowed.reasons:
        rule = _ALLOWANCE.get(reason, rules.ENEMY_ALLOWANCE)
        told.add(rule, f"flashpoint.march.{reason}", **{**facts, "unit": unit.called})
    if unit.record.teleport and allowed.zones != 0:
        told.add(rules.ENEMY_TELEPORT, "flashpoint.march.teleport", unit=unit.called)
