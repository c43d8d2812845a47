"""Ends: what a question means by a place, a unit or a token, and what is drawn of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field, StrictStr

from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, find_by_id, place
from adjudicator.core.short_form import LIST, ShortRecord
from adjudicator.core.verdict import Mark, space_mark
from adjudicator.games.atlantis.table.records import HexPair
from adjudicator.games.atlantis.table.state import Lane, Table, Token, Unit

WAYS = ("unit", "token", "space")


class EndRecord(ShortRecord):
    """A unit, a token or a space; a bare id or pair is enough."""

    SHORT = ((str, "unit"), (LIST, "space"))

    unit: StrictStr | None = None
    figure: StrictStr | None = None
    token: StrictStr | None = None
    space: HexPair | None = None


class FromToParams(Record):
    """Two ends."""

    start: EndRecord = Field(alias="from")
    to: EndRecord


@dataclass(frozen=True, slots=True)
class End:
    """An end on the board; `piece` is who or what is meant there."""

    at: Hex
    piece: Unit | Token | None = None

    @property
    def fact(self) -> object:
        """As a fact: by its name, or by its space."""
        return self.piece.name if self.piece else self.at


def read_end(table: Table, record: EndRecord, at: str) -> End:
    """An end that is on the board."""
    given = [
        way for way in ("unit", "figure", "token", "space") if getattr(record, way) is not None
    ]
    if len(given) != 1:
        raise InputError(at, "end.one-way", known=WAYS)
    if record.space is not None:
        return End(space_on(table, record.space, place(at, "space")))
    name = record.unit or record.figure or record.token or ""
    piece = find_piece(table, name, place(at, given[0]))
    if piece.at is None:
        raise InputError(place(at, given[0]), "atlantis.off-board", id=name)
    return End(piece.at, piece)


def read_ends(table: Table, params: FromToParams) -> tuple[End, End]:
    """Both ends of a question, on the board."""
    return read_end(table, params.start, "from"), read_end(table, params.to, "to")


def space_on(table: Table, pair: tuple[int, int], at: str) -> Hex:
    """A hex that must be on the board."""
    if (hex_ := Hex(*pair)) not in table.board:
        raise InputError(at, "atlantis.no-such-space", space=hex_)
    return table.named(hex_)


def find_piece(table: Table, name: str, at: str) -> Unit | Token:
    """A unit or a token by its id."""
    known: dict[str, Unit | Token] = {**table.units, **table.tokens}
    return find_by_id(known, name, at, "atlantis.unknown-piece")


def find_unit(table: Table, name: str, at: str) -> Unit:
    """A unit by its id, on the board or off it."""
    return find_by_id(table.units, name, at, "atlantis.unknown-unit")


def find_hero(table: Table, name: str, at: str) -> Unit:
    """A Hero by its id, on the board or off it."""
    unit = find_unit(table, name, at)
    if not unit.hero:
        raise InputError(at, "atlantis.needs-hero", id=name)
    return unit


def find_lane(table: Table, name: str | None, at: str = "lane") -> Lane:
    """The lane that is meant."""
    if name is None and len(table.lanes) == 1:
        return next(iter(table.lanes.values()))
    if name is None:
        message_id = "atlantis.which-lane-asked" if table.lanes else "atlantis.needs-lane"
        raise InputError(at, message_id, known=tuple(table.lanes))
    if name not in table.lanes:
        raise InputError(at, "atlantis.unknown-lane", lane=name, known=tuple(table.lanes))
    return table.lanes[name]


def standing(unit: Unit | Token, at: str) -> Hex:
    """Where someone stands who must be on the board."""
    if unit.at is None:
        raise InputError(at, "atlantis.off-board", id=unit.id)
    return unit.at


def names(pieces: Iterable[Unit | Token]) -> Listing:
    """Units and tokens by their names, as a fact."""
    return Listing(tuple(piece.name for piece in pieces))


def piece_marks(pieces: Iterable[Unit | Token], role: str = "note") -> tuple[Mark, ...]:
    """The spaces of those that are on the board."""
    return tuple(space_mark(piece.at, role) for piece in pieces if piece.at is not None)


UnitId = Annotated[StrictStr, Field(min_length=1, max_length=80)]
