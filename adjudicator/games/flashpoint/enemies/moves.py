"""Where a unit moves in the Enemy Movement step, with every reason."""

from adjudicator.board.regions import Region
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import edge_mark
from adjudicator.games.flashpoint.alarm.track import tell_track
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.allowance import allowance, tell_allowance
from adjudicator.games.flashpoint.enemies.routes import March, Route
from adjudicator.games.flashpoint.enemies.sightings import doors_passed, tell_coming_by
from adjudicator.games.flashpoint.table.finding import (
    Finding,
    Steps,
    called,
    way_marks,
    written,
    zone_mark,
    zone_marks,
)
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


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
