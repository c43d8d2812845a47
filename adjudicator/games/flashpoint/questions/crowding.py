"""When Enemies are too close or too many: `step-out` and `shove`."""

from adjudicator.board.regions import Region
from adjudicator.board.squares import Space
from adjudicator.core.change import Change
from adjudicator.core.input import Record
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict
from adjudicator.games.flashpoint import rules, rulings
from adjudicator.games.flashpoint.doing import unit_moved
from adjudicator.games.flashpoint.enemies import (
    can_attack,
    in_play,
    own_movement,
    target_zones,
    to_investigate,
)
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    called,
    judged,
    names,
    written,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.lookup import find_unit, read_zone
from adjudicator.games.flashpoint.questions.enemy_moves import (
    EnemyMoveParams,
    chosen_end,
    tell_allowance,
)
from adjudicator.games.flashpoint.records import Id, ZoneRef
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.standing import Unit
from adjudicator.games.flashpoint.state import Table

#: How many Enemy units a zone holds.
LIMIT = 2


def step_out(table: Table, params: EnemyMoveParams) -> Verdict:
    """Judge whether a unit leaves its zone to be able to attack, and where to."""
    unit = find_unit(table, params.unit)
    return judged(table, "step-out", lambda consult: _step_out(table, unit, consult)[0])


def stepped_out(table: Table, params: EnemyMoveParams) -> Change | None:
    """Move a unit out of its zone; to the zone that was chosen, if there are several."""
    unit = find_unit(table, params.unit)
    ends = _step_out(table, unit, Consultation(table.readings))[1]
    end = chosen_end(table, ends, params.to) if ends else None
    teleports = unit.record.teleport
    return unit_moved(table, unit, end, teleports=teleports) if end else None


def _step_out(
    table: Table, unit: Unit, consult: Consultation
) -> tuple[Finding, tuple[Region, ...]]:
    told = Steps()
    facts: dict[str, object] = {"unit": unit.name, "zone": unit.zone.called}
    applies = _too_close(table, unit, consult)
    message_id = "flashpoint.out.too-close" if applies else "flashpoint.out.not-needed"
    told.add(rules.ENEMY_STEPS_OUT, message_id, zone_mark(unit.zone), **facts)
    ends: tuple[Region, ...] = ()
    if applies:
        allowed = own_movement(table, unit, consult)
        tell_allowance(told, unit, allowed)
        ends = _outside(table, unit, allowed.zones, consult)
        facts |= {"zones": called(ends), "count": len(ends)}
        message_id = "flashpoint.out.ends" if ends else "flashpoint.out.cannot"
        told.add(rules.ENEMY_STEPS_OUT, message_id, *zone_marks(ends, "reach"), **facts)
    answer = {"applies": applies, "ends": written(ends)}
    summary = "flashpoint.out.goes" if ends else "flashpoint.out.stays"
    return told.finding(answer, summary, "note", **facts), ends


def _too_close(table: Table, unit: Unit, consult: Consultation) -> bool:
    """Whether all Operatives that it sees are in its zone, where its attack does not reach."""
    if not unit.aware or unit.stunned or unit.span is None or unit.span[0] == 0:
        return False
    if unit.record.technician or can_attack(table, unit, unit.zone, consult):
        return False
    seen = [o for o in in_play(table) if o.zone and sees(table, unit.zone, o.zone, consult)]
    return bool(seen) and all(one.zone is unit.zone for one in seen)


def _outside(table: Table, unit: Unit, zones: int, consult: Consultation) -> tuple[Region, ...]:
    """Where it can get: the first zones from which it attacks, or as far as it gets."""
    network = table.straight_ways if unit.record.teleport else table.enemy_ways
    reached: set[Space] = {unit.zone.key}
    ring = {unit.zone.key}
    for _ in range(zones):
        following = {key for at in ring for key in network.graph[at]} - reached
        if not following:
            break
        ring = following
        reached |= ring
        found = {table.zone_of(key) for key in ring}
        if ready := {zone for zone in found if can_attack(table, unit, zone, consult)}:
            return table.in_order(ready)
    return table.in_order({table.zone_of(key) for key in ring} - {unit.zone})


def filling(table: Table, zone: Region, consult: Consultation) -> tuple[Unit, ...]:
    """The units that count to the limit of a zone."""
    there = table.units_in(zone)
    others = tuple(unit for unit in there if not unit.record.technician)
    if len(others) < len(there) and consult(rulings.TECHNICIANS_FILL) == "yes":
        return there
    return others


class ShoveParams(Record):
    """A zone that may hold too many; whom the players shove, and where to."""

    zone: ZoneRef
    unit: Id | None = None
    to: ZoneRef | None = None


def shove(table: Table, params: ShoveParams) -> Verdict:
    """Judge whether a zone is over its limit, and who may be shoved where."""
    zone = read_zone(table, params.zone, "zone")
    return judged(table, "shove", lambda consult: _shove(table, zone, consult)[0])


def shoved(table: Table, params: ShoveParams) -> Change | None:
    """Shove the unit that was chosen; where several zones would do, to the chosen one."""
    zone = read_zone(table, params.zone, "zone")
    options = _shove(table, zone, Consultation(table.readings))[1]
    if params.unit is None or not options:
        return None
    unit = find_unit(table, params.unit)
    end = chosen_end(table, options.get(unit, ()), params.to)
    return unit_moved(table, unit, end) if end else None


def _shove(
    table: Table, zone: Region, consult: Consultation
) -> tuple[Finding, dict[Unit, tuple[Region, ...]]]:
    told = Steps()
    there = table.units_in(zone)
    staff = [unit for unit in there if unit.record.technician]
    counted = filling(table, zone, consult)
    over = max(len(counted) - LIMIT, 0)
    facts = {"zone": zone.called, "count": len(counted), "over": over, "limit": LIMIT}
    mark = zone_mark(zone, "blocked" if over else "clear")
    told.add(rules.ZONE_LIMIT, "flashpoint.shove.counted", mark, **facts)
    if staff:
        message_id = (
            "flashpoint.shove.staff" if staff[0] in counted else "flashpoint.shove.no-staff"
        )
        told.add(rules.ZONE_LIMIT, message_id, units=names(staff))
    movable = [u for u in there if not u.record.technician and not u.record.immobile]
    options = {u: _ends(table, u, told, consult) for u in movable} if over else {}
    told_of = [{"unit": unit.id, "to": written(to)} for unit, to in options.items()]
    message_id = "flashpoint.shove.over" if over else "flashpoint.shove.legal"
    tone = "blocked" if over else "clear"
    return told.finding({"over": over, "options": told_of}, message_id, tone, **facts), options


def _ends(table: Table, unit: Unit, told: Steps, consult: Consultation) -> tuple[Region, ...]:
    """The zones that one unit may be shoved to: closer if one is, else any beside it."""
    aims = target_zones(table, unit, unit.zone, to_investigate(table), consult)
    beside = [table.zone_of(key) for key in table.enemy_ways.graph[unit.zone.key]]
    closer = {zone for zone in beside for aim in aims if _is_closer(table, unit.zone, zone, aim)}
    free = not aims or unit.zone in aims
    to = table.in_order(set(beside) if free or not closer else closer)
    facts = {"unit": unit.name, "zones": called(to), "aims": called(aims), "count": len(to)}
    marks = zone_marks(to, "reach")
    if not to:
        told.add(rules.ZONE_SHOVE, "flashpoint.shove.nowhere", **facts)
    elif not free and not closer:
        told.add(rules.EFFECT_AS_FAR, "flashpoint.shove.as-far", *marks, **facts)
    else:
        message_id = "flashpoint.shove.anywhere" if free else "flashpoint.shove.closer"
        told.add(rules.ZONE_SHOVE, message_id, *marks, **facts)
    return to


def _is_closer(table: Table, zone: Region, beside: Region, aim: Region) -> bool:
    far = table.distances("enemy_ways", aim)
    return zone.key in far and far.get(beside.key) == far[zone.key] - 1
