"""Where Enemies go: `enemy-move`."""

from adjudicator.board.regions import Region
from adjudicator.core.change import Change, together
from adjudicator.core.input import InputError
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Verdict, edge_mark
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.doing import doors_after, track_after, unit_moved
from adjudicator.games.flashpoint.enemies import (
    Allowance,
    March,
    Route,
    allowance,
)
from adjudicator.games.flashpoint.finding import (
    Finding,
    Steps,
    called,
    judged,
    way_marks,
    written,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.lookup import find_unit, read_zone
from adjudicator.games.flashpoint.questions.coming_by import doors_passed, tell_coming_by
from adjudicator.games.flashpoint.questions.enemy_attacks import UnitParams
from adjudicator.games.flashpoint.questions.tokens import tell_track
from adjudicator.games.flashpoint.records import ZoneRef
from adjudicator.games.flashpoint.standing import Unit
from adjudicator.games.flashpoint.state import Table


class EnemyMoveParams(UnitParams):
    """A unit, and where the players let it go if there is a choice."""

    to: ZoneRef | None = None


def enemy_move(table: Table, params: EnemyMoveParams) -> Verdict:
    """Judge where a unit moves in the Enemy Movement step."""
    unit = find_unit(table, params.unit)
    return judged(table, "enemy-move", lambda consult: marched(table, unit, consult)[0])


def marched(table: Table, unit: Unit, consult: Consultation) -> tuple[Finding, March]:
    """Where a unit moves, with all reasons and every way it may go."""
    told = Steps()
    allowed = allowance(table, unit, consult)
    march = March(table, unit, consult)
    aims = march.go(allowed.zones)
    _tell_aims(told, table, unit, aims)
    tell_allowance(told, unit, allowed)
    for route in march.routes.values():
        _tell_route(told, table, unit, route, consult)
    ends = march.ends
    facts = {"unit": unit.name, "ends": called(ends), "count": len(ends)}
    answer = {"targets": written(aims), "ends": written(ends)}
    stays = ends == (unit.zone,)
    message_id = "stays" if stays else "goes" if len(ends) == 1 else "choice"
    return told.finding(answer, f"flashpoint.march.{message_id}", "note", **facts), march


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


_ALLOWANCE = {
    "tracking": rules.CONDITION_TRACKING,
    "immobilized": rules.CONDITION_IMMOBILIZED,
    "special": rules.BLIP_SPECIAL,
    "no-longer": rules.BLIP_REMOVED,
}


def tell_allowance(told: Steps, unit: Unit, allowed: Allowance) -> None:
    """Tell how far a unit moves, and why."""
    for reason, facts in allowed.reasons:
        rule = _ALLOWANCE.get(reason, rules.ENEMY_ALLOWANCE)
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
    for each in doors_passed(table, unit, route, consult):
        message_id = "flashpoint.march.door-stays" if each.stays else "flashpoint.march.door"
        told.add(
            rules.ENEMY_DOORS, message_id, edge_mark(each.door.edge, "crossed"), unit=unit.name
        )
    for zone in route.taken:
        mark = zone_mark(zone, "note")
        told.add(rules.ENEMY_TAKES_TOKEN, "flashpoint.march.takes", mark, zone=zone.called)
    tell_track(told, table, len(route.taken))
    if route.why == "in-range":
        told.add(rules.ENEMY_STOPS, "flashpoint.march.in-range", zone_mark(route.end), **facts)
    if route.why == "no-way":
        told.add(rules.ENEMY_LOCKED, "flashpoint.march.locked", **facts)
    tell_coming_by(told, table, unit, route, consult)


def enemy_moved(table: Table, params: EnemyMoveParams) -> Change | None:
    """Carry out a unit's move: its place, the tokens it takes, the doors it leaves open."""
    unit = find_unit(table, params.unit)
    consult = Consultation(table.readings)
    _, march = marched(table, unit, consult)
    end = chosen_end(table, march.ends, params.to)
    if end is None or end is unit.zone:
        return None
    route = march.routes[end.key]
    gone = [t for t in table.tokens_of("investigate") if t.zone in route.taken]
    fields = track_after(table, len(gone)) if gone else {}
    passed = doors_passed(table, unit, route, consult)
    if left := [each.door for each in passed if each.stays]:
        fields |= doors_after(table, *left)
    taken = Change(removed=[("tokens", token.id) for token in gone], fields=fields)
    return together(unit_moved(table, unit, end, teleports=unit.record.teleport), taken)


def chosen_end(
    table: Table, ends: tuple[Region, ...], named: str | tuple[int, int] | None
) -> Region | None:
    """The end that was chosen, or the only one there is."""
    if named is None:
        return ends[0] if len(ends) == 1 else None
    end = read_zone(table, named, "to")
    if end not in ends:
        raise InputError("to", "flashpoint.fault.not-an-end", known=called(ends))
    return end
