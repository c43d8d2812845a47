"""The question `step`: what does it cost to step from one space to the next?"""

from collections.abc import Iterator

from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.facts import Place
from adjudicator.core.faults import InputError
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Mark,
    Step,
    Summary,
    line_mark,
    point_mark,
    space_mark,
)
from adjudicator.games.apex.movement import rules
from adjudicator.games.apex.movement.movers import beside, is_beside
from adjudicator.games.apex.movement.step_cost import Ban, StepProof, Term, step_cost
from adjudicator.games.apex.table.ends import EndRecord, FromToParams
from adjudicator.games.apex.table.naming import kinds, piece_marks, position
from adjudicator.games.apex.table.spots import space_of, space_to_enter
from adjudicator.games.apex.table.state import Table


def step(table: Table, params: FromToParams, consult: Consultation) -> Finding:
    """Judge a step; the end may lie off the board, to be told that it cannot be entered."""
    start = _start(table, params.start)
    end = space_to_enter(table, params.to, "to")
    if steps_apart(start, end) != 1:
        raise InputError("to", "apex.step.not-touching", distance=steps_apart(start, end))
    proof = step_cost(table, start, end, consult)
    return Finding({"cost": proof.cost}, _summary(proof), _steps(table, proof))


def _start(table: Table, record: EndRecord) -> Space:
    """A space of the map, or one just outside it, to enter the map from."""
    if record.space is not None and is_beside(table, Space(*record.space)):
        return Space(*record.space)
    return space_of(table, record, "from")


def _summary(proof: StepProof) -> Summary:
    facts = {"end": proof.end, "cost": proof.cost}
    if proof.cost is None:
        return Summary("apex.step.barred", "blocked", facts)
    return Summary("apex.step.costs", "clear", facts)


def _steps(table: Table, proof: StepProof) -> Iterator[Step]:
    if entered := beside(table, proof.start) if proof.start not in table.grid else None:
        yield entering(entered)
    for term in proof.terms:
        # What it would cost to cross something tells nothing where it can't be crossed.
        if not proof.bans or not term.pieces:
            yield term_step(proof, term)
    if any(figure.at == proof.end for figure in table.figures.values()):
        marks = (space_mark(proof.end, "note"),)
        yield Step(rules.MOVE_OCCUPIED, "apex.step.occupied", {"end": proof.end}, marks)
    for ban in proof.bans:
        facts = _facts(proof, ban)
        yield Step(ban.rule, _SAID[ban.rule], facts, _marks(ban, "blocker"))


#: What a term or a ban is told by, where the rule alone tells it.
_SAID = {
    rules.MOVE_SPACE: "apex.step.space",
    rules.MOVE_UP: "apex.step.up",
    rules.MOVE_DOWN: "apex.step.down",
    rules.MOVE_OBSTACLE: "apex.step.obstacle",
    rules.MOVE_CONNECTED: "apex.step.connected-barred",
    rules.MOVE_BORDER: "apex.step.border",
    rules.MOVE_IMPASSABLE: "apex.step.impassable",
    rules.MOVE_TWO_UP: "apex.step.two-up",
    rules.MOVE_HIGH_COMPONENT: "apex.step.too-high",
}


def entering(beside: Space) -> Step:
    """A start outside the map, next to a space of it."""
    marks = (space_mark(beside, "note"),)
    return Step(rules.MOVE_ENTER, "apex.step.enters", {"beside": beside}, marks)


def term_step(proof: StepProof, term: Term) -> Step:
    """A part of the price."""
    facts = {**_facts(proof, term), "points": term.points}
    if term.corner is not None:
        message_id = "apex.step.connected" if term.points else "apex.step.connected-free"
        if term.others:
            facts |= {"others": kinds(term.others)}
            message_id = "apex.step.least" if term.points else "apex.step.least-free"
        return Step(term.rule, message_id, facts, _marks(term, "crossed"))
    if term.rule == rules.MOVE_SPACE:
        start, end = position(proof.start.point), position(proof.end.point)
        return Step(term.rule, _SAID[term.rule], facts, (line_mark(start, end, "note"),))
    return Step(term.rule, _SAID[term.rule], facts, _marks(term, "crossed"))


def _facts(proof: StepProof, of: Term | Ban) -> dict[str, object]:
    return {
        "start": Place(proof.start, proof.low),
        "end": Place(proof.end, proof.high),
        "things": kinds(of.pieces),
        "corner": of.corner,
    }


def _marks(of: Term | Ban, role: str) -> tuple[Mark, ...]:
    """The corner that pieces share, or the pieces where they stand."""
    if of.corner is not None:
        return (point_mark(of.corner, "note"),)
    return piece_marks(*of.pieces, role=role)
