"""The question `travel-zones`: which zones may a Hero Fast Travel to?"""

from collections.abc import Iterator

from adjudicator.board.cell import in_rows
from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Listing
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, area_mark
from adjudicator.games.atlantis.movement import rules
from adjudicator.games.atlantis.movement.travel import adjacent_zones, enemies_in
from adjudicator.games.atlantis.table.effects import as_it_is, effect_steps
from adjudicator.games.atlantis.table.ends import UnitId, find_unit, names, piece_marks, standing
from adjudicator.games.atlantis.table.state import Table, Unit


class ZonesParams(Record):
    """Who travels."""

    unit: UnitId


def travel_zones(table: Table, params: ZonesParams, consult: Consultation) -> Finding:
    """Find the zones that a Hero may Fast Travel to."""
    unit = as_it_is(table, find_unit(table, params.unit, "unit"))
    here = table.zone_of.get(standing(unit, "unit"))
    zones = tuple(_open_zones(table, unit, here, consult))
    facts = {"who": unit.name, "count": len(zones), "names": Listing(zones)}
    summary = Summary("atlantis.zones.open" if zones else "atlantis.zones.none", "note", facts)
    near = tuple(_near_zones(table, here, consult))
    return Finding({"zones": list(zones)}, summary, _zone_steps(table, unit, near, zones))


def _open_zones(table: Table, unit: Unit, here: str | None, consult: Consultation) -> Iterator[str]:
    barred = not unit.hero or unit.cannot_move or unit.no_movement_action
    if barred or here is None or enemies_in(table, unit, here):
        return
    near = {here, *_near_zones(table, here, consult)}
    for zone, hexes in table.zones.items():
        free = any(table.is_empty(at) for at in hexes)
        if zone in near and free and not enemies_in(table, unit, zone):
            yield zone


def _near_zones(table: Table, here: str | None, consult: Consultation) -> Iterator[str]:
    """The zones that are adjacent to the one that a Hero is in."""
    for zone in table.zones if here else ():
        if zone != here and adjacent_zones(table, str(here), zone, consult):
            yield zone


def _zone_steps(
    table: Table, unit: Unit, near: tuple[str, ...], zones: tuple[str, ...]
) -> Iterator[Step]:
    facts: dict[str, object] = {"who": unit.name, "names": Listing(zones)}
    if not unit.hero:
        yield Step(rules.TRAVEL_HEROES, "atlantis.travel.no-hero", facts)
    if unit.cannot_move:
        yield Step(rules.TRAVEL_BARRED, "atlantis.travel.cannot-move", facts)
    if unit.no_movement_action:
        yield Step(rules.TRAVEL_BARRED, "atlantis.travel.no-action", facts)
    yield from effect_steps(table, unit, "cannot_move", "no_movement_action")
    if behind := enemies_in(table, unit, table.zone_of.get(unit.at) if unit.at else None):
        told = {"names": names(behind)}
        marks = piece_marks(behind, "blocker")
        yield Step(rules.TRAVEL_FROM, "atlantis.travel.enemies-behind", told, marks)
    if zones:
        marks = tuple(area_mark(_spaces(table, zone), "reach") for zone in zones)
        yield Step(rules.TRAVEL_ADJACENT, "atlantis.zones.may", facts, marks)
    for zone in near:
        if ahead := enemies_in(table, unit, zone):
            held = {"zone": zone, "names": names(ahead)}
            marks = piece_marks(ahead, "note")
            yield Step(rules.TRAVEL_TO, "atlantis.zones.held", held, marks)


def _spaces(table: Table, zone: str) -> tuple[Hex, ...]:
    """The empty spaces of a zone, row by row."""
    return in_rows(at for at in table.zones[zone] if table.is_empty(at))
