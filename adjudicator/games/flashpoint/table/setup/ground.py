"""Zones and walls as a scene writes them, cut, joined and written anew."""

from collections.abc import Iterable

from adjudicator.board.regions import Region
from adjudicator.board.squares import Edge, Space
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.sketch import runs
from adjudicator.games.flashpoint.table.state import Table

Fields = dict[str, Json]

#: The lists of a scene whose entries are in zones.
DWELLERS = ("tokens", "operatives", "units")


def zone_written(zone: Region, cells: Iterable[Space] | None = None) -> Json:
    """A zone as a scene writes it."""
    mine = list(zone.cells if cells is None else cells)
    if len(mine) == 1 and not zone.id:
        return list(mine[0])
    named = {"id": zone.id} if zone.id else {}
    return {**named, "cells": [list(cell) for cell in mine], "centre": list(zone.position)}


def zones_without(table: Table, cut: Iterable[Space]) -> list[Json]:
    """The zones with some cells taken out; what is left of a zone falls into single ones."""
    gone = set(cut)
    kept: list[Json] = []
    for zone in table.zones:
        if not gone & set(zone.cells):
            kept.append(zone_written(zone))
        else:
            kept += [list(cell) for cell in zone.cells if cell not in gone]
    return kept


def settled(table: Table, scene: Json, zones: list[Json]) -> Fields:
    """New zones, and everyone who was in a zone that is gone named by one of its cells."""
    ids = {zone["id"] for zone in zones if isinstance(zone, dict) and "id" in zone}
    fields: Fields = {"zones": zones}
    for name in DWELLERS:
        if scene.get(name):
            fields[name] = [_rehoused(table, entry, ids) for entry in scene[name]]
    rooms = [_cell_of(table, room, ids) for room in scene.get("control-room", ())]
    return {**fields, "control-room": rooms} if rooms else fields


def _rehoused(table: Table, entry: Json, ids: set[str]) -> Json:
    zone = entry.get("zone")
    return entry if zone is None else {**entry, "zone": _cell_of(table, zone, ids)}


def _cell_of(table: Table, zone: Json, ids: set[str]) -> Json:
    if isinstance(zone, str) and zone not in ids:
        return list(table.by_id[zone].key)
    return zone


def walls_written(edges: frozenset[Edge]) -> Fields:
    """Walls as a scene writes them, straight runs in one."""
    return {"walls": [[[int(v) for v in end] for end in run] for run in runs(edges)]}


def run_of(table: Table, name: str) -> tuple[Edge, ...] | None:
    """The edges of the wall that the picture calls so."""
    for number, (start, end) in enumerate(runs(table.walls)):
        if name == f"wall-{number}":
            low, high = (tuple(map(int, corner)) for corner in (start, end))
            return tuple(
                edge
                for edge in table.walls
                if all(low[0] <= c.x <= high[0] and low[1] <= c.y <= high[1] for c in edge.ends)
            )
    return None
