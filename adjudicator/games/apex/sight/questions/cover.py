"""The question `cover`: is the target behind cover, and by what?"""

from collections.abc import Iterator, Mapping

from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Mark,
    Step,
    Summary,
    edge_mark,
    line_mark,
    point_mark,
    space_mark,
)
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.sight.cover import CoverProof, find_cover
from adjudicator.games.apex.table.ends import End, FromToParams, read_end
from adjudicator.games.apex.table.naming import place_of, position, things, who
from adjudicator.games.apex.table.state import Piece, Table


def cover(table: Table, params: FromToParams, consult: Consultation) -> Finding:
    """Judge whether the target has cover from the source; a clear line is not asked for."""
    source = read_end(table, params.start, "from")
    target = read_end(table, params.to, "to")
    proof = find_cover(table, source, target, consult)
    by = proof.by(table)
    answer = {"cover": bool(by), "by": [piece.id for piece in by]}
    return Finding(answer, _summary(target, by), _steps(source, target, proof, by))


def _summary(target: End, by: tuple[Piece, ...]) -> Summary:
    if isinstance(target.spot, Corner):
        return Summary("apex.cover.intersection", "note", {"target": place_of(target)})
    facts = {"target": who(target), "things": things(by)}
    return Summary("apex.cover.behind" if by else "apex.cover.none", "note", facts)


def _steps(source: End, target: End, proof: CoverProof, by: tuple[Piece, ...]) -> Iterator[Step]:
    summary = _summary(target, by)
    if isinstance(target.spot, Corner):
        yield Step(rules.COVER_TARGET_SPACE, summary.message_id, summary.facts)
        return
    line = line_mark(position(source.point), position(target.point), "note")
    facts = {"source": place_of(source), "target": place_of(target)}
    yield Step(rules.COVER_OBJECTS, "apex.cover.line", facts, (line,))
    for rule, message_id, met, role in (
        (rules.COVER_CROSSED, "apex.cover.crossed", proof.edges, "cover"),
        (rules.COVER_CONNECTED, "apex.cover.connected", proof.corners, "cover"),
        (rules.COVER_CONNECTED, "apex.cover.connected", proof.unsaid, "cover"),
        (rules.COVER_SPACE_OBJECT, "apex.cover.space-object", proof.spaces, "cover"),
        (rules.COVER_CROSSED, "apex.cover.touched", proof.touched, "touched"),
        (rules.COVER_TARGET_SPACE, "apex.cover.away", proof.away, "harmless"),
    ):
        if met:
            yield _met(rule, message_id, met, role, target)
    marks = (space_mark(target.spot, "cover" if by else "note"),)
    yield Step(rules.COVER_TARGET_SPACE, summary.message_id, summary.facts, marks)


def _met(
    rule: RuleId,
    message_id: str,
    met: Mapping[Piece, Edge | Corner | Space],
    role: str,
    target: End,
) -> Step:
    facts = {
        "things": things(met),
        "count": len(met),
        "target": who(target),
    }
    marks = [mark for piece, spot in met.items() for mark in _marks(piece, spot, role)]
    return Step(rule, message_id, facts, tuple(marks))


def _marks(piece: Piece, spot: Edge | Corner | Space, role: str) -> Iterator[Mark]:
    if isinstance(spot, Space):
        yield space_mark(spot, role)
    else:
        yield from (edge_mark(edge, role) for edge in piece.edges)
    if isinstance(spot, Corner):
        yield point_mark(spot, role)
