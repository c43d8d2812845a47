"""The ends of a line: a figure, a space or an intersection, each at its level."""

from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, StrictInt, StrictStr

from adjudicator.board.squares import Corner, Edge, Point, Space, edges_between, steps_apart
from adjudicator.core.faults import InputError
from adjudicator.core.input import Pair, Record, place
from adjudicator.core.short_form import LIST, ShortRecord
from adjudicator.games.apex.table.legends import find_figure
from adjudicator.games.apex.table.state import Figure, Table

Spot = Space | Corner | Edge


@dataclass(frozen=True, slots=True)
class End:
    """One end of a line, in half spaces and levels; `figure` where one is meant."""

    spot: Space | Corner
    level: int
    figure: Figure | None = None

    @property
    def point(self) -> Point:
        """Where the line begins or ends."""
        return self.spot.point


def end_of(table: Table, figure: Figure) -> End:
    """A Legend as the end of a line."""
    return End(figure.at, table.level(figure.at), figure)


def spaces_at(table: Table, spot: Spot) -> tuple[Space, ...]:
    """The spaces of the board that a place is part of."""
    if isinstance(spot, Space):
        return (spot,)
    return tuple([space for space in spot.spaces if space in table.grid])


def nearest(table: Table, source: Spot, target: Spot) -> tuple[Space, Space]:
    """The two spaces, of those that the places are part of, with the fewest spaces between."""
    return min(
        ((a, b) for a in spaces_at(table, source) for b in spaces_at(table, target)),
        key=lambda pair: (steps_apart(*pair), pair),
    )


def steps_between(table: Table, source: Spot, target: Spot) -> int:
    """How many spaces two places are apart where they are nearest."""
    if isinstance(source, Space) and isinstance(target, Corner):
        across = _apart(source.c, target.x, table.columns)
        down = _apart(source.r, target.y, table.rows)
        return max(down, across)
    there = spaces_at(table, target)
    return min([steps_apart(a, b) for a in spaces_at(table, source) for b in there])


def _apart(one: int, line: int, most: int) -> int:
    """How far a column is from the nearer of the two beside a grid line that are on the board."""
    if one < line:
        return (line - 1 if line else 0) - one
    return one - line if line < most else one - most + 1


class EndRecord(ShortRecord):
    """A place in a question, given in exactly one of these ways.

    A bare `[c, r]` is a space.
    """

    SHORT = ((LIST, "space"),)

    figure: StrictStr | None = None
    space: Pair | None = None
    intersection: Pair | None = None
    edge: tuple[Pair, Pair] | None = None
    level: Annotated[StrictInt, Field(ge=0, le=20)] | None = None


class FromToParams(Record):
    """Two ends of a line."""

    start: EndRecord = Field(alias="from")
    to: EndRecord


WAYS = ("figure", "space", "intersection", "edge")


def read_end(table: Table, record: EndRecord, at: str) -> End:
    """The end that a question names: a figure, a space, or an intersection at a level."""
    way = _way(record, at, WAYS[:3])
    if way == "intersection":
        return _intersection(table, record, at)
    if way == "figure":
        return end_of(table, find_figure(table, record.figure or "", place(at, "figure")))
    space = read_space(table, record.space or (0, 0), place(at, "space"))
    return End(space, table.level(space))


def read_space(table: Table, pair: tuple[int, int], at: str) -> Space:
    """A space of the board, given by its numbers."""
    space = Space(*pair)
    if space not in table.grid:
        last = (table.columns - 1, table.rows - 1)
        raise InputError(at, "apex.scene.space-off-board", space=tuple(space), last=last)
    return space


def read_place(table: Table, record: EndRecord, at: str) -> End | tuple[Edge, int | None]:
    """An end, or an edge with the level that is meant, if any."""
    if _way(record, at, WAYS) != "edge":
        return read_end(table, record, at)
    start, end = (Corner(*pair) for pair in record.edge or ())
    here = place(at, "edge")
    # Before the edges between them are listed: two far corners have more than memory holds.
    for corner in (start, end):
        _check_corner(table, corner, here)
    edges = edges_between(start, end)
    if len(edges) != 1:
        raise InputError(here, "end.one-edge")
    if record.level is not None:
        _check_level(table, edges[0].spaces, record.level, place(at, "level"))
    return edges[0], record.level


def _way(record: EndRecord, at: str, ways: tuple[str, ...]) -> str:
    """Which of the ways to name a place was taken."""
    given = tuple(way for way in WAYS if getattr(record, way) is not None)
    if len(given) != 1 or given[0] not in ways:
        raise InputError(at, "end.one-way", given=given, known=ways)
    if record.level is not None and given[0] in ("figure", "space"):
        raise InputError(place(at, "level"), "apex.end.level-is-known", way=given[0])
    return given[0]


def read_corner(table: Table, record: EndRecord, at: str) -> Corner:
    """An intersection of the board, on whatever level."""
    _way(record, at, WAYS)
    corner = Corner(*record.intersection or (0, 0))
    _check_corner(table, corner, place(at, "intersection"))
    return corner


def _intersection(table: Table, record: EndRecord, at: str) -> End:
    corner = read_corner(table, record, at)
    if record.level is None:
        raise InputError(place(at, "level"), "apex.end.needs-level")
    _check_level(table, corner.spaces, record.level, place(at, "level"))
    return End(corner, record.level)


def _check_corner(table: Table, corner: Corner, at: str) -> None:
    if not (0 <= corner.x <= table.columns and 0 <= corner.y <= table.rows):
        raise InputError(at, "apex.scene.corner-off-board", columns=table.columns, rows=table.rows)


def _check_level(table: Table, around: tuple[Space, ...], level: int, at: str) -> None:
    """A place is on the ground or on a roof beside it; nothing hangs in the air."""
    highest = max(map(table.level, around))
    if level > highest:
        raise InputError(at, "apex.end.in-the-air", level=level, highest=highest)
