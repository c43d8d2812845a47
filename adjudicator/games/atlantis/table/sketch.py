"""How a table looks: hexes in their zones, Spawn points, tokens, units."""

from collections.abc import Collection, Iterator
from fractions import Fraction

from adjudicator.board.cell import by_rows, hex_key, in_rows
from adjudicator.board.hexes import HALF_SIDE, Hex, middle, within
from adjudicator.core.sketch import (
    Counter,
    Label,
    Pawn,
    PawnShape,
    Region,
    Reserve,
    Sign,
    Sketch,
    SketchCell,
)
from adjudicator.games.atlantis.table.counters import Box, counters
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import SpawnPoint, Table, Token, Unit

PAWNS: dict[Team, PawnShape] = {"red": "round", "blue": "square"}
#: The letter on a Minion, and on the Spawn point that it begins on.
LETTERS = {"melee": "M", "ranged": "R", "heavy": "H", "hero": "+"}

#: How many rings of free hexes there are around a board that is painted.
AROUND = 2

#: What the word for a zone begins with.
ZONE = "zone"

#: How wide the name of a zone may be, in hexes.
LABEL = 1.0

#: Half the height of what lies beside the board.
ROOM = 0.25


def sketch(table: Table) -> Sketch:
    """A table as shapes."""
    return _drawn(table, table.board)


def _away(table: Table) -> list[Unit]:
    """The units off the board: Heroes first, who come back by themselves."""
    away = (unit for unit in table.units.values() if unit.at is None)
    return sorted(away, key=lambda unit: not unit.hero)


def canvas(table: Table) -> Sketch:
    """A table with free hexes around it, to be painted."""
    return _drawn(table, within(table.board, AROUND))


def icon(table: Table) -> Sketch:
    """A table of a single hex, that hex drawn even if it is off the board."""
    return _drawn(table, {Hex(0, 0)})


def _drawn(table: Table, shown: Collection[Hex]) -> Sketch:
    hexes = sorted(shown, key=by_rows)
    box = _box(hexes)
    beside = counters(table, box)
    left, right = box.left * HALF_SIDE, box.right * HALF_SIDE
    top, bottom = _with_room(box.top / 2, box.bottom / 2, beside)
    signs = [
        *map(_point, table.points),
        *(_token(t, t.at) for t in table.tokens.values() if t.at is not None),
    ]
    units = table.units.values()
    return Sketch(
        right - left,
        bottom - top,
        tuple(_cell(table, hex_) for hex_ in hexes),
        (),
        (),
        tuple(signs),
        tuple(_pawn(unit, unit.at) for unit in units if unit.at is not None),
        tuple(Reserve(u.id, u.name, PAWNS[u.team]) for u in _away(table)),
        (left, top),
        tuple(_regions(table)),
        squares=False,
        counters=beside,
        labels=tuple(_labels(table)),
    )


def _box(hexes: Collection[Hex]) -> Box:
    # On the grid of corners, a hex reaches two to each side of its middle, and one up and down.
    across, down = [3 * h.q for h in hexes], [2 * h.r + h.q for h in hexes]
    return Box(min(across) - 2, min(down) - 1, max(across) + 2, max(down) + 1)


def _with_room(top: float, bottom: float, beside: tuple[Counter, ...]) -> tuple[float, float]:
    """The upper and the lower edge of a board with all that lies beside it."""
    rows = [counter.at[1] for counter in beside]
    highest, lowest = min([top, *rows]), max([bottom, *rows])
    return highest - ROOM * (highest < top), lowest + ROOM * (lowest > bottom)


def _cell(table: Table, hex_: Hex) -> SketchCell:
    tone = "terrain" if hex_ in table.terrain else "" if hex_ in table.board else "void"
    return SketchCell(hex_key(hex_), table.named(hex_), hex_.outline, 0, tone)


def _regions(table: Table) -> list[Region]:
    battles = {lane.battle_zone for lane in table.lanes.values()}
    thrones = {zone: team for team, zone in table.thrones.items()}
    return [
        Region(
            name,
            in_rows(hexes),
            "battle" if name in battles else thrones.get(name, ""),
        )
        for name, hexes in table.zones.items()
        if hexes
    ]


def _labels(table: Table) -> Iterator[Label]:
    """The names of zones, each where nobody stands and nothing lies."""
    for name, hexes in table.zones.items() if len(table.zones) > 1 else ():
        if hexes:
            yield Label(name, name_spot(table, name).centre, LABEL, word=f"{ZONE}:{name}")


def name_spot(table: Table, zone: str) -> Hex:
    """Where a zone's name stands: the hex nearest to its middle, a free one if there is any."""
    hexes = table.zones[zone]
    across, down = middle(hexes)
    taken = {point.at for point in table.points} | table.terrain | table.standing.keys()
    free = in_rows(hex_ for hex_ in hexes if hex_ not in taken)

    def far(hex_: Hex) -> Fraction:
        # Half a side is as long as half a hex is high, divided by the root of three.
        return (3 * hex_.q - across) ** 2 / 3 + (2 * hex_.r + hex_.q - down) ** 2

    return min(free or in_rows(hexes), key=far)


def _point(point: SpawnPoint) -> Sign:
    name = f"spawn {hex_key(point.at)}"
    return Sign(name, point.at.centre, "spawn", 0, LETTERS[point.kind], point.team)


def _token(token: Token, at: Hex) -> Sign:
    return Sign(token.id, at.centre, "token", 0, token.name, cell=hex_key(at))


def _pawn(unit: Unit, at: Hex) -> Pawn:
    shape = PAWNS[unit.team]
    letters = LETTERS[unit.type] if unit.type else ""
    cell = hex_key(at)
    return Pawn(unit.id, at.centre, unit.name, shape, letters, minor=not unit.hero, cell=cell)
