"""The question `push`: where does a pushed unit or token end?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.ruling import Consultation, Decision, rule_on
from adjudicator.core.verdict import Step, Summary, Verdict, line_mark, space_mark, verdict_on
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.placing import rules
from adjudicator.games.atlantis.placing.pushing import Push, Shove
from adjudicator.games.atlantis.placing.pushing import push as pushed
from adjudicator.games.atlantis.reach.steps import off_board
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.ends import End, FromTo, read_ends
from adjudicator.games.atlantis.table.records import ActionKind
from adjudicator.games.atlantis.table.state import Table, Unit

_Found = tuple[Hex, int]


class PushParams(FromTo):
    """Who pushes whom how far; `action` is the type of the action, for those Immune to one."""

    spaces: Annotated[StrictInt, Field(ge=0, le=30)]
    action: ActionKind | None = None


def push(table: Table, params: PushParams) -> Verdict:
    """Judge a push space by space."""
    source, target, decision = _decided(table, params)
    found = decision.proof
    facts = {"who": target.fact, "end": found.end, "moved": found.moved}
    summary = Summary("atlantis.push.to" if found.moved else "atlantis.push.stays", "note", facts)
    steps = push_steps(source, target, params.spaces, found)
    return verdict_on(
        "push", decision, lambda answer: {"to": list(answer[0]), "moved": answer[1]}, summary, steps
    )


def push_change(table: Table, params: PushParams) -> Change | None:
    """The pushed piece where it ends; nothing if it does not move."""
    _, target, decision = _decided(table, params)
    end, moved = decision.answer
    if not moved or target.piece is None:
        return None
    return Change(edits=(put(target.piece, end),))


def _decided(table: Table, params: PushParams) -> tuple[End, End, Decision[Push, _Found]]:
    source, target = read_ends(table, params)
    piece = target.piece or table.standing.get(target.at)
    target = End(target.at, piece)

    shove = Shove(source.at, params.spaces, params.action)

    def decide(consult: Consultation) -> Push:
        return pushed(table, shove, target.at, piece, consult)

    decision = rule_on(table.readings, decide, lambda found: (found.end, found.moved))
    return source, target, decision


def push_steps(
    source: End, target: End, spaces: int, found: Push, role: str = "way"
) -> Iterator[Step]:
    """A push step by step; its line is drawn in a role."""
    facts = {"source": source.fact, "who": target.fact, "spaces": spaces, "moved": found.moved}
    facts |= {"end": found.end, "stop": found.stop}
    yield from off_board(found.line)
    if not found.line.straight or source.at == target.at:
        yield Step(
            rules.PUSH_AWAY, "atlantis.push.crooked", facts, (space_mark(target.at, "blocked"),)
        )
        return
    if found.immune and found.immune.immune:
        yield immune_step(found.immune)
        return
    line = line_mark(found.start.centre, found.end.centre, role)
    marks = ((line,) if found.moved else ()) + (space_mark(found.end, "choice"),)
    yield Step(rules.PUSH_AWAY, "atlantis.push.away", facts, marks)
    if isinstance(target.piece, Unit) and target.piece.cannot_move:
        yield Step(rules.PUSH_CANNOT, "atlantis.push.cannot-move", facts)
    if found.passed or found.back:
        spaces_fact = {**facts, "spaces": Listing(found.passed)}
        message_id = "atlantis.push.back" if found.back else "atlantis.push.through"
        yield Step(rules.PUSH_THROUGH, message_id, spaces_fact)
    if found.stop is not None:
        message_id = "atlantis.push.obstacle" if found.obstacle else "atlantis.push.edge"
        marks = (space_mark(found.stop, "blocker"),) if found.obstacle else ()
        yield Step(rules.PUSH_STOPPED, message_id, facts, marks)
