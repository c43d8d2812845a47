"""The question `remove`: may the text of a card take a unit or a token off the board?"""

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary
from adjudicator.games.atlantis.combat import rules
from adjudicator.games.atlantis.immunity.immune import Immunity, resisting
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams
from adjudicator.games.atlantis.lanes.falls import push_by_fall
from adjudicator.games.atlantis.lanes.lane_pushes import Pushes
from adjudicator.games.atlantis.lanes.push_changes import push_change
from adjudicator.games.atlantis.lanes.steps import pushed_at_once
from adjudicator.games.atlantis.table.ends import UnitId, find_piece, find_unit, piece_marks
from adjudicator.games.atlantis.table.judging import UNKNOWN, legality, team_fact, tone
from adjudicator.games.atlantis.table.kit import ActionKind, Team
from adjudicator.games.atlantis.table.state import Table, Token, Unit, moved


class RemoveParams(ChoicesParams):
    """What is removed, a unit or a token; `by` owns the action, `action` is its type.

    If the lane is pushed because of it, `choices` and `order` are those of a push.
    """

    piece: UnitId
    by: UnitId | None = None
    action: ActionKind | None = None


@dataclass(frozen=True)
class _Removal:
    """A piece that is removed: what keeps it on the board, and the push that follows at once."""

    piece: Unit | Token
    immune: Immunity | None
    push: Pushes | None = None

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why it can't be removed."""
        failing = {
            "immune": self.immune is not None and self.immune.immune,
            "off-the-board": self.piece.at is None,
        }
        return tuple(reason for reason, fails in failing.items() if fails)


def remove(table: Table, params: RemoveParams, consult: Consultation) -> Finding:
    """Judge whether a piece may be removed, and what follows; nobody collects coins for it."""
    found = _removal(table, params, consult)
    facts: dict[str, object] = {"who": found.piece.name}
    if not found.reasons and found.immune:
        unknown = Summary("atlantis.immune.unknown", "open", facts)
        return Finding(UNKNOWN, unknown, (immune_step(found.immune),))
    message_id = "atlantis.remove.no" if found.reasons else "atlantis.remove.yes"
    pushed: dict[str, object] = {}
    if found.push:
        lane = found.push.lanes[0].lane
        pushed = {"pushed": lane.name}
        message_id = "atlantis.remove.pushes"
        facts |= {"lane": lane.called, "team": team_fact(_winner(found.push))}
    summary = Summary(message_id, tone(not found.reasons), facts)
    answer = {**legality(found.reasons), **pushed}
    return Finding(answer, summary, _steps(table, found), _change(table, found))


def _removal(table: Table, params: RemoveParams, consult: Consultation) -> _Removal:
    piece = find_piece(table, params.piece, "piece")
    if params.by is not None:
        find_unit(table, params.by, "by")
    immune = resisting(table, piece, params.by, params.action, consult) if piece.at else None
    if immune or not isinstance(piece, Unit) or piece.hero:
        return _Removal(piece, immune)
    return _Removal(piece, None, push_by_fall(table, piece, params, consult))


def _winner(push: Pushes) -> Team:
    return next(iter(push.winners.values()))


def _steps(table: Table, found: _Removal) -> Iterator[Step]:
    facts = {"who": found.piece.name}
    if found.piece.at is None:
        yield Step(rules.DEFEAT_REMOVE, "atlantis.remove.away", facts)
        return
    if found.immune:
        yield immune_step(found.immune)
        return
    marks = piece_marks((found.piece,), "hit")
    kind = "unit" if isinstance(found.piece, Unit) else "token"
    yield Step(rules.DEFEAT_REMOVE, f"atlantis.remove.{kind}", facts, marks)
    if isinstance(found.piece, Unit):
        yield from pushed_at_once(table, found.piece, found.push)


def _change(table: Table, found: _Removal) -> Change | None:
    """The piece off the board, and the push; None if it may not be, or a choice is open."""
    piece = found.piece
    if found.reasons:
        return None
    kept = "units" if isinstance(piece, Unit) else "tokens"
    gone = Change(edits=(Edit(kept, piece.id, {"at": None}),))
    if found.push is None:
        return gone
    pushed = push_change(moved(table, piece, None), found.push)
    return None if pushed is None else together(gone, pushed)
