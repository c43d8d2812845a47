"""What the move of a unit brings into view: Stealth checks to make, and Blips that spawn."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.goals import in_play
from adjudicator.games.flashpoint.enemies.routes import Route
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth.views import Moment, View, look_around, tell_view
from adjudicator.games.flashpoint.table.changes import opened, unit_at
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Passed:
    """A closed door on the way of a unit: between which zones, and whether it stays open."""

    door: Door
    before: Region
    stays: bool


@dataclass(frozen=True)
class Journey:
    """A way that a unit may go, and the closed doors that it leads through."""

    route: Route
    doors: tuple[Passed, ...]


def journey_on(table: Table, unit: Unit, route: Route, consult: Consultation) -> Journey:
    """A way with its closed doors."""
    return Journey(route, _doors_passed(table, unit, route, consult))


def _doors_passed(
    table: Table, unit: Unit, route: Route, consult: Consultation
) -> tuple[Passed, ...]:
    """The closed doors that a way leads through."""
    if unit.record.teleport:
        return ()
    return tuple(
        Passed(door, one, unit.aware and _is_spotting(table, door, one, consult))
        for one, other in pairwise(route.way)
        if other.key not in table.open_ways.graph[one.key]
        for door in _doors_between(table, one, other)[:1]
    )


def _doors_between(table: Table, one: Region, other: Region) -> list[Door]:
    edges = table.borders[frozenset((one.key, other.key))]
    doors = (table.doors_by_edge[edge] for edge in edges if edge in table.doors_by_edge)
    return [door for door in doors if not door.locked]


def _is_spotting(table: Table, door: Door, here: Region, consult: Consultation) -> bool:
    """Whether someone comes into view from a zone when a door opens."""
    ajar = opened(table, door)
    zones = [one.zone for one in in_play(table) if one.zone]
    shut = [zone for zone in zones if not sees(table, here, zone, consult)]
    return any(sees(ajar, here, zone, consult) for zone in shut)


def coming_by(
    table: Table, unit: Unit, journey: Journey, consult: Consultation
) -> tuple[View, ...]:
    """What Operatives gain sight of while a unit goes its way: the unit, as a rule."""
    if unit.record.technician:
        return ()
    views: list[View] = []
    for before, now in pairwise(_moments(table, unit, journey)):
        woken = [each for view in views for each in view.spawns]
        views += looks(before, now, woken, consult)
    return tuple(views)


def looks(before: Table, now: Table, woken: list[Unit], consult: Consultation) -> Iterator[View]:
    """What each Operative gains sight of between two moments."""
    for one in in_play(now):
        was, stands = (Moment(table, one, one.zone, consult) for table in (before, now))
        if view := look_around(was, stands, woken):
            yield view


def _moments(table: Table, unit: Unit, journey: Journey) -> Iterator[Table]:
    """A way moment by moment: a closed door opens before the unit is through."""
    closed = {each.before: each for each in journey.doors}
    for zone in journey.route.way:
        yield unit_at(table, unit, zone)
        if each := closed.get(zone):
            ajar = opened(table, each.door)
            yield unit_at(ajar, unit, zone)
            table = ajar if each.stays else table


def tell_coming_by(told: Steps, unit: Unit, views: tuple[View, ...]) -> None:
    """Tell who gains sight of a unit on its way, and what follows."""
    for view in views:
        tell_view(told, view)
    if any(view.due for view in views):
        told.add(rules.ENEMY_NOTICING, "flashpoint.march.goes-on", unit=unit.called)
