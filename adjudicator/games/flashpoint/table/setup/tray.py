"""What the box holds, as a tray of pieces, and which of them are on a table."""

from collections import Counter
from collections.abc import Iterator, Mapping

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Space
from adjudicator.core.data import read_data
from adjudicator.core.setup import Held, PieceKind, Scene, Snap
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.pieces import Operative, Unit
from adjudicator.games.flashpoint.table.state import Table

#: The tray's names for people and Enemies begin with this.
FIGURE = "figure-"
DOORS = ("door", "security-door")
#: The lists of the roster, by the tray's name for who is in them.
ROSTERS = {f"{FIGURE}operative": "operatives", f"{FIGURE}enemy": "enemies"}


def _box() -> Iterator[PieceKind]:
    for kind, facts in read_data("flashpoint", "pieces").items():
        snap: Snap = facts["snap"]
        for written in facts.get("sizes", ["1"]):
            name = f"{kind}-{written}" if len(facts.get("sizes", ())) > 1 else kind
            yield PieceKind(
                name,
                kind,
                snap,
                _size(written, snap),
                facts.get("box"),
                paints=facts.get("paints", False),
                lines=facts.get("lines", False),
                group=_group(kind, facts),
                over="solid" if kind in DOORS else "",
            )
        yield from _roster(kind)


def _group(kind: str, facts: JsonObject) -> str:
    if kind.startswith(FIGURE):
        return "figures"
    return "tokens" if facts.get("token") else "map"


def _roster(kind: str) -> Iterator[PieceKind]:
    """Those of a kind whose names the book gives."""
    for name in (
        read_data("flashpoint", "roster")[ROSTERS[kind]]["names"] if kind in ROSTERS else ()
    ):
        piece = f"{kind}:{name}"
        yield PieceKind(piece, kind, "space", name=name, group="figures")


def _size(written: str, snap: Snap) -> tuple[int, int]:
    if snap == "edge":
        return int(written), 0
    width, _, height = written.partition("x")
    return int(width), int(height or width)


#: Who and what there is, figures first.
BOX = tuple(sorted(_box(), key=lambda piece: ("figures", "map", "tokens").index(piece.group)))


def pieces(_table: Table) -> tuple[PieceKind, ...]:
    """All that the tray holds."""
    return BOX


def counted(table: Table) -> Mapping[str, int]:
    """How many of each piece are on a table."""
    found: Counter[str] = Counter(token.kind for token in table.tokens.values())
    found.update("security-door" if d.security else "door" for d in table.doors.values())
    found.update(FIGURE + one.record.kind for one in table.operatives.values())
    found.update(FIGURE + _unit_kind(unit) for unit in table.units.values())
    found.update(f"{FIGURE}operative:{one.name}" for one in table.operatives.values())
    found.update(f"{FIGURE}enemy:{unit.name}" for unit in table.units.values() if unit.spawned)
    sides = {
        kind: facts["other"]
        for kind, facts in read_data("flashpoint", "pieces").items()
        if "other" in facts
    }
    return {**found, **{kind: found[kind] + found[other] for kind, other in sides.items()}}


def _unit_kind(unit: Unit) -> str:
    if unit.record.technician:
        return "technician"
    if unit.record.overlord:
        return "overlord"
    if unit.record.immobile:
        return "turret"
    return "enemy" if unit.spawned else (unit.record.blip or "basic")


def empty(columns: int, rows: int) -> Scene:
    """A map of single zones, with nothing in it."""
    zones = [[c, r] for r in range(rows) for c in range(columns)]
    return {"format": 1, "game": "flashpoint", "zones": zones}


def found(table: Table, cell: Cell) -> Held | None:
    """Someone in a zone, or else a token there, or a door at its border."""
    zone = table.by_cell.get(Space(*cell))
    if zone is None:
        return None
    people: tuple[Operative | Unit, ...] = (*table.operatives.values(), *table.units.values())
    for one in people:
        if one.zone is zone:
            return Held(one.id, figure=True)
    for token in table.tokens.values():
        if token.zone is zone:
            return Held(token.id)
    for door in table.doors.values():
        if Space(*cell) in door.edge.spaces:
            return Held(door.id)
    return None
