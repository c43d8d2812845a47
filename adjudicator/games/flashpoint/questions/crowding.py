"""When Enemies are too close or too many: `step-out` and `shove`."""

from adjudicator.games.flashpoint import rules, rulings
from adjudicator.games.flashpoint.asked import find_unit, read_zone
from adjudicator.games.flashpoint.enemies import (
    allowance,
    attackers,
    can_attack,
    in_play,
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
from adjudicator.games.flashpoint.questions.enemy_moves import EnemyMoveAsked, chosen_end
from adjudicator.games.flashpoint.records import Id, ZoneRef
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.state import Table, Unit
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.regions import Region
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.scene import Record
from adjudicator.kernel.squares import Space
from adjudicator.kernel.verdict import Verdict

#: How many Enemy units a zone holds.
LIMIT = 2


def step_out(table: Table, asked: EnemyMoveAsked) -> Verdict:
    """Judge whether a unit leaves its zone to be able to attack, and where to."""
    unit = find_unit(table, asked.unit)
    return judged(table, "step-out", lambda consult: _step_out(table, unit, consult)[0])


def stepped_out(table: Table, asked: EnemyMoveAsked) -> Change | None:
    """Move a unit out of its zone; to the zone that was chosen, if there are several."""
    unit = find_unit(table, asked.unit)
    ends = _step_out(table, unit, Consultation(table.readings))[1]
    end = chosen_end(table, ends, asked.to) if ends else None
    return Change([Edit("units", unit.id, {"zone": end.written})]) if end else None


def _step_out(
    table: Table, unit: Unit, consult: Consultation
) -> tuple[Finding, tuple[Region, ...]]:
    told = Steps()
    facts: dict[str, object] = {"unit": unit.name, "zone": unit.zone.called}
    applies = _too_close(table, unit, consult)
    says = "flashpoint.out.too-close" if applies else "flashpoint.out.not-needed"
    told.add(rules.ENEMY_STEPS_OUT, says, zone_mark(unit.zone), **facts)
    ends: tuple[Region, ...] = ()
    if applies:
        ends = _outside(table, unit, allowance(table, unit, consult).zones, consult)
        marks = zone_marks(ends, "reach")
        facts |= {"zones": called(ends), "count": len(ends)}
        told.add(rules.ENEMY_STEPS_OUT, "flashpoint.out.ends", *marks, **facts)
    answer = {"applies": applies, "ends": written(ends)}
    gist = "flashpoint.out.goes" if ends else "flashpoint.out.stays"
    return told.finding(answer, gist, "note", **facts), ends


def _too_close(table: Table, unit: Unit, consult: Consultation) -> bool:
    """Whether all Operatives that it sees are in its zone, where no attack of its reaches."""
    if not unit.aware or unit.leader is None or can_attack(table, unit, unit.zone, consult):
        return False
    if any((f.record.range or (0, 0))[0] == 0 for f in attackers(unit, consult)):
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


class ShoveAsked(Record):
    """A zone that may hold too many; whom the players shove, and where to."""

    zone: ZoneRef
    unit: Id | None = None
    to: ZoneRef | None = None


def shove(table: Table, asked: ShoveAsked) -> Verdict:
    """Judge whether a zone is over its limit, and who may be shoved where."""
    zone = read_zone(table, asked.zone, "zone")
    return judged(table, "shove", lambda consult: _shove(table, zone, consult)[0])


def shoved(table: Table, asked: ShoveAsked) -> Change | None:
    """Shove the unit that was chosen; where several zones would do, to the chosen one."""
    zone = read_zone(table, asked.zone, "zone")
    options = _shove(table, zone, Consultation(table.readings))[1]
    if asked.unit is None or not options:
        return None
    unit = find_unit(table, asked.unit)
    end = chosen_end(table, options.get(unit, ()), asked.to)
    return Change([Edit("units", unit.id, {"zone": end.written})]) if end else None


def _shove(
    table: Table, zone: Region, consult: Consultation
) -> tuple[Finding, dict[Unit, tuple[Region, ...]]]:
    told = Steps()
    there = table.units_in(zone)
    staff = [unit for unit in there if unit.record.technician]
    fill = bool(staff) and consult(rulings.TECHNICIANS_FILL) == "yes"
    counted = [unit for unit in there if fill or not unit.record.technician]
    over = max(len(counted) - LIMIT, 0)
    facts = {"zone": zone.called, "count": len(counted), "over": over, "limit": LIMIT}
    mark = zone_mark(zone, "blocked" if over else "clear")
    told.add(rules.ZONE_LIMIT, "flashpoint.shove.counted", mark, **facts)
    if staff:
        says = "flashpoint.shove.staff" if fill else "flashpoint.shove.no-staff"
        told.add(rules.ZONE_LIMIT, says, units=names(staff))
    movable = [u for u in there if not u.record.technician and not u.record.immobile]
    options = {u: _ends(table, u, told, consult) for u in movable} if over else {}
    told_of = [{"unit": unit.id, "to": written(to)} for unit, to in options.items()]
    says = "flashpoint.shove.over" if over else "flashpoint.shove.legal"
    tone = "blocked" if over else "clear"
    return told.finding({"over": over, "options": told_of}, says, tone, **facts), options


def _ends(table: Table, unit: Unit, told: Steps, consult: Consultation) -> tuple[Region, ...]:
    """The zones that one unit may be shoved to."""
    through = consult(rulings.SHOVE_DOORS) == "through"
    ways = "enemy_ways" if through else "open_ways"
    network = table.enemy_ways if through else table.open_ways
    aims = target_zones(table, unit.zone, to_investigate(table), consult)
    beside = list(network.graph[unit.zone.key])
    if not aims or unit.zone in aims:
        to = table.in_order({table.zone_of(key) for key in beside})
        says = "flashpoint.shove.anywhere"
    else:
        closer = {
            key for aim in aims for key in beside if _is_closer(table, ways, unit.zone, key, aim)
        }
        to = table.in_order({table.zone_of(key) for key in closer})
        says = "flashpoint.shove.closer" if to else "flashpoint.shove.nowhere"
    marks = zone_marks(to, "reach")
    facts = {"unit": unit.name, "zones": called(to), "aims": called(aims)}
    told.add(rules.ZONE_SHOVE, says, *marks, **facts)
    return to


def _is_closer(table: Table, ways: str, zone: Region, key: Space, aim: Region) -> bool:
    far = table.distances(ways, aim)
    return zone.key in far and far.get(key) == far[zone.key] - 1
