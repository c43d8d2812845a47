"""What the move of a unit brings into view: Stealth checks to make, and Blips that spawn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from adjudicator.board.regions import Region
from adjudicator.core.question import Steps
from adjudicator.core.ruling import Consultation
from adjudicator.games.flashpoint.enemies import rules
from adjudicator.games.flashpoint.enemies.goals import in_play
from adjudicator.games.flashpoint.enemies.routes import Route
from adjudicator.games.flashpoint.sight.line_of_sight import sees
from adjudicator.games.flashpoint.stealth import rules as stealth_rules
from adjudicator.games.flashpoint.stealth.observers import observers, to_hide
from adjudicator.games.flashpoint.table.changes import opened
from adjudicator.games.flashpoint.table.facts import names
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.marks import zone_mark
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.state import Table


@dataclass(frozen=True)
class Moment:
    """A unit in a zone on its way, and the table with its doors as they are then."""

    table: Table
    zone: Region

    def shows(self, one: Operative, consult: Consultation) -> bool:
        """Whether an Operative has a line to the unit."""
        return one.zone is not None and sees(self.table, self.zone, one.zone, consult)


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
    shut, ajar = Moment(table, here), Moment(opened(table, door), here)
    return any(ajar.shows(o, consult) and not shut.shows(o, consult) for o in in_play(table))


def tell_coming_by(
    told: Steps, table: Table, unit: Unit, journey: Journey, consult: Consultation
) -> None:
    """Tell who gains sight of a unit on its way, and what follows."""
    if unit.record.technician or (unit.aware and not unit.is_blip):
        return
    checked = False
    for before, now in pairwise(_moments(table, journey.route.way, journey.doors)):
        new = [one for one in in_play(table) if _gains(one, before, now, consult)]
        if new and unit.is_blip:
            facts = {"unit": unit.name, "who": names(new), "zone": now.zone.called}
            told.add(
                stealth_rules.SPAWN_ON_SIGHT,
                "flashpoint.march.spawns",
                zone_mark(now.zone),
                **facts,
            )
            return
        for one in new:
            _tell_check(told, one, unit, now, consult)
        checked = checked or bool(new)
    if checked:
        told.add(rules.ENEMY_NOTICING, "flashpoint.march.goes-on", unit=unit.name)


def _moments(table: Table, way: Iterable[Region], passed: tuple[Passed, ...]) -> Iterator[Moment]:
    """A way moment by moment: a closed door opens before the unit is through."""
    closed = {each.before: each for each in passed}
    for zone in way:
        yield Moment(table, zone)
        if each := closed.get(zone):
            ajar = opened(table, each.door)
            yield Moment(ajar, zone)
            table = ajar if each.stays else table


def _gains(one: Operative, before: Moment, now: Moment, consult: Consultation) -> bool:
    """Whether an Operative gains sight of the unit, or has it come into its zone."""
    if one.zone is now.zone:
        return before.zone is not now.zone
    return now.shows(one, consult) and not before.shows(one, consult)


def _tell_check(
    told: Steps, one: Operative, unit: Unit, now: Moment, consult: Consultation
) -> None:
    if one.zone is None:
        return
    seen = observers(now.table, one, one.zone, consult, (unit, now.zone))
    check = to_hide(now.table, one, seen, consult)
    facts: dict[str, object] = {"who": one.name, "unit": unit.name, "zone": now.zone.called}
    known = "check" if check.tn is not None else "check-unknown"
    message_id = "check-fails" if check.marked else known
    facts |= {"tn": check.tn, "needed": check.needed or 0}
    mark = zone_mark(one.zone, "danger")
    told.add(stealth_rules.STEALTH_CHECK, f"flashpoint.march.{message_id}", mark, **facts)
