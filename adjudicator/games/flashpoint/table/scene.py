"""Reading a scene: JSON in, a table out, or the place and reason why it cannot be built."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from adjudicator.board.cell import in_rows
from adjudicator.board.regions import Region, centre_at, middle
from adjudicator.board.squares import Corner, Edge, Space, edges_between, rectangle
from adjudicator.core.faults import InputError
from adjudicator.core.input import check_rulings, place, read
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.enemy_records import DisplayRecord, EnemyRecord, UnitRecord
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import Figure, Operative, Token, Unit
from adjudicator.games.flashpoint.table.records import OperativeRecord, ZoneRecord
from adjudicator.games.flashpoint.table.rulings import RENAMED, RULINGS
from adjudicator.games.flashpoint.table.scene_record import SceneRecord
from adjudicator.games.flashpoint.table.state import Table

#: The tokens that do nothing without power.
POWERED = ("camera", "laser-grid")


def read_scene(data: object, at: str = "scene") -> Table:
    """Read a scene, or say which part of it is wrong."""
    record = read(SceneRecord, data, at)
    chosen = {name: RENAMED.get((name, value), value) for name, value in record.rulings.items()}
    check_rulings(RULINGS, chosen, place(at, "rulings"))
    zones = tuple(_zones(record.zones, place(at, "zones")))
    finder = ZoneFinder(zones)
    doors = dict(_doors(record, place(at, "doors")))
    walls = frozenset(_walls(record, place(at, "walls"))) - {d.edge for d in doors.values()}
    carried = {one.carrying for one in record.operatives if isinstance(one.carrying, str)}
    tokens = dict(_tokens(record, finder, place(at, "tokens")))
    operatives = dict(_operatives(record.operatives, carried, finder, place(at, "operatives")))
    units = dict(_units(record, finder, place(at, "units")))
    rooms = enumerate(record.control_room)
    return Table(
        zones,
        walls,
        doors,
        tokens,
        operatives,
        units,
        tuple(finder.find(room, place(at, "control-room", number)) for number, room in rooms),
        RULINGS.readings(chosen),
        record.title,
        record.alarm,
        record.lights_out,
        record.dice,
        record.display,
        record.track,
        record.pool,
        record.power_cut,
        record.weapons,
        record.valor,
        record.threat_cards,
        record.time,
        data if isinstance(data, dict) else {},
    )


class ZoneFinder:
    """Finds the zone that an id or a cell names."""

    def __init__(self, zones: Sequence[Region]) -> None:
        self.by_id = {zone.id: zone for zone in zones if zone.id}
        self.by_cell = {cell: zone for zone in zones for cell in zone.cells}

    def find(self, named: str | tuple[int, int], at: str) -> Region:
        """The zone, or a fault that says which there are."""
        found = self.by_id.get(named) if isinstance(named, str) else self.by_cell.get(Space(*named))
        if found is None:
            raise InputError(
                at, "flashpoint.fault.unknown-zone", zone=named, known=tuple(self.by_id)
            )
        return found


def _zones(records: Sequence[ZoneRecord], at: str) -> Iterator[Region]:
    if not records:
        raise InputError(at, "flashpoint.fault.no-zones")
    taken: dict[Space, int] = {}
    ids: dict[str, int] = {}
    for number, record in enumerate(records):
        here = place(at, number)
        zone = _zone(record, here)
        for cell in zone.cells:
            if cell in taken:
                facts = {"cell": cell, "other": taken[cell]}
                raise InputError(here, "flashpoint.fault.zone-overlap", **facts)
            taken[cell] = number
        if zone.id in ids:
            raise InputError(place(here, "id"), "scene.same-id", id=zone.id, other=ids[zone.id])
        if zone.id:
            ids[zone.id] = number
        yield zone


def _zone(record: ZoneRecord, at: str) -> Region:
    if (record.at is None) == (record.cells is None):
        raise InputError(at, "flashpoint.fault.zone-form")
    if record.at is not None:
        corner = Space(*record.at)
        centre = middle(corner, *record.size)
        return Region(rectangle(corner, *record.size), centre, record.id)
    cells = in_rows({Space(*cell) for cell in record.cells or ()})
    if not cells or record.centre is None:
        raise InputError(place(at, "centre" if cells else "cells"), "flashpoint.fault.zone-centre")
    if not _around(cells, *record.centre):
        raise InputError(place(at, "centre"), "flashpoint.fault.centre-outside")
    return Region(cells, centre_at(*record.centre), record.id)


def _around(cells: Sequence[Space], x: float, y: float) -> bool:
    """Whether a point lies within the rectangle around some cells."""
    columns, rows = [cell.c for cell in cells], [cell.r for cell in cells]
    return min(columns) <= x <= max(columns) + 1 and min(rows) <= y <= max(rows) + 1


def _doors(scene: SceneRecord, at: str) -> Iterator[tuple[str, Door]]:
    edges: dict[Edge, int] = {}
    for number, record, name in _named(scene.doors, at, "door"):
        run = edges_between(*(Corner(*corner) for corner in record.edge))
        here = place(at, number, "edge")
        if len(run) != 1:
            raise InputError(here, "end.one-edge")
        if run[0] in edges:
            raise InputError(here, "flashpoint.fault.door-taken", other=edges[run[0]])
        edges[run[0]] = number
        state = record.state == "open"
        cut = scene.power_cut
        yield name, Door(name, run[0], state, record.security, record.disabled, cut)


def _walls(record: SceneRecord, at: str) -> Iterator[Edge]:
    for number, (start, end) in enumerate(record.walls):
        run = edges_between(Corner(*start), Corner(*end))
        if not run:
            raise InputError(place(at, number), "flashpoint.fault.wall-run")
        yield from run


class _WithId(Protocol):
    @property
    def id(self) -> str | None: ...


R = TypeVar("R", bound=_WithId)


def _named(records: Sequence[R], at: str, kind: str) -> Iterator[tuple[int, R, str]]:
    """Each record with its id; one that has none is called by its kind and place in the list."""
    seen: dict[str, int] = {}
    for number, record in enumerate(records):
        name = record.id or f"{getattr(record, 'kind', kind)}-{number}"
        if name in seen:
            raise InputError(place(at, number, "id"), "scene.same-id", id=name, other=seen[name])
        seen[name] = number
        yield number, record, name


def _tokens(scene: SceneRecord, finder: ZoneFinder, at: str) -> Iterator[tuple[str, Token]]:
    for number, record, name in _named(scene.tokens, at, "token"):
        if record.kind == "camera" and record.facing is None:
            raise InputError(place(at, number, "facing"), "flashpoint.fault.camera-facing")
        zone = finder.find(record.zone, place(at, number, "zone"))
        unpowered = scene.power_cut and record.kind in POWERED
        yield name, Token(name, zone, record, unpowered, place(at, number))


def _operatives(
    records: Sequence[OperativeRecord], carried: set[str], finder: ZoneFinder, at: str
) -> Iterator[tuple[str, Operative]]:
    for number, record, name in _named(records, at, "operative"):
        here = place(at, number)
        if record.zone is not None and record.vent:
            raise InputError(place(here, "zone"), "flashpoint.fault.vent-and-zone")
        zone = None if record.zone is None else finder.find(record.zone, place(here, "zone"))
        came = record.entered
        entered = None if came is None else finder.find(came, place(here, "entered"))
        called = record.name or name
        yield name, Operative(name, called, zone, record, entered, name in carried, here)


def _units(record: SceneRecord, finder: ZoneFinder, at: str) -> Iterator[tuple[str, Unit]]:
    cards = _cards(record)
    names = Counter(_unit_name(unit, unit.id) for unit in record.units)
    kinds = Counter(kind for unit in record.units for kind in {f.name for f in unit.figures})
    shared = frozenset(kind for kind, units in kinds.items() if units > 1)
    for number, unit, name in _named(record.units, at, "unit"):
        zone = finder.find(unit.zone, place(at, number, "zone"))
        called = _unit_name(unit, name)
        here, aware = place(at, number), unit.aware or record.alarm
        figures = tuple(_figures(unit, called, cards, place(here, "figures")))
        yield name, Unit(name, called, zone, unit, figures, aware, here, names[called] > 1, shared)


def _cards(record: SceneRecord) -> dict[str, EnemyRecord]:
    """The card of each Enemy: what the Display has of it, and else what is kept of its type."""
    cards = {card.name: card for card in record.enemies}
    for shown in record.display:
        kept = cards.get(shown.name)
        known = {**_entered(kept), **_entered(shown)} if kept else _entered(shown)
        cards[shown.name] = EnemyRecord.model_construct(
            **{**_NO_NUMBERS, **{n: known[n] for n in known if n in EnemyRecord.model_fields}}
        )
    return cards


def _entered(card: EnemyRecord | DisplayRecord) -> dict[str, Json]:
    """What somebody has entered of a card."""
    entered = {name: getattr(card, name) for name in card.model_fields_set}
    return {name: value for name, value in entered.items() if value is not None}


_NO_NUMBERS = {name: field.default for name, field in EnemyRecord.model_fields.items()}


def _figures(
    unit: UnitRecord, called: str, cards: Mapping[str, EnemyRecord], at: str
) -> Iterator[Figure]:
    """The figures of a unit, each with the card of its name."""
    for number, record in enumerate(unit.figures):
        if record.count:
            card, told = cards.get(record.name), record.name or called
            yield Figure(record, unit.stunned, card, place(at, number), told)


def _unit_name(unit: UnitRecord, otherwise: str) -> str:
    """How a unit is told of: as its players call it, or by its figures."""
    if unit.name:
        return unit.name
    names = [figure.name for figure in unit.figures if figure.name]
    return " + ".join(dict.fromkeys(names)) or otherwise
