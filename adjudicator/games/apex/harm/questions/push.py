"""The question `push`: where does a pushed figure end, and does it collide?"""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field, StrictInt

from adjudicator.board.squares import Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Called, Listing, Place
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    Tone,
    area_mark,
    edge_mark,
    line_mark,
    point_mark,
    space_mark,
)
from adjudicator.games.apex.harm import rules
from adjudicator.games.apex.harm.push import Collision, PushProof, heading, pushed
from adjudicator.games.apex.table.ends import EndRecord, FromToParams
from adjudicator.games.apex.table.naming import position, thing
from adjudicator.games.apex.table.spots import space_of
from adjudicator.games.apex.table.state import Table


class PushParams(FromToParams):
    """A push: away from where, whose space, how far; and the space chosen, if one must be."""

    spaces: Annotated[StrictInt, Field(ge=1, le=99)]
    choice: EndRecord | None = None


def push(table: Table, params: PushParams, consult: Consultation) -> Finding:
    """Judge a push space by space."""
    source, start = space_of(table, params.start, "from"), space_of(table, params.to, "to")
    if heading(source, start) is None:
        raise InputError("to", "apex.push.not-straight")
    proof = pushed(table, source, start, params.spaces, consult)
    end = push_end(table, proof, params.choice, consult)
    change = _change(table, proof, end)
    return Finding(
        push_answer(proof), _summary(table, proof, end), push_steps(table, proof), change
    )


def _change(table: Table, proof: PushProof, end: Space | None) -> Change | None:
    """Where the pushed figure stands afterwards; nothing while its player has to choose."""
    figure = table.standing.get(proof.path[0])
    if not figure or not end:
        return None
    return Change(edits=(Edit("figures", figure.id, {"at": list(end)}),))


def push_end(
    table: Table, proof: PushProof, choice: EndRecord | None, consult: Consultation
) -> Space | None:
    """Where a push ends; nothing while a choice is open.

    A choice that was made must be possible as the table reads the rules; by another reading, there
    may be nothing to choose.
    """
    if choice is None:
        return None if proof.choose else proof.end
    space = space_of(table, choice, "choice")
    if space in proof.choose:
        return space
    if consult.readings != table.readings:
        return None
    if not proof.choose:
        raise InputError("choice", "apex.push.nothing-to-choose")
    raise InputError("choice", "apex.push.no-such-choice", known=Listing(proof.choose))


def push_answer(proof: PushProof) -> Answer:
    """The contract's answer."""
    return {
        "to": list(proof.end),
        "collision": proof.collision,
        "choose": [list(space) for space in proof.choose],
    }


def _summary(table: Table, proof: PushProof, end: Space | None) -> Summary:
    start = proof.path[0]
    pushed_one = table.standing.get(start)
    who = pushed_one.name if pushed_one else Called("apex.push.somebody")
    facts = {"end": end or proof.end, "count": len(proof.choose), "who": who, "onto": proof.onto}
    if proof.choose and end:
        collides = proof.collision
        message_id = "apex.push.collides" if collides else "apex.push.ends"
        return Summary(message_id, "blocked" if collides else "clear", facts)
    if proof.choose:
        return Summary("apex.push.chooses", "blocked", facts)
    tone: Tone = "clear" if len(proof.path) > proof.most else "blocked"
    return Summary(f"apex.push.{_ending(proof)}", tone, facts)


def _ending(proof: PushProof) -> str:
    """How a push without a choice ends: as far as it goes, with a collision, or without room."""
    if proof.below:
        return "no-room"
    if not proof.collision:
        return "ends"
    return "collides" if len(proof.path) > 1 else "stays"


def push_steps(table: Table, proof: PushProof) -> Iterator[Step]:
    """The push space by space, all that it collides with, and where it ends."""
    start, end = proof.path[0], proof.path[-1]
    facts = {"source": proof.source, "start": start, "end": end, "most": proof.most}
    line = line_mark(position(proof.source.point), position(start.point), "note")
    yield Step(rules.PUSH_STRAIGHT, "apex.push.straight", facts, (line,))
    for here, onto in zip(proof.path, proof.path[1:], strict=False):
        moved = {"here": Place(here, table.level(here)), "onto": Place(onto, table.level(onto))}
        marks = (line_mark(position(here.point), position(onto.point), "clear"),)
        yield Step(rules.PUSH_STRAIGHT, "apex.push.moves", moved, marks)
    if proof.onto is not None:
        for collision in proof.collisions:
            yield _collided(table, end, proof.onto, collision)
    if proof.below:
        yield _choice(proof)
    message_id = "apex.push.stops" if proof.collision else "apex.push.done"
    role = "blocked" if proof.collision else "clear"
    if not proof.choose:
        yield Step(rules.PUSH_END, message_id, facts, (space_mark(end, role),))


def _choice(proof: PushProof) -> Step:
    facts = {
        "onto": proof.onto,
        "spaces": Listing(proof.choose, any_of=True),
        "count": len(proof.choose),
    }
    message_id = "apex.push.choose" if proof.choose else "apex.push.none-free"
    if proof.choose and proof.farther:
        message_id = "apex.push.choose-farther"
    return Step(rules.PUSH_BELOW, message_id, facts, (area_mark(proof.choose, "choice"),))


#: The phrases for a collision.
_SAID = {
    rules.PUSH_BORDER: "apex.push.border",
    rules.PUSH_HIGHER: "apex.push.higher",
    rules.PUSH_OCCUPIED: "apex.push.occupied",
    rules.PUSH_EDGE: "apex.push.edge",
    rules.PUSH_WALLS: "apex.push.edge",
    rules.PUSH_CORNER: "apex.push.corner",
    rules.PUSH_BELOW: "apex.push.below",
}


def _collided(table: Table, here: Space, onto: Space, collision: Collision) -> Step:
    by: tuple[object, ...] = tuple(thing(piece) for piece in collision.pieces)
    facts = {
        "here": Place(here, table.level(here)),
        "onto": Place(onto, table.level(onto)),
        "space": onto,
        "things": Listing((collision.figure.name,) if collision.figure else by),
        "corner": collision.corner,
    }
    return Step(collision.rule, _SAID[collision.rule], facts, _marks(here, onto, collision))


def _marks(here: Space, onto: Space, collision: Collision) -> tuple[Mark, ...]:
    line = line_mark(position(here.point), position(onto.point), "blocked")
    if collision.rule == rules.PUSH_BORDER:
        return (line,)
    if collision.corner:
        return (line, point_mark(collision.corner, "blocker"))
    if collision.rule in (rules.PUSH_EDGE, rules.PUSH_WALLS):
        shared = next(edge for edge in here.edges if onto in edge.spaces)
        return (line, edge_mark(shared, "blocker"))
    return (line, space_mark(onto, "blocker"))
