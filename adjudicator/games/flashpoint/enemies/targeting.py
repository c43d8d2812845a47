"""Whom a unit attacks."""

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.area_attacks import strikes, tell_strikes
from adjudicator.games.flashpoint.enemies.attack import idle
from adjudicator.games.flashpoint.enemies.attackers import attack_reaches
from adjudicator.games.flashpoint.enemies.goals import in_play, nearest
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.table import rulings
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.marks import between, zone_mark, zone_marks
from adjudicator.games.flashpoint.table.numbers import leader_of
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.state import Table


def choose_targets(
    table: Table, unit: Unit, told: Steps, consult: Consultation
) -> tuple[Operative, ...] | None:
    """The Operatives one of whom a unit attacks; with an attack on a zone all in it.

    None if a number is missing to tell.
    """
    possible = _possible(table, unit, told, consult)
    if not possible:
        return possible
    leader = leader_of(unit, consult)
    if leader and leader.has_trait("aoe"):
        best = strikes(table, unit, consult)
        if best is None:
            return None
        if best:
            tell_strikes(told, unit, best)
            struck = {strike.zone for strike in best}
            return tuple(one for one in possible if one.zone in struck)
    return _chosen(table, unit, possible, told, consult)


def _possible(
    table: Table, unit: Unit, told: Steps, consult: Consultation
) -> tuple[Operative, ...] | None:
    """The Operatives whom a unit sees and reaches; None if its range is not known."""
    if why := _harmless(unit):
        told.add(why[0], f"flashpoint.{why[1]}", zone_mark(unit.zone), unit=unit.called)
        return ()
    found, known = [], True
    for one in in_play(table):
        if one.zone is None:
            continue
        reached = _reached(table, unit, one, one.zone, told, consult)
        known = known and reached is not None
        if reached:
            found.append(one)
    return tuple(found) if known else None


#: What is said of an Operative in sight: in range, out of it, or not known.
_SEEN = {True: "in-reach", False: "out-of-range", None: "unknown-range"}


def _reached(  # noqa: PLR0913, PLR0917 - all that an attack depends on
    table: Table, unit: Unit, one: Operative, zone: Region, told: Steps, consult: Consultation
) -> bool | None:
    """Whether a unit sees and reaches an Operative in a zone; None if its range is not known."""
    far = table.distances("open_ways", unit.zone).get(zone.key)
    seen = sees(table, unit.zone, zone, consult)
    near = attack_reaches(unit, far, consult) if seen else False
    role = "clear" if seen and near else "blocked"
    marks = () if zone is unit.zone else (between(unit.zone, zone, role),)
    facts = {"unit": unit.called, "who": one.name, "far": far}
    message_id = _SEEN[near] if seen else "hidden"
    told.add(rules.ENEMY_REACH, f"flashpoint.prey.{message_id}", *marks, **facts)
    return near


def _harmless(unit: Unit) -> tuple[RuleId, str] | None:
    """Why a unit attacks nobody, wherever they are."""
    if not unit.aware:
        return stealth_rules.AWARE_UNAWARE, "prey.unaware"
    why = idle(unit)
    return (why[0], f"blow.{why[1]}") if why else None


def _chosen(
    table: Table,
    unit: Unit,
    possible: tuple[Operative, ...],
    told: Steps,
    consult: Consultation,
) -> tuple[Operative, ...]:
    """The nearest; of these the On-Point Operative, or else the most damaged."""
    zones = nearest(table, unit, unit.zone, (one.zone for one in possible if one.zone), consult)
    tied = tuple(one for one in possible if one.zone in zones)
    facts = {"unit": unit.called, "who": names(tied), "count": len(tied)}
    told.add(rules.ENEMY_NEAREST, "flashpoint.prey.nearest", *zone_marks(zones, "note"), **facts)
    points = [one for one in possible if one.record.on_point]
    if points and points[0] not in tied and consult(rulings.ON_POINT_PRESENT) == "any":
        told.add(rules.ENEMY_TIES, "flashpoint.prey.on-point-any", who=points[0].name)
        return tuple(points[:1])
    if len(tied) == 1:
        return tied
    if points and points[0] in tied:
        told.add(rules.ENEMY_TIES, "flashpoint.prey.on-point", who=points[0].name)
        return tuple(points[:1])
    worst = max(one.record.damage for one in tied)
    hurt = tuple(one for one in tied if one.record.damage == worst)
    if len(hurt) < len(tied):
        told.add(rules.ENEMY_TIES, "flashpoint.prey.damaged", who=names(hurt), damage=worst)
    return hurt
