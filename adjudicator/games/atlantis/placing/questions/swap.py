"""The question `swap`: may two pieces swap places?"""

from collections.abc import Iterator, Mapping

from adjudicator.core.change import Change
from adjudicator.core.input import InputError
from adjudicator.core.verdict import Step, Summary, Verdict, line_mark
from adjudicator.games.atlantis.immunity.immune import Immunity, resisting
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.placing import rules
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.ends import FromTo, UnitId, read_end
from adjudicator.games.atlantis.table.judging import legality, tone
from adjudicator.games.atlantis.table.records import ActionKind
from adjudicator.games.atlantis.table.state import Table, Token, Unit


class SwapParams(FromTo):
    """The two that swap; `by` is whose action it is, who is never Immune to it."""

    by: UnitId | None = None
    action: ActionKind | None = None


def _swapping(table: Table, params: SwapParams) -> tuple[Unit | Token, Unit | Token]:
    pieces = []
    for at, record in (("from", params.start), ("to", params.to)):
        end = read_end(table, record, at)
        piece = end.piece or table.standing.get(end.at)
        if piece is None:
            raise InputError(at, "atlantis.nothing-there", space=end.at)
        pieces.append(piece)
    if pieces[0] == pieces[1]:
        raise InputError("to", "atlantis.same-piece", id=pieces[0].id)
    return pieces[0], pieces[1]


def swap(table: Table, params: SwapParams) -> Verdict:
    """Judge whether two pieces may swap places."""
    pieces = _swapping(table, params)
    barred = [
        found for piece in pieces if (found := resisting(table, piece, params.by, params.action))
    ]
    facts = {"one": pieces[0].name, "other": pieces[1].name}
    summary = Summary(
        "atlantis.swap.no" if barred else "atlantis.swap.yes", tone(not barred), facts
    )
    return Verdict(
        "swap", legality(["immune"] if barred else []), summary, tuple(_swap(pieces, barred, facts))
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
    if any(resisting(table, piece, params.by, params.action) for piece in (one, other)):
        return None
    if one.at is None or other.at is None:
        return None
    return Change(edits=(put(one, other.at), put(other, one.at)))
