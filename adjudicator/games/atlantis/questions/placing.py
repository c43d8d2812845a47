"""The questions `swap` and `place`: pieces that change places without moving."""

from collections.abc import Iterator, Mapping
from typing import Literal

from adjudicator.games.atlantis import rules
from adjudicator.games.atlantis.ends import EndRecord, FromTo, UnitId, find_piece, read_end
from adjudicator.games.atlantis.immunity import Immunity, immunity
from adjudicator.games.atlantis.judging import tone
from adjudicator.games.atlantis.questions.immunity import immune_step
from adjudicator.games.atlantis.state import Table, Token, Unit
from adjudicator.kernel.change import Change, Edit
from adjudicator.kernel.scene import Malformed, Record
from adjudicator.kernel.verdict import Gist, Step, Verdict, line_mark, space_mark

ActionKind = Literal["attack", "skill", "movement", "defense"]


class SwapAsked(FromTo):
    """The two that swap; `by` is whose action it is, who is never Immune to it."""

    by: UnitId | None = None
    action: ActionKind | None = None


class PlaceAsked(Record):
    """What is placed, and in which space; `by` is whose action it is."""

    piece: UnitId
    to: EndRecord
    by: UnitId | None = None
    action: ActionKind | None = None


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


def _swapping(table: Table, asked: SwapAsked) -> tuple[Unit | Token, Unit | Token]:
    pieces = []
    for at, record in (("from", asked.start), ("to", asked.to)):
        end = read_end(table, record, at)
        piece = end.piece or table.standing.get(end.at)
        if piece is None:
            raise Malformed(at, "hexes.nothing-there", space=end.at)
        pieces.append(piece)
    if pieces[0] == pieces[1]:
        raise Malformed("to", "hexes.same-piece", id=pieces[0].id)
    return pieces[0], pieces[1]


def swap(table: Table, asked: SwapAsked) -> Verdict:
    """Judge whether two pieces may swap places."""
    pieces = _swapping(table, asked)
    barred = [
        found for piece in pieces if (found := _resisting(table, piece, asked.by, asked.action))
    ]
    facts = {"one": pieces[0].name, "other": pieces[1].name}
    gist = Gist("atlantis.swap.no" if barred else "atlantis.swap.yes", tone(not barred), facts)
    return Verdict(
        "swap", _answer(["immune"] if barred else []), gist, tuple(_swap(pieces, barred, facts))
    )


def _swap(
    pieces: tuple[Unit | Token, Unit | Token], barred: list[Immunity], facts: Mapping[str, object]
) -> Iterator[Step]:
    yield from (immune_step(found) for found in barred)
    if not barred and pieces[0].at and pieces[1].at:
        mark = line_mark(pieces[0].at.centre, pieces[1].at.centre, "way")
        yield Step(rules.SWAP_PLACES, "atlantis.swap.places", facts, (mark,))


def swap_change(table: Table, asked: SwapAsked) -> Change | None:
    """Both pieces in each other's space."""
    one, other = _swapping(table, asked)
    if any(_resisting(table, piece, asked.by, asked.action) for piece in (one, other)):
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


def _placing(table: Table, asked: PlaceAsked) -> tuple[Unit | Token, EndRecord, list[str]]:
    piece = find_piece(table, asked.piece, "piece")
    end = read_end(table, asked.to, "to")
    failing = {
        "immune": _resisting(table, piece, asked.by, asked.action) is not None,
        "not-empty": not table.is_empty(end.at),
    }
    return piece, asked.to, [reason for reason, fails in failing.items() if fails]


def place(table: Table, asked: PlaceAsked) -> Verdict:
    """Judge whether a piece may be placed in a space."""
    piece, _, reasons = _placing(table, asked)
    end = read_end(table, asked.to, "to").at
    facts = {"who": piece.name, "space": end}
    steps = []
    if "immune" in reasons and isinstance(piece, Unit):
        steps.append(immune_step(immunity(table, piece, asked.action)))
    taken = "not-empty" in reasons
    says = "atlantis.place.taken" if taken else "atlantis.place.empty"
    steps.append(Step(rules.PLACE_EMPTY, says, facts, (space_mark(end, tone(not taken)),)))
    if not reasons:
        steps.append(Step(rules.PLACE_NO_MOVE, "atlantis.place.no-move", facts))
    gist = Gist("atlantis.place.no" if reasons else "atlantis.place.yes", tone(not reasons), facts)
    return Verdict("place", _answer(reasons), gist, tuple(steps))


def place_change(table: Table, asked: PlaceAsked) -> Change | None:
    """The piece in its new space."""
    piece, record, reasons = _placing(table, asked)
    if reasons:
        return None
    end = read_end(table, record, "to").at
    return Change(edits=(Edit(_collection(piece), piece.id, {"at": list(end)}),))
