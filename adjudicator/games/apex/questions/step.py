"""The question `step`: what does it cost to step from one space to the next?"""

from collections.abc import Iterator

from adjudicator.games.apex import rules
from adjudicator.games.apex.ends import EndRecord, read_end
from adjudicator.games.apex.movement import Ban, StepProof, Term, step_cost
from adjudicator.games.apex.naming import position, thing
from adjudicator.games.apex.questions.los import FromTo
from adjudicator.games.apex.state import Piece, Table
from adjudicator.kernel.facts import Listing, Place
from adjudicator.kernel.ruling import rule_on
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.squares import Corner, Space, steps_apart
from adjudicator.kernel.verdict import (
    Answer,
    Gist,
    Mark,
    Step,
    Verdict,
    edge_mark,
    line_mark,
    point_mark,
    space_mark,
    verdict_on,
)


def step(table: Table, asked: FromTo) -> Verdict:
    """Judge a step; the end may lie off the board, to be told that it cannot be entered."""
    start = _space(table, asked.start, "from", off_board=False)
    end = _space(table, asked.to, "to", off_board=True)
    if steps_apart(start, end) != 1:
        raise Malformed("to", "step.not-touching", distance=steps_apart(start, end))
    ruled = rule_on(
        table.readings,
        lambda consult: step_cost(table, start, end, consult),
        lambda proof: proof.cost,
    )
    return verdict_on("step", ruled, _answer, _gist(ruled.proof), _steps(table, ruled.proof))


def _space(table: Table, record: EndRecord, at: str, *, off_board: bool) -> Space:
    if off_board and record.space is not None and Space(*record.space) not in table.field:
        return Space(*record.space)
    spot = read_end(table, record, at).spot
    if isinstance(spot, Corner):
        raise Malformed(at, "step.needs-space")
    return spot


def _answer(cost: int | None) -> Answer:
    return {"cost": cost}


def _gist(proof: StepProof) -> Gist:
    facts = {"end": proof.end, "cost": proof.cost}
    if proof.cost is None:
        return Gist("step.barred", "blocked", facts)
    return Gist("step.costs", "clear", facts)


def _steps(table: Table, proof: StepProof) -> Iterator[Step]:
    for term in proof.terms:
        yield _term(proof, term)
    if any(figure.at == proof.end for figure in table.figures.values()):
        marks = (space_mark(proof.end, "note"),)
        yield Step(rules.MOVE_OCCUPIED, "step.occupied", {"end": proof.end}, marks)
    for ban in proof.bans:
        facts = _facts(proof, ban)
        yield Step(ban.rule, _SAID[ban.rule], facts, _marks(ban.pieces, ban.corner, "blocker"))


#: What a term or a ban is told by, where the rule alone tells it.
_SAID = {
    rules.MOVE_SPACE: "step.space",
    rules.MOVE_UP: "step.up",
    rules.MOVE_DOWN: "step.down",
    rules.MOVE_OBSTACLE: "step.obstacle",
    rules.MOVE_CONNECTED: "step.connected-barred",
    rules.MOVE_BORDER: "step.border",
    rules.MOVE_IMPASSABLE: "step.impassable",
    rules.MOVE_TWO_UP: "step.two-up",
    rules.MOVE_HIGH_COMPONENT: "step.too-high",
}


def _term(proof: StepProof, term: Term) -> Step:
    facts = {**_facts(proof, term), "points": term.points}
    if term.corner is not None:
        says = "step.connected" if term.points else "step.connected-free"
        return Step(term.rule, says, facts, _marks(term.pieces, term.corner, "crossed"))
    if term.rule == rules.MOVE_SPACE:
        start, end = position(proof.start.point), position(proof.end.point)
        return Step(term.rule, _SAID[term.rule], facts, (line_mark(start, end, "note"),))
    return Step(term.rule, _SAID[term.rule], facts, _marks(term.pieces, None, "crossed"))


def _facts(proof: StepProof, of: Term | Ban) -> dict[str, object]:
    return {
        "start": Place(proof.start, proof.low),
        "end": Place(proof.end, proof.high),
        "things": Listing(tuple({thing(piece): None for piece in of.pieces})),
        "corner": of.corner,
    }


def _marks(pieces: tuple[Piece, ...], corner: Corner | None, role: str) -> tuple[Mark, ...]:
    if corner is not None:
        return (point_mark(corner, "note"),)
    edges = [edge_mark(edge, role) for piece in pieces for edge in piece.edges if not piece.spaces]
    return (*edges, *(space_mark(piece.spaces[0], role) for piece in pieces if piece.spaces))
