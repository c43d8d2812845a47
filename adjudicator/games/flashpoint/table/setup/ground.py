"""Zones and walls of a scene: cut, joined and rewritten."""

from collections.abc import Iterable, Mapping, Sequence

from adjudicator.board.cell import in_rows
from adjudicator.board.regions import Region
from adjudicator.board.squares import Corner, Edge, Space, edges_between
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.sketch import runs
from adjudicator.games.flashpoint.table.state import Table

Fields = dict[str, Json]

#: The lists of a scene whose entries are in zones, and the fields that name one.
DWELLERS = ("tokens", "operatives", "units")
IN_ZONE = ("zone", "entered")


def zone_written(zone: Region, cells: Iterable[Space] | None = None) -> Json:
    """A zone as a scene writes it."""
    mine = list(zone.cells if cells is None else cells)
    if len(mine) == 1 and not zone.id:
        return list(mine[0])
    named = {"id": zone.id} if zone.id else {}
    return {**named, "cells": [list(cell) for cell in mine], "centre": list(zone.position)}


def zones_without(table: Table, cut: Iterable[Space]) -> list[Json]:
    """The zones with some cells taken out; a room keeps the largest part that is left of it."""
    gone = set(cut)
    kept: list[Json] = []
    for zone in table.zones:
        if not gone & set(zone.cells):
            kept.append(zone_written(zone))
        elif rest := [cell for cell in zone.cells if cell not in gone]:
            kept += _rest(zone, rest)
    return kept


def _rest(zone: Region, cells: list[Space]) -> list[Json]:
    """What is left of a room: its largest part, and the other cells by themselves."""
    first, *others = sorted(parts(cells), key=len, reverse=True)
    return [room_written(zone.id, first), *(list(cell) for part in others for cell in part)]


def room_written(name: str | None, cells: Sequence[Space]) -> Json:
    """A room of some cells: a rectangle, or any shape with a centre."""
    if len(cells) == 1 and not name:
        return list(cells[0])
    named = {"id": name} if name else {}
    columns, rows = [c for c, _ in cells], [r for _, r in cells]
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    if width * height == len(cells):
        return {**named, "at": [min(columns), min(rows)], "size": [width, height]}
    return {**named, "cells": [list(cell) for cell in cells], "centre": _centre(cells)}


def _centre(cells: Sequence[Space]) -> list[float]:
    """The middle of the cell that is nearest to the middle of all."""
    number = len(cells)
    across, down = sum(c for c, _ in cells), sum(r for _, r in cells)

    def far(cell: Space) -> int:
        return (cell.c * number - across) ** 2 + (cell.r * number - down) ** 2

    return list(min(cells, key=far).centre)


def parts(cells: Iterable[Space]) -> list[tuple[Space, ...]]:
    """Cells sorted into those that hang together."""
    left, found = set(cells), []
    while left:
        part, edge = set[Space](), [min(left)]
        while edge:
            cell = edge.pop()
            if cell in left:
                left.discard(cell)
                part.add(cell)
                edge += [other for side in cell.edges for other in side.spaces]
        found.append(in_rows(part))
    return found


def settled(table: Table, scene: Json, zones: list[Json]) -> Fields:
    """New zones, and everyone who was in a zone that is gone named by one of its cells."""
    ids = {zone["id"] for zone in zones if isinstance(zone, dict) and "id" in zone}
    homes = {name: list(zone.key) for name, zone in table.by_id.items() if name not in ids}
    return {"zones": zones, **(rehoused(scene, homes) if homes else {})}


def rehoused(scene: Json, homes: Mapping[str, Json]) -> Fields:
    """Everyone in some zones by another name of theirs."""
    fields: Fields = {}
    for name in DWELLERS:
        if scene.get(name):
            fields[name] = [_rehoused(entry, homes) for entry in scene[name]]
    if rooms := scene.get("control-room", ()):
        fields["control-room"] = [_home(room, homes) for room in rooms]
    return fields


def _rehoused(entry: Json, homes: Mapping[str, Json]) -> Json:
    named = [name for name in IN_ZONE if entry.get(name) is not None]
    return {**entry, **{name: _home(entry[name], homes) for name in named}}


def _home(zone: Json, homes: Mapping[str, Json]) -> Json:
    return homes.get(zone, zone) if isinstance(zone, str) else zone


def all_walls(scene: Json) -> frozenset[Edge]:
    """Every edge with a wall, those under doors too: a door that is taken away leaves its wall."""
    return frozenset(
        edge
        for start, end in scene.get("walls", ())
        for edge in edges_between(Corner(*start), Corner(*end))
    )


def walls_with(scene: Json, more: Iterable[Edge], less: Iterable[Edge] = ()) -> Fields:
    """The walls with some edges more and some less; every other run stays as it is written.

    So what one player draws and what another does are runs of their own, also where they meet.
    """
    gone, there = {*less}, all_walls(scene)
    kept: list[Json] = []
    for start, end in scene.get("walls", ()):
        run = edges_between(Corner(*start), Corner(*end))
        cut = gone & {*run}
        kept += _runs(edge for edge in run if edge not in gone) if cut else [[start, end]]
    return {"walls": kept + _runs(edge for edge in {*more} if edge not in there - gone)}


def _runs(edges: Iterable[Edge]) -> list[Json]:
    """Edges as a scene writes them, straight runs in one."""
    return [[[int(v) for v in end] for end in run] for run in runs(frozenset(edges))]


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
