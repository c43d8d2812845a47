"""How a Flashpoint table looks: zones, walls, doors, tokens, people and Enemies."""

import re
from collections.abc import Iterator
from math import ceil, sqrt

from adjudicator.board.cell import by_rows
from adjudicator.board.regions import Region
from adjudicator.board.squares import Edge, Position, Space, outline
from adjudicator.core.facts import Thing
from adjudicator.core.sketch import (
    Bar,
    BarShape,
    Label,
    Pawn,
    PawnMark,
    PawnShape,
    Reserve,
    Sign,
    SignShape,
    Sketch,
    SketchCell,
)
from adjudicator.games.flashpoint.table.lines import Door
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.state import Table

_SIGNS: dict[str, SignShape] = {
    "camera": "camera",
    "access-point": "hatch",
    "armory": "crate",
    "investigate": "query",
    "surprise": "alert",
    "barricade": "shield",
    "insertion": "entry",
    "extraction": "exit",
    "spawn": "gate",
    "electrical-box": "bolt",
    "laser-grid": "laser",
    "scanner": "scan",
    "overwatch": "reticle",
    "data": "data",
    "objective": "flag",
    "barrel": "barrel",
    "portal": "beacon",
}
#: The letters on a Blip that has not spawned.
_BLIPS: dict[str, str] = {
    "basic": "?",
    "patrol": "P",
    "elite-patrol": "EP",
    "elite-guard": "EG",
    "special-patrol": "SP",
}
_TURNS = {"n": 0, "e": 1, "s": 2, "w": 3}


def sketch(table: Table) -> Sketch:
    """A table as shapes."""
    signs: list[Sign] = []
    pawns: list[Pawn] = []
    for zone in table.zones:
        lying = [token for token in table.tokens.values() if token.zone is zone]
        standing: list[Operative | Unit] = [
            *(one for one in table.operatives.values() if one.zone is zone),
            *table.units_in(zone),
        ]
        places = list(_places(zone, len(lying) + len(standing)))
        small = _crowded(zone, len(places))
        signs += [
            _sign(token, at) for token, at in zip(lying, places[len(standing) :], strict=True)
        ]
        pawns += [
            _pawn(one, at, zone, small=small)
            for one, at in zip(standing, places[: len(standing)], strict=True)
        ]
    away = (one for one in table.operatives.values() if one.zone is None)
    return Sketch(
        *table.size,
        tuple(_cell(zone) for zone in table.zones),
        (),
        (*_walls(table), *(_door(door) for door in table.doors.values())),
        tuple(signs),
        tuple(pawns),
        tuple(Reserve(one.id, one.name, "round") for one in away),
        whole=False,
        labels=tuple(_label(zone) for zone in table.zones if zone.id),
    )


def _label(zone: Region) -> Label:
    """The name of a room, in its upper left corner."""
    top = min(cell.r for cell in zone.cells)
    columns = [cell.c for cell in zone.cells if cell.r == top]
    name = str(zone.id)
    at = (min(columns) + 0.14, top + 0.2)
    return Label(name[:1].upper() + name[1:], at, len(columns) - 0.2, at_left=True)


def _cell(zone: Region) -> SketchCell:
    return SketchCell(zone.id or f"{zone.key.c},{zone.key.r}", zone.key, around(zone.cells), 0)


def around(cells: tuple[Space, ...]) -> tuple[Position, ...]:
    """The outer outline of cells, corner by corner; what they enclose is not told."""
    steps: dict[tuple[int, int], list[tuple[int, int]]] = {}
    inside = set(cells)
    for x, y, vertical in outline(cells):
        start, end = (x, y), (x, y + 1) if vertical else (x + 1, y)
        # With the cells to the right of the way.
        before_inside = ((x - 1, y) if vertical else (x, y - 1)) in inside
        if before_inside != vertical:
            start, end = end, start
        steps.setdefault(start, []).append(end)
    first = min(steps, key=by_rows)
    way, at = [first], first
    while steps.get(at):
        at = steps[at].pop()
        if at == first:
            break
        way.append(at)
    return tuple((float(x), float(y)) for x, y in way)


def _places(zone: Region, number: int) -> Iterator[Position]:
    """Positions for a number of things in a zone, around its centre, row by row."""
    if number == 1:
        yield zone.position
        return
    if number == 2 and len(zone.cells) == 1:
        yield from _across(zone.position)
        return
    columns = ceil(sqrt(number))
    rows = ceil(number / columns) if number else 0
    step = _step(zone, max(columns, rows))
    x, y = zone.position
    for n in range(number):
        row, column = divmod(n, columns)
        in_row = min(columns, number - row * columns)
        yield x + (column - (in_row - 1) / 2) * step, y + (row - (rows - 1) / 2) * step


def _across(centre: Position) -> Iterator[Position]:
    """Two places in one space, from corner to corner: there they are farthest apart."""
    x, y = centre
    for side in (-1, 1):
        yield x + 0.2 * side, y + 0.22 * side


def _step(zone: Region, wide: int) -> float:
    room = 1 if len(zone.cells) == 1 else 1.6
    return min(0.75, room / wide) if wide > 1 else 0


def _crowded(zone: Region, number: int) -> bool:
    return number > (1 if len(zone.cells) < 4 else 4)


def _walls(table: Table) -> Iterator[Bar]:
    """Walls and the map's edge, straight runs in one."""
    for number, (start, end) in enumerate(runs(table.walls)):
        yield Bar(f"wall-{number}", start, end, "solid", 0)


def runs(edges: frozenset[Edge]) -> Iterator[tuple[Position, Position]]:
    """Edges put together to straight runs, in a fixed order."""
    for edge in sorted(edges, key=lambda e: (e.vertical, e.grid, e.place)):
        if edge.along(edge.place - 1) in edges:
            continue
        last = edge.place
        while edge.along(last + 1) in edges:
            last += 1
        yield edge.ends[0], edge.along(last).ends[1]


def _door(door: Door) -> Bar:
    shape: BarShape = "doorway" if door.open else "lock" if door.locked else "door"
    unnamed = re.fullmatch(r"door-\d+", door.id)
    return Bar(door.id, *door.edge.ends, shape, 0, Thing("door") if unnamed else door.id)


def _sign(token: Token, at: Position) -> Sign:
    turn = _TURNS.get(token.record.facing or "n", 0)
    off = token.disabled or not token.record.active
    shape = _SIGNS.get(token.kind, "disc")
    cell = "{},{}".format(*token.zone.key)
    name = Thing(token.kind)
    return Sign(token.id, at, shape, 0, name, turn=turn, off=off, cell=cell, narrow=True)


def shape_of(one: Operative | Unit) -> PawnShape:
    """Operatives are round; Enemies that are aware are square, others are not."""
    if isinstance(one, Operative):
        return "round"
    return "square" if one.aware else "plain"


def _pawn(one: Operative | Unit, at: Position, zone: Region, *, small: bool) -> Pawn:
    letters = _BLIPS[one.record.blip or "basic"] if isinstance(one, Unit) and one.is_blip else ""
    fallen = one.record.downed if isinstance(one, Operative) else one.stunned
    cell = "{},{}".format(*zone.key)
    shape = shape_of(one)
    marks = tuple(_marks(one))
    return Pawn(one.id, at, one.name, shape, letters, small, cell, fallen=fallen, marks=marks)


def _marks(one: Operative | Unit) -> Iterator[PawnMark]:
    """What is seen of someone besides the name."""
    if isinstance(one, Unit):
        if one.patrols:
            yield "roams"
        if one.elite:
            yield "elite"
        return
    if one.record.taking_cover:
        yield "cover"
    if one.record.overwatch:
        yield "watch"
