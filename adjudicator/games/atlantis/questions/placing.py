"""The questions `swap` and `place`: pieces that change places without moving."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from adjudicator.board.hexes import Hex, apart, by_rows
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Listing
from adjudicator.core.input import InputError, Record
from adjudicator.core.verdict import Step, Summary, Verdict, line_mark, space_mark
from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.immunity import Immunity, immunity
from adjudicator.games.atlantis.questions.immunity import immune_step
from adjudicator.games.atlantis.questions.measuring import Reaching
from adjudicator.games.atlantis.table.ends import (
    EndRecord,
    FromTo,
    UnitId,
    find_piece,
    find_unit,
    read_end,
    standing,
)
from adjudicator.games.atlantis.table.judging import tone
from adjudicator.games.atlantis.table.records import ActionKind
from adjudicator.games.atlantis.table.state import Table, Token, Unit

#: What the text of a card may keep a piece away from.
Avoided = Literal["spawn-points", "beside-empty-minion-points"]


class SwapParams(FromTo):
    """The two that swap; `by` is whose action it is, who is never Immune to it."""

    by: UnitId | None = None
    action: ActionKind | None = None


class PlaceParams(Record):
    """What is placed, and in which space; `by` is whose action it is.

    The text of the card may set a `range`, counted from who acts, and spaces that it `avoids`.
    """

    piece: UnitId
    to: EndRecord
    by: UnitId | None = None
    action: ActionKind | None = None
    range: Reaching | None = None
    avoids: Annotated[tuple[Avoided, ...], Field(max_length=2)] = ()


def _collection(piece: Unit | Token) -> str:
    return "units" if isinstance(piece, Unit) else "tokens"


def _resisting(
    table: Table, piece: Unit | Token, by: str | None, action: ActionKind | None
) -> Immunity | None:
    """The Immunity that keeps an action from a piece, if one does."""
    if not isinstance(piece, Unit) or piece.id == by:
        return None
    found = immunity(table, piece, action)
    return found if found.immune else None


def _swapping(table: Table, params: SwapParams) -> tuple[Unit | Token, Unit | Token]:
    pieces = []
    for at, record in (("from", params.start), ("to", params.to)):
        end = read_end(table, record, at)
        piece = end.piece or table.standing.get(end.at)
        if piece is None:
            raise InputError(at, "hexes.nothing-there", space=end.at)
        pieces.append(piece)
    if pieces[0] == pieces[1]:
        raise InputError("to", "hexes.same-piece", id=pieces[0].id)
    return pieces[0], pieces[1]


def swap(table: Table, params: SwapParams) -> Verdict:
    """Judge whether two pieces may swap places."""
    pieces = _swapping(table, params)
    barred = [
        found for piece in pieces if (found := _resisting(table, piece, params.by, params.action))
    ]
    facts = {"one": pieces[0].name, "other": pieces[1].name}
    summary = Summary(
        "atlantis.swap.no" if barred else "atlantis.swap.yes", tone(not barred), facts
    )
    return Verdict(
        "swap", _answer(["immune"] if barred else []), summary, tuple(_swap(pieces, barred, facts))
    )


def _swap(
    pieces: tuple[Unit | Token, Unit | Token], barred: list[Immunity], facts: Mapping[str, object]
) -> Iterator[Step]:
    yield from (immune_step(found) for found in barred)
    if not barred and pieces[0].at and pieces[1].at:
        mark = line_mark(pieces[0].at.centre, pieces[1].at.centre, "way")
        yield Step(rules.SWAP_PLACES, "atlantis.swap.places", facts, (mark,))


def swap_change(table: Table, params: SwapParams) -> Change | None:
    """Both pieces in each other's space."""
    one, other = _swapping(table, params)
    if any(_resisting(table, piece, params.by, params.action) for piece in (one, other)):
        return None
    if one.at is None or other.at is None:
        return None
    return Change(
        edits=(
            Edit(_collection(one), one.id, {"at": list(other.at)}),
            Edit(_collection(other), other.id, {"at": list(one.at)}),
        )
    )


def _answer(reasons: list[str]) -> dict[str, object]:
    return {"legal": not reasons, "reasons": reasons}


@dataclass(frozen=True, slots=True)
class Placing:
    """A piece, the space that it would be placed in, and what speaks against that."""

    piece: Unit | Token
    end: Hex
    distance: int | None
    points: tuple[Hex, ...]
    reasons: tuple[str, ...]


def _placing(table: Table, params: PlaceParams) -> Placing:
    piece = find_piece(table, params.piece, "piece")
    end = read_end(table, params.to, "to").at
    far = None if params.range is None else apart(_acting_from(table, params), end)
    points = _empty_minion_points(table, end)
    failing = {
        "immune": _resisting(table, piece, params.by, params.action) is not None,
        "out-of-range": far is not None and not 0 < far <= (params.range or 0),
        "spawn-point": "spawn-points" in params.avoids and _has_point(table, end),
        "beside-spawn-point": "beside-empty-minion-points" in params.avoids and bool(points),
        "not-empty": not table.is_empty(end),
    }
    reasons = tuple(reason for reason, fails in failing.items() if fails)
    return Placing(piece, end, far, points, reasons)


def _acting_from(table: Table, params: PlaceParams) -> Hex:
    """Where a range is counted from: from who acts, or from the piece itself."""
    if params.by is not None:
        return standing(find_unit(table, params.by, "by"), "by")
    return standing(find_piece(table, params.piece, "piece"), "piece")


def _has_point(table: Table, at: Hex) -> bool:
    return any(point.at == at for point in table.points)


def _empty_minion_points(table: Table, at: Hex) -> tuple[Hex, ...]:
    """The Minion Spawn points in empty spaces beside a hex."""
    beside = (p.at for p in table.points if p.kind != "hero" and apart(p.at, at) == 1)
    return tuple(sorted((point for point in beside if table.is_empty(point)), key=by_rows))


def place(table: Table, params: PlaceParams) -> Verdict:
    """Judge whether a piece may be placed in a space."""
    found = _placing(table, params)
    facts = {"who": found.piece.name, "space": found.end}
    good = not found.reasons
    summary = Summary("atlantis.place.yes" if good else "atlantis.place.no", tone(good), facts)
    steps = tuple(_place_steps(table, params, found))
    return Verdict("place", _answer(list(found.reasons)), summary, steps)


def _place_steps(table: Table, params: PlaceParams, found: Placing) -> Iterator[Step]:
    facts: dict[str, object] = {"who": found.piece.name, "space": found.end}
    if "immune" in found.reasons and isinstance(found.piece, Unit):
        yield immune_step(immunity(table, found.piece, params.action))
    if found.distance is not None:
        yield _in_reach(params, found)
    yield from _points_avoided(params, found, facts)
    taken = "not-empty" in found.reasons
    message_id = "atlantis.place.taken" if taken else "atlantis.place.empty"
    yield Step(rules.PLACE_EMPTY, message_id, facts, (space_mark(found.end, tone(not taken)),))
    if not found.reasons:
        yield Step(rules.PLACE_NO_MOVE, "atlantis.place.no-move", facts)


def _in_reach(params: PlaceParams, found: Placing) -> Step:
    facts = {"target": found.end, "distance": found.distance, "range": params.range}
    if params.range is not None and params.range < 1:
        return Step(rules.REACH_ZERO, "atlantis.range.zero", facts)
    if not found.distance:
        return Step(rules.REACH_OWN, "atlantis.range.own", facts)
    far = "out-of-range" in found.reasons
    message_id = "atlantis.range.outside" if far else "atlantis.range.inside"
    return Step(rules.REACH_RANGE, message_id, facts)


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


def place_change(table: Table, params: PlaceParams) -> Change | None:
    """The piece in its new space."""
    found = _placing(table, params)
    if found.reasons:
        return None
    piece = found.piece
    return Change(edits=(Edit(_collection(piece), piece.id, {"at": list(found.end)}),))
