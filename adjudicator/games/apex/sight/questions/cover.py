"""The question `cover`: is the target of a line behind cover, and by what?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from adjudicator.board.crossings import passages, sides, spaces_entered
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
from adjudicator.games.apex.sight.contiguity import contact
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.corners import Junction, Pair, junction
from adjudicator.games.apex.table.ends import End, FromToParams, read_end
from adjudicator.games.apex.table.naming import place_of, position, things, who
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Table

#: By which rule something gives cover, by where the line meets it.
_UNSAID: Mapping[type, RuleId] = {
    Corner: rules.COVER_CONNECTED,
    Space: rules.COVER_SPACE_OBJECT,
}


@dataclass(slots=True)
class CoverProof:
    """What the line met that gives cover, and what it met that does not.

    Each of `edges`, `corners` and `spaces` maps a piece to where the line met it.
    """

    edges: dict[Piece, Edge] = field(default_factory=dict)
    corners: dict[Piece, Corner] = field(default_factory=dict)
    spaces: dict[Piece, Space] = field(default_factory=dict)
    touched: dict[Piece, Corner] = field(default_factory=dict)
    #: What would give cover at a corner or on a space, were the table's edition not silent on it.
    unsaid: dict[Piece, Corner | Space] = field(default_factory=dict)
    away: dict[Piece, Edge | Corner | Space] = field(default_factory=dict)

    def lacking_rule(self, table: Table) -> RuleId | None:
        """The rule that alone could give cover, where the table's edition has none such."""
        met = {_UNSAID[type(at)]: None for at in (*self.corners.values(), *self.spaces.values())}
        lacking = (rule for rule in (*self.unsaid_rules, *met) if table.edition.lacks(rule))
        return None if self.edges else next(lacking, None)

    @property
    def unsaid_rules(self) -> tuple[RuleId, ...]:
        """The rules that the table's edition lacks for what it leaves out."""
        return tuple(dict.fromkeys(_UNSAID[type(at)] for at in self.unsaid.values()))

    def left_out(self, rule: RuleId) -> dict[Piece, Corner | Space]:
        """What may give cover by a rule that the edition lacks, where nothing else gives it."""
        left_out = {} if self.edges else self.unsaid
        return {piece: at for piece, at in left_out.items() if _UNSAID[type(at)] == rule}

    def by(self, table: Table) -> tuple[Piece, ...]:
        """The pieces that give cover, in the order of the table."""
        giving = {*self.edges, *self.corners, *self.spaces}
        return tuple(piece for piece in table.pieces if piece in giving)


def find_cover(table: Table, source: End, target: End, consult: Consultation) -> CoverProof:
    """Look for cover along the line from the source to the target."""
    proof = CoverProof()
    if isinstance(target.spot, Space):
        _Search(table, source, target, target.spot, consult, proof).run()
    return proof


@dataclass(frozen=True, slots=True)
class _Search:
    table: Table
    source: End
    target: End
    space: Space
    consult: Consultation
    proof: CoverProof

    def run(self) -> None:
        where = sides(self.source.point, self.target.point)
        for edge, corner in passages(self.source.point, self.target.point):
            if edge:
                self._cross_edge(edge)
            elif corner:
                self._cross_corner(junction(self.table, corner, where))
        self._pass_spaces()

    def _protects(self, piece: Piece) -> bool:
        """Whether the target is adjacent to a piece on edges: on its level, beside one of them."""
        return piece.base == self.target.level and any(
            self.space in edge.spaces for edge in piece.edges
        )

    def _cross_edge(self, edge: Edge) -> None:
        for part in self.table.parts.get(edge, ()):
            if Tag.COVER in part.piece.tags:
                found = self.proof.edges if self._protects(part.piece) else self.proof.away
                found.setdefault(part.piece, edge)

    def _cross_corner(self, met: Junction) -> None:
        for pair in met.crossed:
            for piece in self._covering(pair):
                if not _with_building(pair) or self._by_building(met, piece):
                    self.proof.corners.setdefault(piece, met.corner)
        for pair in met.skirted:
            covering = list(self._covering(pair)) if _all_cover(pair) else []
            if covering and self.consult(rulings.COVER_OUTER_ANGLE) == "cover":
                self.proof.corners.update((piece, met.corner) for piece in covering)
        if self.proof.corners and self._leaves_open(rules.COVER_CONNECTED):
            self.proof.unsaid.update(self.proof.corners)
            self.proof.corners.clear()
        crossed = {part.piece for pair in met.crossed for part in pair}
        for part in met.parts:
            known = (*self.proof.corners, *self.proof.unsaid)
            if Tag.COVER in part.piece.tags and part.piece not in known:
                met_in_vain = self.proof.away if part.piece in crossed else self.proof.touched
                met_in_vain.setdefault(part.piece, met.corner)

    def _leaves_open(self, rule: RuleId) -> bool:
        return self.table.edition.leaves_open(rule, self.consult)

    def _covering(self, pair: Pair) -> Iterator[Piece]:
        for piece in {part.piece: None for part in pair}:
            if Tag.COVER in piece.tags and self._protects(piece):
                yield piece

    def _by_building(self, met: Junction, piece: Piece) -> bool:
        """A corner shared with a building or wall only, where that is enough."""
        for pair in met.crossed:
            if any(part.piece is piece for part in pair) and not _with_building(pair):
                return True
        return self.consult(rulings.COVER_BUILDING) == "cover"

    def _pass_spaces(self) -> None:
        """Cover that stands on spaces, such as a beacon."""
        entered = spaces_entered(self.source.point, self.target.point)
        for piece in self.table.pieces:
            if Tag.COVER in piece.tags and piece.spaces and piece.base == self.target.level:
                inside = [space for space in piece.spaces if space in entered]
                outside = [space for space in piece.spaces if self._touches(space)]
                self._meet(piece, inside, [space for space in outside if space not in inside])

    def _touches(self, space: Space) -> bool:
        return any(
            corner and space in corner.spaces
            for _, corner in passages(self.source.point, self.target.point)
        )

    def _meet(self, piece: Piece, inside: list[Space], touched: list[Space]) -> None:
        """A piece that the line passes through or touches: it covers from an adjacent space."""
        if through := self._adjacent(inside):
            self._give(piece, through[0])
        elif beside := self._adjacent(touched):
            if self.consult(rulings.BEACON_COVER) == "touch":
                self._give(piece, beside[0])
        elif inside or touched:
            self.proof.away.setdefault(piece, (inside or touched)[0])

    def _adjacent(self, spaces: list[Space]) -> list[Space]:
        return [x for x in spaces if contact(self.table, self.space, x, self.consult).adjacent]

    def _give(self, piece: Piece, space: Space) -> None:
        left_out = self._leaves_open(rules.COVER_SPACE_OBJECT)
        (self.proof.unsaid if left_out else self.proof.spaces)[piece] = space


def _with_building(pair: Pair) -> bool:
    """Whether one of the two is a building or wall: it blocks, and gives no cover itself."""
    return any(part.piece.blocks and Tag.COVER not in part.piece.tags for part in pair)


def _all_cover(pair: Pair) -> bool:
    return all(Tag.COVER in part.piece.tags for part in pair)


def cover(table: Table, params: FromToParams, consult: Consultation) -> Finding:
    """Judge whether the target has cover from the source; a clear line is not asked for."""
    source = read_end(table, params.start, "from")
    target = read_end(table, params.to, "to")
    proof = find_cover(table, source, target, consult)
    by = proof.by(table)
    for rule in proof.unsaid_rules:
        consult.lacks(rule)
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
        (
            rules.COVER_CONNECTED,
            "apex.cover.connected",
            proof.left_out(rules.COVER_CONNECTED),
            "cover",
        ),
        (rules.COVER_SPACE_OBJECT, "apex.cover.space-object", proof.spaces, "cover"),
        (
            rules.COVER_SPACE_OBJECT,
            "apex.cover.space-object",
            proof.left_out(rules.COVER_SPACE_OBJECT),
            "cover",
        ),
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
