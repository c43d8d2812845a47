"""The question `place`: may a piece be placed in a space?"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from adjudicator.board.cell import in_rows
from adjudicator.board.hexes import Hex, apart
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, space_mark
from adjudicator.games.atlantis.immunity.immune import Immunity, resisting
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.placing import rules
from adjudicator.games.atlantis.reach.ranges import Reaching
from adjudicator.games.atlantis.reach.steps import range_step
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.ends import (
    EndRecord,
    UnitId,
    find_piece,
    find_unit,
    read_end,
    standing,
)
from adjudicator.games.atlantis.table.judging import UNKNOWN, legality, tone
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Table, Token, Unit

#: What the text of a card may keep a piece away from.
Avoided = Literal["spawn-points", "beside-empty-minion-points"]


class PlaceParams(Record):
    """What is placed and in which space; `by` owns the action.

    A token is given by its id, or by its kind: then it comes from the supply.

    The card's text may set a `range` from the unit that acts, and spaces that it `avoids`.
    """

    piece: UnitId
    to: EndRecord
    by: UnitId | None = None
    action: ActionKind | None = None
    range: Reaching | None = None
    avoids: Annotated[tuple[Avoided, ...], Field(max_length=2)] = ()


@dataclass(frozen=True, slots=True)
class Placing:
    """A piece, the space that it would be placed in, and what speaks against that."""

    piece: Unit | Token
    end: Hex
    immune: Immunity | None
    distance: int | None
    points: tuple[Hex, ...]
    reasons: tuple[str, ...]


def _placing(table: Table, params: PlaceParams, consult: Consultation) -> Placing:
    piece = _piece(table, params.piece)
    end = read_end(table, params.to, "to").at
    far = None if params.range is None else apart(_acting_from(table, params), end)
    points = _empty_minion_points(table, end)
    absent = isinstance(piece, Unit) and piece.at is None
    immune = None if absent else resisting(table, piece, params.by, params.action, consult)
    failing = {
        "immune": immune is not None and immune.immune,
        "off-the-board": absent and consult(rulings.PLACE_ABSENT) == "no",
        "out-of-range": far is not None and not 0 < far <= (params.range or 0),
        "spawn-point": "spawn-points" in params.avoids and _has_point(table, end),
        "beside-spawn-point": "beside-empty-minion-points" in params.avoids and bool(points),
        "not-empty": not table.is_empty(end),
    }
    reasons = tuple(reason for reason, fails in failing.items() if fails)
    return Placing(piece, end, immune, far, points, reasons)


def _piece(table: Table, name: str) -> Unit | Token:
    """A piece by its id; or a token by what all tokens of its kind are called.

    Such a token comes from the supply. If none is left there, one of the board goes first.
    """
    kind = tokens_called(table, name)
    if name in table.units or name in table.tokens or not kind:
        return find_piece(table, name, "piece")
    supply = [token for token in kind if token.at is None]
    if not supply and len(kind) > 1:
        ids = tuple(token.id for token in kind)
        raise InputError("piece", "atlantis.which-token", name=name, known=ids)
    return (supply or kind)[0]


def tokens_called(table: Table, name: str) -> list[Token]:
    """The tokens of one kind, which go by one name."""
    return [token for token in table.tokens.values() if token.name == name]


def _acting_from(table: Table, params: PlaceParams) -> Hex:
    """Where a range is counted from: from who acts, or from the piece itself."""
    if params.by is not None:
        return standing(find_unit(table, params.by, "by"), "by")
    return standing(_piece(table, params.piece), "piece")


def _has_point(table: Table, at: Hex) -> bool:
    return any(point.at == at for point in table.points)


def _empty_minion_points(table: Table, at: Hex) -> tuple[Hex, ...]:
    """The Minion Spawn points in empty spaces beside a hex."""
    beside = (p.at for p in table.points if p.kind != "hero" and apart(p.at, at) == 1)
    return in_rows(point for point in beside if table.is_empty(point))


def place(table: Table, params: PlaceParams, consult: Consultation) -> Finding:
    """Judge whether a piece may be placed in a space."""
    found = _placing(table, params, consult)
    facts = {"who": found.piece.name, "space": found.end}
    good = not found.reasons
    if good and found.immune:
        unknown = Summary("atlantis.place.unknown", "open", facts)
        return Finding(UNKNOWN, unknown, _steps(params, found))
    summary = Summary("atlantis.place.yes" if good else "atlantis.place.no", tone(good), facts)
    change = Change(edits=(put(found.piece, found.end),)) if good else None
    return Finding(legality(found.reasons), summary, _steps(params, found), change)


def _steps(params: PlaceParams, found: Placing) -> Iterator[Step]:
    facts: dict[str, object] = {"who": found.piece.name, "space": found.end}
    if found.immune:
        yield immune_step(found.immune)
    if isinstance(found.piece, Unit) and found.piece.at is None:
        barred = "off-the-board" in found.reasons
        message_id = "atlantis.place.only-respawn" if barred else "atlantis.place.absent"
        yield Step(rules.PLACE_FROM, message_id, facts)
    if found.distance is not None and params.range is not None:
        yield range_step(found.end, found.distance, params.range)
    yield from _points_avoided(params, found, facts)
    if isinstance(found.piece, Token) and params.piece != found.piece.id:
        kept = found.piece.at is None
        message_id = "atlantis.place.supply" if kept else "atlantis.place.no-supply"
        yield Step(rules.PLACE_SUPPLY, message_id, facts)
    taken = "not-empty" in found.reasons
    message_id = "atlantis.place.taken" if taken else "atlantis.place.empty"
    yield Step(rules.PLACE_EMPTY, message_id, facts, (space_mark(found.end, tone(not taken)),))
    if not found.reasons:
        yield Step(rules.PLACE_NO_MOVE, "atlantis.place.no-move", facts)


def _points_avoided(
    params: PlaceParams, found: Placing, facts: dict[str, object]
) -> Iterator[Step]:
    if "spawn-points" in params.avoids:
        on = "spawn-point" in found.reasons
        message_id = "atlantis.place.on-point" if on else "atlantis.place.no-point"
        yield Step(rules.PLACE_POINTS, message_id, facts)
    if "beside-empty-minion-points" in params.avoids:
        message_id = "atlantis.place.beside-point" if found.points else "atlantis.place.apart"
        marks = tuple(space_mark(at, "note") for at in found.points)
        yield Step(
            rules.PLACE_POINTS, message_id, {**facts, "spaces": Listing(found.points)}, marks
        )
