"""Where Enemies go: `enemy-move`, `step-out` and `shove`."""

from adjudicator.games.flashpoint import rules, rulings
from adjudicator.games.flashpoint.asked import find_unit, read_zone
from adjudicator.games.flashpoint.enemies import (
    Allowance,
    March,
    Route,
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
    way_marks,
    written,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.lines import Door
from adjudicator.games.flashpoint.questions.enemy_attacks import UnitAsked
from adjudicator.games.flashpoint.questions.moving import doors_after
from adjudicator.games.flashpoint.questions.noise import track_after
from adjudicator.games.flashpoint.records import ZoneRef
from adjudicator.games.flashpoint.sight import sees
from adjudicator.games.flashpoint.state import Table, Unit
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.regions import Region
from adjudicator.kernel.ruling import Consultation
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.squares import Space
from adjudicator.kernel.verdict import Verdict, edge_mark

#: How many Enemy units a zone holds.
LIMIT = 2


class EnemyMoveAsked(UnitAsked):
    """A unit, and where the players let it go if there is a choice."""

    to: ZoneRef | None = None


def enemy_move(table: Table, asked: EnemyMoveAsked) -> Verdict:
    """Judge where a unit moves in the Enemy Movement step."""
    unit = find_unit(table, asked.unit)
    return judged(table, "enemy-move", lambda consult: marched(table, unit, consult)[0])


def marched(table: Table, unit: Unit, consult: Consultation) -> tuple[Finding, March]:
    """Where a unit moves, with all reasons and every way it may go."""
    told = Steps()
    allowed = allowance(table, unit, consult)
    march = March(table, unit, consult)
    aims = march.go(allowed.zones)
    _tell_aims(told, table, unit, aims)
    _tell_allowance(told, unit, allowed)
    for route in march.routes.values():
        _tell_route(told, table, unit, route, consult)
    ends = march.ends
    facts = {"unit": unit.name, "ends": called(ends), "count": len(ends)}
    answer = {"targets": written(aims), "ends": written(ends)}
    stays = ends == (unit.zone,)
    says = "stays" if stays else "goes" if len(ends) == 1 else "choice"
    return told.finding(answer, f"flashpoint.march.{says}", "note", **facts), march


def _tell_aims(told: Steps, table: Table, unit: Unit, aims: tuple[Region, ...]) -> None:
    facts = {"unit": unit.name, "zones": called(aims), "count": len(aims)}
    marks = zone_marks(aims, "target")
    if not aims:
        told.add(rules.ENEMY_TARGET_ZONE, "flashpoint.march.no-target", **facts)
    elif table.alarm:
        told.add(rules.ENEMY_AFTER_ALARM, "flashpoint.march.operative", *marks, **facts)
    elif table.tokens_of("investigate"):
        told.add(rules.ENEMY_TARGET_ZONE, "flashpoint.march.token", *marks, **facts)
    else:
        told.add(rules.ENEMY_INSERTION, "flashpoint.march.insertion", *marks, **facts)
    if len(aims) > 1:
        told.add(rules.TIES_PLAYERS, "flashpoint.march.tied", **facts)


def _tell_allowance(told: Steps, unit: Unit, allowed: Allowance) -> None:
    own = {"tracking": rules.CONDITION_TRACKING, "immobilized": rules.CONDITION_IMMOBILIZED}
    for reason, facts in allowed.reasons:
        rule = own.get(reason, rules.ENEMY_ALLOWANCE)
        told.add(rule, f"flashpoint.march.{reason}", **{**facts, "unit": unit.name})
    if unit.record.teleport and allowed.zones:
        told.add(rules.ENEMY_TELEPORT, "flashpoint.march.teleport", unit=unit.name)


def _tell_route(told: Steps, table: Table, unit: Unit, route: Route, consult: Consultation) -> None:
    facts = {"unit": unit.name, "end": route.end.called, "count": len(route.way) - 1}
    if len(route.way) > 1:
        marks = way_marks(route.way)
        told.add(
            rules.ENEMY_CLOSER, "flashpoint.march.way", *marks, **facts, zones=called(route.way[1:])
        )
    for door, stays in _doors(table, unit, route, consult):
        says = "flashpoint.march.door-stays" if stays else "flashpoint.march.door"
        told.add(rules.ENEMY_DOORS, says, edge_mark(door.edge, "crossed"), unit=unit.name)
    for zone in route.taken:
        mark = zone_mark(zone, "note")
        told.add(rules.ENEMY_TAKES_TOKEN, "flashpoint.march.takes", mark, zone=zone.called)
    if route.why == "in-range":
        told.add(rules.ENEMY_STOPS, "flashpoint.march.in-range", zone_mark(route.end), **facts)
    if route.why == "no-way":
        told.add(rules.ENEMY_LOCKED, "flashpoint.march.locked", **facts)


def _doors(
    table: Table, unit: Unit, route: Route, consult: Consultation
) -> list[tuple[Door, bool]]:
    """The closed doors that a way leads through, and whether each stays open behind it."""
    found: list[tuple[Door, bool]] = []
    if unit.record.teleport:
        return found
    for one, other in zip(route.way, route.way[1:], strict=False):
        if other.key in table.open_ways.graph[one.key]:
            continue
        edges = table.borders[frozenset((one.key, other.key))]
        doors = [table.doors_by_edge[edge] for edge in edges if edge in table.doors_by_edge]
        door = next(door for door in doors if not door.locked)
        spotted = unit.aware and any(
            here.zone is not None and sees(table, other, here.zone, consult)
            for here in in_play(table)
        )
        found.append((door, spotted))
    return found


def enemy_moved(table: Table, asked: EnemyMoveAsked) -> Change | None:
    """Carry out a unit's move: its place, the tokens it takes, the doors it leaves open."""
    unit = find_unit(table, asked.unit)
    consult = Consultation(table.readings)
    _, march = marched(table, unit, consult)
    end = _end(table, march, asked.to)
    if end is None or end is unit.zone:
        return None
    route = march.routes[end.key]
    gone = [t for t in table.tokens_of("investigate") if t.zone in route.taken]
    fields = track_after(table, len(gone)) if gone else {}
    if left := [door for door, stays in _doors(table, unit, route, consult) if stays]:
        fields |= doors_after(table, *left)
    removed = [("tokens", token.id) for token in gone]
    return Change([Edit("units", unit.id, {"zone": end.written})], removed, fields=fields)


def _end(table: Table, march: March, named: str | tuple[int, int] | None) -> Region | None:
    if named is None:
        return march.ends[0] if len(march.ends) == 1 else None
    end = read_zone(table, named, "to")
    if end not in march.ends:
        raise Malformed("to", "flashpoint.fault.not-an-end", known=called(march.ends))
    return end


def step_out(table: Table, asked: UnitAsked) -> Verdict:
    """Judge whether a unit leaves its zone to be able to attack, and where to."""
    unit = find_unit(table, asked.unit)

    def decide(consult: Consultation) -> Finding:
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
        return told.finding(answer, gist, "note", **facts)

    return judged(table, "step-out", decide)


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
    """A zone that may hold too many."""

    zone: ZoneRef


def shove(table: Table, asked: ShoveAsked) -> Verdict:
    """Judge whether a zone is over its limit, and who may be shoved where."""
    zone = read_zone(table, asked.zone, "zone")

    def decide(consult: Consultation) -> Finding:
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
        options = [_option(table, u, told, consult) for u in movable] if over else []
        answer = {"over": over, "options": options}
        says = "flashpoint.shove.over" if over else "flashpoint.shove.legal"
        return told.finding(answer, says, "blocked" if over else "clear", **facts)

    return judged(table, "shove", decide)


def _option(table: Table, unit: Unit, told: Steps, consult: Consultation) -> dict[str, object]:
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
    return {"unit": unit.id, "to": written(to)}


def _is_closer(table: Table, ways: str, zone: Region, key: Space, aim: Region) -> bool:
    far = table.distances(ways, aim)
    return zone.key in far and far.get(key) == far[zone.key] - 1
