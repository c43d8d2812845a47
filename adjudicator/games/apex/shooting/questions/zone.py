"""The question `zone`: which zones affect a shot, by who is in them or where the line goes?"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from adjudicator.board.squares import Corner, Point, Space
from adjudicator.core.facts import Listing, Standing
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Mark, Step, Summary, line_mark, space_mark
from adjudicator.games.apex.shooting import rules
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.ends import End, FromToParams, read_end
from adjudicator.games.apex.table.naming import place_of, position, thing, who
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table

#: From the corner of a zone to a tip of its diamond, in half spaces.
REACH = 2


class Course(StrEnum):
    """How a line goes past the diamond of a zone."""

    THROUGH = "through"
    ALONG = "along"
    TIP = "tip"
    APART = "apart"


@dataclass(frozen=True, slots=True)
class ZoneProof:
    """A zone and a line: who is in it, who is only below or above it, how the line goes."""

    piece: Piece
    corner: Corner
    upper: int
    lower: int
    inside: tuple[End, ...]
    off_level: tuple[End, ...]
    course: Course

    @property
    def level(self) -> int:
        """The one level that the zone is on."""
        return self.piece.base

    @property
    def through(self) -> bool:
        """Whether the line goes through the zone, seen from an upper end on the zone's level."""
        return self.course == Course.THROUGH and self.upper == self.level

    @property
    def between_levels(self) -> bool:
        """Whether the line goes over or through the zone from one level to another."""
        passes = self.course == Course.THROUGH and self.lower <= self.level <= self.upper
        return passes and self.lower < self.upper

    @property
    def bears(self) -> bool:
        """Whether the zone affects the shot."""
        return bool(self.inside) or self.through

    @property
    def is_near(self) -> bool:
        """Whether there is anything to say of it."""
        return self.course != Course.APART or bool(self.inside or self.off_level)


def zones_on(table: Table, source: End, target: End) -> tuple[ZoneProof, ...]:
    """Every zone of the table, in its order, and how it stands to a line."""
    return tuple(
        _as_printed(table, _zone(piece, piece.corner, source, target))
        for piece in table.pieces
        if piece.corner and Tag.ZONE in piece.tags
    )


def lacking_rule(table: Table, zone: ZoneProof) -> RuleId | None:
    """The rule that alone decides over a zone, where the table's edition has none such."""
    rule = None
    if zone.between_levels:
        rule = rules.ZONE_UPPER
    elif zone.inside and not zone.through:
        rule = rules.ZONE_INSIDE
    return rule if rule and table.edition.lacks(rule) else None


def _as_printed(table: Table, zone: ZoneProof) -> ZoneProof:
    """Where crossing decides, a line along an edge isn't in the zone, whoever it starts from."""
    along = table.edition.zones_are_crossed and zone.course == Course.ALONG
    return replace(zone, inside=()) if along else zone


def _zone(piece: Piece, corner: Corner, source: End, target: End) -> ZoneProof:
    # A space and a corner of the same numbers are two places.
    one_place = source == target and type(source.spot) is type(target.spot)
    ends = (source,) if one_place else (source, target)
    around = [end for end in ends if isinstance(end.spot, Space) and end.spot in corner.spaces]
    return ZoneProof(
        piece,
        corner,
        upper=max(source.level, target.level),
        lower=min(source.level, target.level),
        inside=tuple(end for end in around if end.level == piece.base),
        off_level=tuple(end for end in around if end.level != piece.base),
        course=course(source.point, target.point, corner),
    )


def course(start: Point, end: Point, corner: Corner) -> Course:
    """How a line goes past the diamond around a corner.

    Along the line, the way to the corner by rows and columns is shortest at one of its ends, or
    where it is level with the corner or upright over it: looking there decides.
    """
    x, y = corner.point
    one, other = Point(start.x - x, start.y - y), Point(end.x - x, end.y - y)
    looks = (*_at_ends(one, other), *_at_axes(one, other))
    if any(way < REACH * scale for way, scale in looks):
        return Course.THROUGH
    if not any(way == REACH * scale for way, scale in looks):
        return Course.APART
    return Course.ALONG if _follows(one, other) else Course.TIP


def _at_ends(one: Point, other: Point) -> tuple[tuple[int, int], ...]:
    """How far the ends are from the corner, as a number and what it is a multiple of."""
    return tuple((abs(x) + abs(y), 1) for x, y in (one, other))


def _at_axes(one: Point, other: Point) -> tuple[tuple[int, int], ...]:
    """How far the line is from the corner where it crosses the corner's row and its column."""
    turn = abs(one.x * other.y - one.y * other.x)
    return tuple(
        (turn, abs(a - b))
        for a, b in ((one.x, other.x), (one.y, other.y))
        if a != b and min(a, b) <= 0 <= max(a, b)
    )


def _follows(one: Point, other: Point) -> bool:
    """Whether a line that stays outside has a stretch of the diamond's edge, not only a point."""
    dx, dy = other.x - one.x, other.y - one.y
    if abs(dx) != abs(dy) or not dx:
        return False
    # On a diagonal, x - y or x + y is the same all along: the edge lies on one of the two.
    side = one.x - one.y if dx == dy else one.x + one.y
    low, high = sorted((one.x, other.x))
    first, last = sorted((0, side))
    return abs(side) == REACH and max(low, first) < min(high, last)


def zone(table: Table, params: FromToParams, consult: Consultation) -> Finding:
    """Judge every zone of the table; whether the line is clear is not asked for.

    Zones on which the table's edition has no rule stand last, and not in the answer.
    """
    source = read_end(table, params.start, "from")
    target = read_end(table, params.to, "to")
    found = zones_on(table, source, target)
    unsaid = [proof for proof in found if _is_left_out(table, proof, consult)]
    proofs = [*(proof for proof in found if proof not in unsaid), *unsaid]
    zones = [proof.piece.id for proof in proofs if proof.bears and proof not in unsaid]
    answer = {"zones": None if unsaid and not zones else zones}
    return Finding(answer, _summary(proofs), _steps(table, source, target, proofs))


def _is_left_out(table: Table, proof: ZoneProof, consult: Consultation) -> bool:
    rule = lacking_rule(table, proof)
    return rule is not None and table.edition.leaves_open(rule, consult)


def _summary(proofs: Sequence[ZoneProof]) -> Summary:
    bearing = tuple(thing(proof.piece) for proof in proofs if proof.bears)
    facts = {"things": Listing(bearing), "count": len(bearing)}
    return Summary("apex.zone.bears" if bearing else "apex.zone.none", "note", facts)


def _steps(table: Table, source: End, target: End, proofs: Sequence[ZoneProof]) -> Iterator[Step]:
    yield _line(source, target, proofs)
    for proof in proofs:
        if proof.is_near:
            yield from zone_steps(table, proof)
    summary = _summary(proofs)
    yield Step(rules.ZONE_BEARS, summary.message_id, summary.facts)


def _line(source: End, target: End, proofs: Sequence[ZoneProof]) -> Step:
    facts = {"source": place_of(source), "target": place_of(target), "count": len(proofs)}
    line = line_mark(position(source.point), position(target.point), "note")
    return Step(rules.ZONE_SHAPE, "apex.zone.line", facts, (line,))


def zone_steps(table: Table, proof: ZoneProof) -> Iterator[Step]:
    """Why a zone affects a shot, or why not."""
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
