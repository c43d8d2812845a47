"""The question `zone`: which zones bear on a shot?"""

from collections.abc import Iterator, Sequence

from adjudicator.board.squares import Corner, Space
from adjudicator.core.facts import Listing, Standing
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, Step, Summary, line_mark, space_mark
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.shooting.zones import Course, ZoneProof, zones_on
from adjudicator.games.apex.table.ends import End, FromToParams, read_end
from adjudicator.games.apex.table.naming import place_of, position, thing, who
from adjudicator.games.apex.table.state import Table


def zone(table: Table, params: FromToParams, _consult: Consultation) -> Finding:
    """Judge every zone of the table; whether the line is clear is not asked for."""
    source = read_end(table, params.start, "from")
    target = read_end(table, params.to, "to")
    proofs = zones_on(table, source, target)
    answer = {"zones": [proof.piece.id for proof in proofs if proof.bears]}
    return Finding(answer, _summary(proofs), _steps(table, source, target, proofs))


def _summary(proofs: Sequence[ZoneProof]) -> Summary:
    bearing = tuple(thing(proof.piece) for proof in proofs if proof.bears)
    facts = {"things": Listing(bearing), "count": len(bearing)}
    return Summary("apex.zone.bears" if bearing else "apex.zone.none", "note", facts)


def _steps(table: Table, source: End, target: End, proofs: Sequence[ZoneProof]) -> Iterator[Step]:
    yield _line(source, target, proofs)
    for proof in proofs:
        if proof.is_near:
            yield from _zone_steps(table, proof)
    summary = _summary(proofs)
    yield Step(rules.ZONE_BEARS, summary.message_id, summary.facts)


def _line(source: End, target: End, proofs: Sequence[ZoneProof]) -> Step:
    facts = {"source": place_of(source), "target": place_of(target), "count": len(proofs)}
    line = line_mark(position(source.point), position(target.point), "note")
    return Step(rules.ZONE_SHAPE, "apex.zone.line", facts, (line,))


def _zone_steps(table: Table, proof: ZoneProof) -> Iterator[Step]:
    # Where crossing decides, who is inside is told only if that alone would make it bear.
    enough = proof.through and table.edition.zones_are_crossed
    for end in () if enough else proof.inside:
        yield _about(proof, rules.ZONE_INSIDE, "apex.zone.inside", "crossed", end)
    if proof.through:
        rule = rules.ZONE_UPPER if proof.between_levels else rules.ZONE_THROUGH
        yield _about(proof, rule, "apex.zone.through", "crossed")
    if proof.bears:
        return
    for end in proof.off_level:
        yield _about(proof, rules.ZONE_LEVEL, "apex.zone.off-level", "harmless", end)
    if proof.course == Course.THROUGH:
        rule = rules.ZONE_UPPER if proof.between_levels else rules.ZONE_LEVEL
        yield _about(proof, rule, "apex.zone.upper-off-level", "harmless")
    elif not proof.off_level:
        along = proof.course == Course.ALONG
        message_id = "apex.zone.along" if along else "apex.zone.tip"
        yield _about(proof, rules.ZONE_ALONG, message_id, "touched")


def _about(
    proof: ZoneProof, rule: RuleId, message_id: str, role: str, end: End | None = None
) -> Step:
    facts: dict[str, object] = {
        "zone": Standing((thing(proof.piece),), proof.corner),
        "level": proof.level,
        "upper": proof.upper,
    }
    marks = _diamond(proof.corner, role)
    if end and isinstance(end.spot, Space):
        facts["who"], facts["own"] = who(end), end.level
        marks = (*marks, space_mark(end.spot, "note"))
    return Step(rule, message_id, facts, marks)


def _diamond(corner: Corner, role: str) -> tuple[Mark, ...]:
    x, y = corner
    tips = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
    return tuple(line_mark(tips[n - 1], tip, role) for n, tip in enumerate(tips))
