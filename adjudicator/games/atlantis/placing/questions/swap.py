"""The question `swap`: may two pieces swap places?"""

from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, line_mark
from adjudicator.games.atlantis.immunity.immune import resisting
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.placing import rules
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.ends import FromToParams, UnitId, read_end, standing
from adjudicator.games.atlantis.table.judging import UNKNOWN, legality
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Table, Token, Unit


class SwapParams(FromToParams):
    """The two units that swap; `by` owns the action, and is never Immune to it."""

    by: UnitId | None = None
    action: ActionKind | None = None


def swap(table: Table, params: SwapParams, consult: Consultation) -> Finding:
    """Judge whether two pieces may swap places."""
    one, other = _pieces(table, params)
    immune = [
        found
        for piece in (one, other)
        if (found := resisting(table, piece, params.by, params.action, consult))
    ]
    facts = {"one": one.name, "other": other.name}
    if any(each.immune for each in immune):
        summary = Summary("atlantis.swap.no", "blocked", facts)
        return Finding(legality(["immune"]), summary, map(immune_step, immune))
    if immune:
        summary = Summary("atlantis.swap.unknown", "open", facts)
        return Finding(UNKNOWN, summary, map(immune_step, immune))
    here, there = standing(one, "from"), standing(other, "to")
    mark = line_mark(here.centre, there.centre, "way")
    return Finding(
        legality([]),
        Summary("atlantis.swap.yes", "clear", facts),
        (Step(rules.SWAP_PLACES, "atlantis.swap.places", facts, (mark,)),),
        Change(edits=(put(one, there), put(other, here))),
    )


def _pieces(table: Table, params: SwapParams) -> tuple[Unit | Token, Unit | Token]:
    """The two pieces that swap, both on the board."""
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
