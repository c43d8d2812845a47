"""The whole map at once: mirrored, turned by a quarter, or a part of it copied."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from adjudicator.board.cell import Cell
from adjudicator.board.regions import exactly
from adjudicator.board.squares import Edge
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Scene, SceneEdit
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.changes import door_written
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.setup.ground import DWELLERS, walls_with
from adjudicator.games.flashpoint.table.state import Table

FACINGS = "nesw"
Number = float | Fraction
Motion = Callable[[Number, Number], tuple[Number, Number]]


def mirrored(scene: Scene) -> SceneEdit:
    """Left is right."""
    table = read_scene(scene)
    width, _ = table.size
    fields = _all_moved(scene, lambda x, y: (width - x, y), lambda way: -way)
    return SceneEdit(Change(fields=fields, turn="mirror"), "did.mirrored")


def rotated(scene: Scene) -> SceneEdit:
    """The map a quarter further, the way that a clock goes."""
    table = read_scene(scene)
    _, height = table.size
    fields = _all_moved(scene, lambda x, y: (height - y, x), lambda way: way + 1)
    return SceneEdit(Change(fields=fields, turn="rotate"), "did.rotated")


def _all_moved(scene: Scene, motion: Motion, turn: Callable[[int], int]) -> dict[str, Json]:
    """Every place somewhere else, entry by entry: turned back, all is written as before."""
    fields: dict[str, Json] = {"zones": [_zone(zone, motion) for zone in scene["zones"]]}
    if scene.get("walls"):
        fields["walls"] = [_corners(run, motion) for run in scene["walls"]]
    if scene.get("doors"):
        fields["doors"] = [{**d, "edge": _corners(d["edge"], motion)} for d in scene["doors"]]
    for name in DWELLERS:
        if scene.get(name):
            fields[name] = [_dweller(entry, motion, turn) for entry in scene[name]]
    if scene.get("control-room"):
        fields["control-room"] = [_named(zone, motion) for zone in scene["control-room"]]
    return fields


def _cell(cell: Json, motion: Motion) -> list[int]:
    x, y = motion(cell[0] + 0.5, cell[1] + 0.5)
    return [int(x - 0.5), int(y - 0.5)]


def _corners(corners: Json, motion: Motion) -> list[list[int]]:
    return [[int(value) for value in motion(*corner)] for corner in corners]


def _named(zone: Json, motion: Motion) -> Json:
    return zone if isinstance(zone, str) else _cell(zone, motion)


def _zone(zone: Json, motion: Motion) -> Json:
    if not isinstance(zone, dict):
        return _cell(zone, motion)
    if "cells" in zone:
        centre = [float(value) for value in motion(*map(exactly, zone["centre"]))]
        return {**zone, "cells": [_cell(c, motion) for c in zone["cells"]], "centre": centre}
    (c, r), (w, h) = zone["at"], zone.get("size", (1, 1))
    ends = [_cell((c, r), motion), _cell((c + w - 1, r + h - 1), motion)]
    low, high = ([f(pair) for pair in zip(*ends, strict=True)] for f in (min, max))
    size = [high[0] - low[0] + 1, high[1] - low[1] + 1]
    return {**zone, "at": low, **({"size": size} if "size" in zone else {})}


def _dweller(entry: Json, motion: Motion, turn: Callable[[int], int]) -> Json:
    moved = dict(entry)
    for name in ("zone", "entered"):
        if entry.get(name) is not None:
            moved[name] = _named(entry[name], motion)
    if entry.get("facing"):
        moved["facing"] = FACINGS[turn(FACINGS.index(entry["facing"])) % 4]
    return moved


def copied(scene: Scene, first: Cell, last: Cell, to: Cell) -> SceneEdit:
    """The walls and doors that stand wholly between two cells, once more from a third on."""
    table = read_scene(scene)
    (left, right), (top, bottom) = (sorted(pair) for pair in zip(first, last, strict=True))
    column, row = to
    step = (column - left, row - top)

    def within(edge: Edge) -> bool:
        return all(left <= c.x <= right + 1 and top <= c.y <= bottom + 1 for c in edge.ends)

    walls = frozenset(_stepped(edge, step) for edge in table.walls if within(edge))
    doors = [door for door in table.doors.values() if within(door.edge)]
    if not walls and not doors:
        raise InputError("copy", "setup.nothing-to-copy", first=first, last=last)
    names = _free_names(table)
    added = [
        ("doors", door_written(d, id=next(names), edge=_written(_stepped(d.edge, step))))
        for d in doors
    ]
    change = Change(added=added, fields=walls_with(scene, walls) if walls else {})
    return SceneEdit(change, "did.copied", {"number": len(walls) + len(doors), "at": to})


def _stepped(edge: Edge, step: tuple[int, int]) -> Edge:
    return Edge(edge.x + step[0], edge.y + step[1], edge.vertical)


def _written(edge: Edge) -> list[list[int]]:
    return [list(corner) for corner in edge.ends]


def _free_names(table: Table) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        if f"door-{number}" not in table.doors:
            yield f"door-{number}"
