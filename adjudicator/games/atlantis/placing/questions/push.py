"""The question `push`: where does a pushed unit or token end?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.core.change import Change
from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Step, Summary, line_mark, space_mark
from adjudicator.games.atlantis.immunity.steps import immune_step
from adjudicator.games.atlantis.placing import rules
from adjudicator.games.atlantis.placing.pushing import Push, Shove, push_piece
from adjudicator.games.atlantis.reach.steps import off_board
from adjudicator.games.atlantis.table.edits import put
from adjudicator.games.atlantis.table.effects import as_it_is
from adjudicator.games.atlantis.table.ends import End, FromToParams, read_ends
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Table, Unit


class PushParams(FromToParams):
    """Who pushes whom how far; `action` is the type of the action, for Immunity."""

    spaces: Annotated[StrictInt, Field(ge=0, le=30)] | None = None
    action: ActionKind | None = None


def push(table: Table, params: PushParams, consult: Consultation) -> Finding:
    """Judge a push space by space."""
    source, target = read_ends(table, params)
    piece = target.piece or table.standing.get(target.at)
    if piece is None:
        raise InputError("to", "atlantis.nothing-there", space=target.at)
    target = End(target.at, as_it_is(table, piece) if isinstance(piece, Unit) else piece)
    shove = Shove(source.at, params.spaces, params.action)
    found = push_piece(table, shove, target.at, target.piece, consult)
    if found.unlimited and found.moved:
        label = Said("atlantis.missing.push", (("who", target.fact),))
        consult.known(params.spaces, "spaces", label)
    steps = push_steps(source, target, params.spaces, found)
    return Finding(push_answer(found), _summary(target, found), steps, _change(target, found))


def push_answer(found: Push) -> dict[str, Json]:
    """Where a push ends, and how far that is; null where something is not known."""
    if not found.known:
        return {"to": None, "moved": None}
    return {"to": list(found.end), "moved": found.moved}


def _summary(target: End, found: Push) -> Summary:
    facts = {"who": target.fact, "end": found.end, "moved": found.moved}
    if not found.known:
        unsure = found.immune is not None
        return Summary("atlantis.push.type" if unsure else "atlantis.push.how-far", "open", facts)
    return Summary("atlantis.push.to" if found.moved else "atlantis.push.stays", "note", facts)


def _change(target: End, found: Push) -> Change | None:
    """The pushed piece where it ends; None if it isn't pushed, or nobody knows how far."""
    immune = found.immune is not None and found.immune.immune
    if immune or not found.line.straight or not found.known or target.piece is None:
        return None
    return Change(edits=(put(target.piece, found.end),) if found.moved else ())


def push_steps(
    source: End, target: End, spaces: int | None, found: Push, role: str = "way"
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
    if found.immune:
        yield immune_step(found.immune)
        if found.immune.immune:
            return
    line = line_mark(found.start.centre, found.end.centre, role)
    marks = ((line,) if found.moved else ()) + (space_mark(found.end, "choice"),)
    message_id = "atlantis.push.away-any" if spaces is None else "atlantis.push.away"
    yield Step(rules.PUSH_AWAY, message_id, facts, marks)
    if isinstance(target.piece, Unit) and target.piece.cannot_move:
        yield Step(rules.PUSH_CANNOT, "atlantis.push.cannot-move", facts)
    if found.passed or found.back:
        spaces_fact = {**facts, "spaces": Listing(found.passed)}
        message_id = "atlantis.push.back" if found.back else "atlantis.push.through"
        yield Step(rules.PUSH_THROUGH, message_id, spaces_fact)
    if found.stop is not None:
        message_id, facts = _stopped(found, facts)
        marks = (space_mark(found.stop, "blocker"),) if found.obstacle else ()
        yield Step(rules.PUSH_STOPPED, message_id, facts, marks)


def _stopped(found: Push, facts: dict[str, object]) -> tuple[str, dict[str, object]]:
    """What ends a push: a piece by its name, Terrain, or the edge of the board."""
    if found.obstacle is None:
        return "atlantis.push.edge", facts
    if found.obstacle == "terrain":
        return "atlantis.push.terrain", facts
    return "atlantis.push.obstacle", {**facts, "obstacle": found.obstacle.name}
