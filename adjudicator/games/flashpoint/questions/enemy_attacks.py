"""Attacks of Enemies: `enemy-target`, `enemy-attack`, `activation`."""

from itertools import groupby

from adjudicator.core.input import Record
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules, rulings
from adjudicator.games.flashpoint.areas import Strike, strikes
from adjudicator.games.flashpoint.enemies import in_play, nearest
from adjudicator.games.flashpoint.fighting import reaches
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    between,
    called,
    judged,
    names,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.lookup import find_unit
from adjudicator.games.flashpoint.records import Id
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.standing import Operative, Unit
from adjudicator.games.flashpoint.state import Table


class UnitParams(Record):
    """An Enemy unit."""

    unit: Id


class Nothing(Record):
    """Nothing more is to be said."""


def enemy_target(table: Table, params: UnitParams) -> Verdict:
    """Judge whom a unit attacks."""
    unit = find_unit(table, params.unit)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        chosen = prey(table, unit, told, consult)
        facts = {"unit": unit.name, "who": names(chosen), "count": len(chosen)}
        answer = {"targets": [one.id for one in chosen]}
        if not chosen:
            return told.finding(answer, "flashpoint.prey.none", "clear", **facts)
        if unit.leader and unit.leader.record.aoe:
            return told.finding(answer, "flashpoint.prey.area", "blocked", **facts)
        if len(chosen) > 1:
            told.add(rules.ENEMY_TIES, "flashpoint.prey.players", **facts)
        message_id = "flashpoint.prey.one" if len(chosen) == 1 else "flashpoint.prey.several"
        return told.finding(answer, message_id, "blocked", **facts)

    return judged(table, "enemy-target", decide)


def prey(table: Table, unit: Unit, told: Steps, consult: Consultation) -> tuple[Operative, ...]:
    """The Operatives one of whom a unit attacks; with an attack on a zone all in it."""
    possible = _possible(table, unit, told, consult)
    if possible and unit.leader and unit.leader.record.aoe:
        best = strikes(table, unit, consult)
        tell_strikes(told, unit, best)
        struck = {strike.zone for strike in best}
        return tuple(one for one in possible if one.zone in struck)
    return _chosen(table, unit, possible, told, consult) if possible else ()


def tell_strikes(told: Steps, unit: Unit, best: tuple[Strike, ...]) -> None:
    """Tell where an attack on a zone hits the most Operatives and spares the most friends."""
    zones = [strike.zone for strike in best]
    facts = {"unit": unit.name, "count": len(zones), "zones": called(zones)}
    most, fewest = len(best[0].operatives), best[0].own
    marks = zone_marks(zones, "hit")
    told.add(rules.ENEMY_AREA, "flashpoint.blast.most", *marks, **facts, most=most)
    told.add(rules.ENEMY_AREA_FRIENDS, "flashpoint.blast.fewest", **facts, fewest=fewest)


def _possible(
    table: Table, unit: Unit, told: Steps, consult: Consultation
) -> tuple[Operative, ...]:
    """The Operatives whom a unit sees and reaches."""
    if why := _harmless(unit):
        told.add(why[0], f"flashpoint.{why[1]}", zone_mark(unit.zone), unit=unit.name)
        return ()
    far = table.distances("open_ways", unit.zone)
    found = []
    for one in in_play(table):
        zone = one.zone
        if zone is None:
            continue
        seen = sees(table, unit.zone, zone, consult)
        near = reaches(far.get(zone.key), unit.span)
        role = "clear" if seen and near else "blocked"
        marks = () if zone is unit.zone else (between(unit.zone, zone, role),)
        facts = {"unit": unit.name, "who": one.name, "far": far.get(zone.key)}
        message_id = ("in-reach" if near else "out-of-range") if seen else "hidden"
        told.add(rules.ENEMY_REACH, f"flashpoint.prey.{message_id}", *marks, **facts)
        if seen and near:
            found.append(one)
    return tuple(found)


def _harmless(unit: Unit) -> tuple[RuleId, str] | None:
    """Why a unit attacks nobody, wherever they are."""
    if not unit.aware:
        return rules.AWARE_UNAWARE, "prey.unaware"
    if why := idle(unit):
        return why[0], f"blow.{why[1]}"
    return (rules.ENEMY_REACH, "prey.no-range") if unit.span is None else None


def idle(unit: Unit) -> tuple[RuleId, str] | None:
    """Why a unit makes no attack at all, if it makes none."""
    if unit.record.technician:
        return rules.TECHNICIAN_HARMLESS, "technician"
    if not unit.spawned:
        return rules.SPAWN_ON_SIGHT, "not-spawned"
    return (rules.CONDITION_STUN, "stunned") if unit.stunned else None


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
    facts = {"unit": unit.name, "who": names(tied), "count": len(tied)}
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


def enemy_attack(table: Table, params: UnitParams) -> Verdict:
    """Judge how hard a unit's attack is to avoid, and what it does."""
    unit = find_unit(table, params.unit)

    def decide(consult: Consultation) -> Finding:
        told = Steps()
        found = blow(unit, told, consult)
        if found is None:
            answer: dict[str, object] = {"tn": None, "damage": None}
            return told.finding(answer, "flashpoint.blow.none", "clear", unit=unit.name)
        tn, damage = found
        facts = {"unit": unit.name, "tn": tn, "damage": damage}
        return told.finding({"tn": tn, "damage": damage}, "flashpoint.blow.tn", "note", **facts)

    return judged(table, "enemy-attack", decide)


def blow(unit: Unit, told: Steps, consult: Consultation) -> tuple[int, int] | None:
    """The number to reach against a unit's attack, and its damage; nothing if it makes none."""
    leader, why = unit.leader, idle(unit)
    facts: dict[str, object] = {"unit": unit.name}
    if why or leader is None:
        rule, message_id = why or (rules.SPAWN_ON_SIGHT, "not-spawned")
        told.add(rule, f"flashpoint.blow.{message_id}", **facts)
        return None
    tn, damage = leader.stat("attack"), leader.record.damage
    facts |= {"who": leader.name, "attack": tn, "damage": damage}
    told.add(rules.ENEMY_TN, "flashpoint.blow.leader", zone_mark(unit.zone), **facts)
    if leader.has("cripple"):
        told.add(rules.CONDITION_CRIPPLE, "flashpoint.blow.crippled", **facts)
    more = _support(unit, told, consult)
    facts |= {"tn": tn + more, "damage": damage + more}
    told.add(rules.ENEMY_HIT, "flashpoint.blow.sum", **facts)
    return tn + more, damage + more


def _support(unit: Unit, told: Steps, consult: Consultation) -> int:
    """How many figures add to the attack of the one that leads."""
    awake = sum(figure.record.count for figure in unit.figures if not figure.stunned)
    stunned = sum(figure.record.count for figure in unit.figures if figure.stunned)
    more = awake - 1
    if more:
        mixed = len({figure.name for figure in unit.figures}) > 1
        rule = rules.ENEMY_MIXED if mixed else rules.ENEMY_SIMULTANEOUS
        told.add(rule, "flashpoint.blow.support", count=more)
    if stunned:
        counts = consult(rulings.STUNNED_SUPPORTS) == "yes"
        message_id = "flashpoint.blow.stunned-count" if counts else "flashpoint.blow.stunned-out"
        told.add(rules.ENEMY_SIMULTANEOUS, message_id, count=stunned)
        more += stunned if counts else 0
    return more


def activation(table: Table, _asked: Nothing) -> Verdict:
    """Judge in which order units activate."""

    def decide(_consult: Consultation) -> Finding:
        told = Steps()
        acting = [u for u in table.units.values() if u.aware and u.leader and not u.stunned]
        stunned = [unit for unit in table.units.values() if unit.aware and unit.stunned]
        acting.sort(key=_initiative, reverse=True)
        order = []
        for initiative, group in groupby(acting, key=_initiative):
            units = list(group)
            order.append({"initiative": initiative, "units": [unit.id for unit in units]})
            marks = zone_marks(dict.fromkeys(unit.zone for unit in units), "note")
            facts = {"units": names(units), "initiative": initiative, "count": len(units)}
            told.add(rules.ACTIVATION_ORDER, "flashpoint.order.units", *marks, **facts)
            if mixed := [u for u in units if len({f.name for f in u.figures}) > 1]:
                told.add(rules.ACTIVATION_MIXED, "flashpoint.order.mixed", units=names(mixed))
            if untold := [u for u in units if u.leader and not u.leader.is_told("initiative")]:
                told.add(rules.ACTIVATION_ORDER, "flashpoint.order.untold", units=names(untold))
        if stunned:
            told.add(rules.CONDITION_STUN, "flashpoint.order.stunned", units=names(stunned))
        if not order:
            told.add(rules.ACTIVATION_ORDER, "flashpoint.order.nobody")
        answer = {"order": order, "skipped": [unit.id for unit in stunned]}
        facts = {"count": len(acting), "units": names(acting)}
        message_id = "flashpoint.order.some" if order else "flashpoint.order.none"
        return told.finding(answer, message_id, "note", **facts)

    return judged(table, "activation", decide)


def _initiative(unit: Unit) -> int:
    """A unit activates on the Initiative of the figure that leads it."""
    return unit.leader.record.initiative if unit.leader else 0
