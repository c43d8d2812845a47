"""Rooms, single zones and holes: put in one piece or painted, named, and centred."""

from collections.abc import Iterable, Sequence

from adjudicator.board.cell import Cell, in_rows
from adjudicator.board.regions import Region
from adjudicator.board.snapping import nearest_rectangle, nearest_space
from adjudicator.board.squares import Edge, Position, Space, outline, rectangle
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing, Thing
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, PieceKind, Scene, SceneEdit
from adjudicator.core.sketch import Bar, Sign, Sketch, Slab
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.setup.ground import (
    parts,
    rehoused,
    room_written,
    settled,
    walls_with,
    zone_written,
    zones_without,
)
from adjudicator.games.flashpoint.table.sketch import around
from adjudicator.games.flashpoint.table.state import Table

#: The pieces of the tray that change zones, and how a zone that is held is called.
GROUND = ("room", "room-shape", "cell", "hole", "centre")
ZONE = "zone:"


def put_ground(scene: Scene, kind: PieceKind, at: Position, turn: int) -> SceneEdit:
    """A room of several cells, a cell by itself, none at all, or a room's centre."""
    table = read_scene(scene)
    if kind.kind == "centre":
        return _centred(scene, table, at)
    size = kind.sized(turn) if kind.kind == "room" else (1, 1)
    first = nearest_rectangle(at, size, table.size)
    return _laid(scene, table, kind, rectangle(first, *size))


def stroked(scene: Scene, kind: PieceKind, cells: Sequence[Cell]) -> SceneEdit | None:
    """A room of the cells of a stroke; one that begins in a room makes that room larger."""
    if kind.kind not in ("room-shape", "cell", "hole"):
        return None
    table = read_scene(scene)
    mine = [Space(*cell) for cell in cells]
    if kind.kind == "room-shape" and (grown := _room_at(table, mine[0])):
        return _laid(scene, table, kind, (*grown.cells, *mine), grown)
    return _laid(scene, table, kind, mine)


def _room_at(table: Table, cell: Space) -> Region | None:
    zone = table.by_cell.get(cell)
    return zone if zone and len(zone.cells) > 1 else None


def _laid(
    scene: Scene,
    table: Table,
    kind: PieceKind,
    cells: Sequence[Space],
    grown: Region | None = None,
) -> SceneEdit:
    """The map with cells that are one room, single zones, or gone."""
    mine = in_rows(set(cells))
    zones = zones_without(table, mine)
    name = None
    fields: dict[str, Json] = {}
    if kind.kind.startswith("room"):
        name = (grown and grown.id) or _free_name(table)
        zones.append(room_written(name, mine))
        inside = _inside(mine)
        fields = walls_with(scene, outline(mine), inside)
    elif kind.kind == "cell" or not zones:  # the last zone of a map stays
        zones += [list(cell) for cell in mine]
    fields |= settled(table, scene, zones)
    cut = _cut(table, mine, grown)
    facts: dict[str, object] = {"thing": name or Thing(kind.kind), "at": mine[0]}
    message_id = "did.put" if len(mine) == 1 else "did.painted"
    if cut and name:
        facts["rooms"], message_id = Listing(cut), "did.room-over"
    held = Held(f"{ZONE}{name}") if name else None
    facts["count"] = len(mine)
    return SceneEdit(Change(fields=fields), message_id, facts, held, _ghost(table, mine))


def _free_name(table: Table) -> str:
    numbers = range(1, len(table.by_id) + 2)
    return next(name for n in numbers if (name := f"room {n}") not in table.by_id)


def _cut(table: Table, cells: Iterable[Space], grown: Region | None) -> tuple[str, ...]:
    """The other rooms that lose cells."""
    lost = {table.by_cell[cell].key: table.by_cell[cell] for cell in cells if cell in table.by_cell}
    return tuple(zone.id for zone in lost.values() if zone.id and zone is not grown)


def _inside(cells: Sequence[Space]) -> set[Edge]:
    """The edges between cells of one room."""
    mine = set(cells)
    return {edge for cell in cells for edge in cell.edges if mine.issuperset(edge.spaces)}


def _centred(scene: Scene, table: Table, at: Position) -> SceneEdit:
    """A room whose lines are drawn from another point of it, to the nearest half cell."""
    room = _room_at(table, nearest_space(at, table.size))
    if room is None:
        raise InputError("at", "setup.no-room")
    centre = [round(value * 2) / 2 for value in at]
    moved = {**_as_cells(room), "centre": centre}
    zones = [moved if zone is room else zone_written(zone) for zone in table.zones]
    facts = {"thing": room.id or Thing("room"), "at": room.key}
    return SceneEdit(Change(fields=settled(table, scene, zones)), "did.centred", facts)


def _as_cells(room: Region) -> dict[str, Json]:
    named = {"id": room.id} if room.id else {}
    return {**named, "cells": [list(cell) for cell in room.cells]}


def _ghost(table: Table, cells: Sequence[Space]) -> Sketch:
    slabs = tuple(Slab("ghost", around(part), 0) for part in parts(cells))
    return Sketch(*table.size, (), slabs, (), (), ())


def room_held(table: Table, held: Held) -> Region | None:
    """The room that is held, if it is one."""
    if held.figure or not held.id.startswith(ZONE):
        return None
    name = held.id.removeprefix(ZONE)
    if name not in table.by_id:
        known = tuple(table.by_id)
        raise InputError("component", "flashpoint.fault.unknown-zone", zone=name, known=known)
    return table.by_id[name]


def renamed(scene: Scene, table: Table, room: Region, name: str) -> SceneEdit:
    """A room under another name, and everyone in it there."""
    if name in table.by_id and table.by_id[name] is not room:
        raise InputError("name", "setup.name-taken", name=name)
    zones = [
        {**zone, "id": name} if isinstance(zone, dict) and zone.get("id") == room.id else zone
        for zone in scene["zones"]
    ]
    fields = {"zones": zones, **rehoused(scene, {str(room.id): name})}
    facts = {"thing": room.id, "name": name}
    return SceneEdit(Change(fields=fields), "did.named", facts, Held(f"{ZONE}{name}"))


def dissolved(scene: Scene, table: Table, room: Region) -> SceneEdit:
    """A room taken away with its walls: its cells are single zones."""
    zones = [*zones_without(table, room.cells), *(list(cell) for cell in room.cells)]
    others = {cell for zone in table.zones if zone is not room and len(zone.cells) > 1
              for cell in zone.cells}  # fmt: skip
    walls = {edge for edge in outline(room.cells) if not others & set(edge.spaces)}
    fields = {**settled(table, scene, zones), **walls_with(scene, (), walls)}
    facts = {"thing": room.id or Thing("room"), "at": room.key}
    return SceneEdit(Change(fields=fields), "did.removed", facts)


def icon(piece: PieceKind) -> Sketch | None:
    """What the tray shows for pieces that need a room or a wall to be put."""
    if piece.kind == "room-shape":
        cells = (Space(0, 0), Space(0, 1), Space(1, 1))
        return Sketch(2, 2, (), (Slab("room", around(cells), 0),), (), (), ())
    if piece.kind == "centre":
        return Sketch(1, 1, (), (), (), (Sign("centre", (0.5, 0.5), "disc", 0),), ())
    if piece.kind == "no-wall":
        return Sketch(1, 1, (), (), (Bar("wall", (0, 0.5), (1, 0.5), "broken", 0),), (), ())
    return None
