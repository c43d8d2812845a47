"""What one step from space to space costs, term by term, or all that forbids it."""

from dataclasses import dataclass, field

from adjudicator.board.crossings import sides
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.movement import rules
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.components import Tag
from adjudicator.games.apex.table.corners import Junction, junction, one_front, roofs_met
from adjudicator.games.apex.table.pieces import Part, Piece
from adjudicator.games.apex.table.state import Table


@dataclass(frozen=True, slots=True)
class Term:
    """A part of the price: by which rule, how much, and for what."""

    rule: RuleId
    points: int
    pieces: tuple[Piece, ...] = ()
    corner: Corner | None = None
    #: What is connected with these and restricts more, or can't be passed at all.
    others: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Ban:
    """A reason why a step cannot be made."""

    rule: RuleId
    pieces: tuple[Piece, ...] = ()
    corner: Corner | None = None


@dataclass(slots=True)
class StepProof:
    """A step with all its terms, and all that forbids it."""

    start: Space
    end: Space
    low: int
    high: int
    terms: list[Term] = field(default_factory=list)
    bans: list[Ban] = field(default_factory=list)

    @property
    def cost(self) -> int | None:
        """The movement points that it takes; None if it cannot be made."""
        return None if self.bans else self.least

    @property
    def least(self) -> int:
        """The points that it takes at least, whether or not something forbids it."""
        return sum(term.points for term in self.terms)


def step_cost(table: Table, start: Space, end: Space, consult: Consultation) -> StepProof:
    """Weigh a step between two spaces that touch."""
    low, high = (_level(table, space, consult) for space in (start, end))
    proof = StepProof(start, end, low, high)
    if end not in table.grid:
        proof.bans.append(Ban(rules.MOVE_BORDER))
        return proof
    proof.terms.append(Term(rules.MOVE_SPACE, 1))
    _Step(table, proof, consult).weigh()
    # What an edition is silent on does not matter where what it says is enough to forbid a step.
    if said := [ban for ban in proof.bans if not table.edition.lacks(ban.rule)]:
        proof.bans = said
    return proof


def _level(table: Table, space: Space, consult: Consultation) -> int:
    """The level that a mover is on in a space; something tall there may count as its level."""
    level, tall = table.level(space), table.tall.get(space, ())
    if not tall or space in table.impassable or consult(rulings.DROP_LEVEL) == "ground":
        return level
    return max(piece.top for piece in tall)


@dataclass(frozen=True, slots=True)
class _Step:
    table: Table
    proof: StepProof
    consult: Consultation

    def weigh(self) -> None:
        self._enter()
        self._change_level()
        start, end = self.proof.start, self.proof.end
        if start.c == end.c or start.r == end.r:
            self._cross_edge()
        else:
            corner = Corner(max(start.c, end.c), max(start.r, end.r))
            self._cross_corner(junction(self.table, corner, sides(start.point, end.point)))

    def _enter(self) -> None:
        """What stands on the space itself."""
        barred = self.table.impassable.get(self.proof.end)
        if barred:
            self.proof.bans.append(Ban(rules.MOVE_IMPASSABLE, barred))
        tall = self.table.tall.get(self.proof.end, ())
        if high := tuple(piece for piece in tall if self._reaches_too_high(piece)):
            self.proof.bans.append(Ban(rules.MOVE_HIGH_COMPONENT, high))

    def _change_level(self) -> None:
        rise = self.proof.high - self.proof.low
        if rise > 1:
            self.proof.bans.append(Ban(rules.MOVE_TWO_UP))
        elif rise == 1:
            self.proof.terms.append(Term(rules.MOVE_UP, 1))
        elif rise < 0:
            self.proof.terms.append(Term(rules.MOVE_DOWN, 0))

    def _cross_edge(self) -> None:
        parts = self.table.parts.get(_shared(self.proof.start, self.proof.end), ())
        high = tuple(part.piece for part in parts if self._is_too_high(part))
        if high:
            self.proof.bans.append(Ban(rules.MOVE_HIGH_COMPONENT, high))
        for base in (self.proof.low, self.proof.low + 1):
            found = [part for part in parts if part.base == base and _hinders(part)]
            if found:
                pieces = tuple(part.piece for part in found)
                self.proof.terms.append(Term(rules.MOVE_OBSTACLE, self._over(base), pieces))

    def _over(self, base: int) -> int:
        """The price of what is crossed; on the roof's edge, going down, a table may waive it."""
        down = self.proof.high < self.proof.low and base == self.proof.low
        return 0 if down and self.consult(rulings.ROOF_EDGE_DOWN) == "1" else 1

    def _is_too_high(self, part: Part) -> bool:
        """Whether a part stands above the mover, or reaches more than one level up."""
        piece = part.piece
        if piece.base >= self.proof.low and Tag.IMPASSABLE in piece.tags:
            return True
        return self._reaches_too_high(piece)

    def _reaches_too_high(self, piece: Piece) -> bool:
        low = self.proof.low
        return piece.top > piece.base >= low and piece.top > low + 1

    def _cross_corner(self, met: Junction) -> None:
        """Connected parts on both sides: on each base, the least restriction of them counts."""
        for base in sorted({one.base for one, _ in met.crossed if one.base >= self.proof.low}):
            parts = [part for pair in met.crossed for part in pair if part.base == base]
            if not (self._lacks_connected and self._cross_front(parts)):
                # Of a piece with two edges here, the one that nothing is built on counts.
                involved = {p.piece: p for p in sorted(parts, key=self._is_built_on, reverse=True)}
                self._pass_between(list(involved.values()), met.corner, base)
        self._roof_to_roof(met)

    def _pass_between(self, parts: list[Part], corner: Corner, base: int) -> None:
        pieces = tuple(part.piece for part in parts)
        if self.table.edition.leaves_open(rules.MOVE_CONNECTED, self.consult):
            self.proof.bans.append(Ban(rules.MOVE_CONNECTED, pieces, corner))
            return
        low = [part for part in parts if not self._is_too_high(part)]
        free = [part for part in low if not self._is_built_on(part)]
        passable = {part.piece: self._limit(part) for part in free or low}
        if not passable:
            self.proof.bans.append(Ban(rules.MOVE_CONNECTED, pieces, corner))
            return
        least = min(passable.values())
        climbing = self.proof.high > self.proof.low and base == self.proof.low
        if climbing and max(passable.values()) > least == 0 and self._sums_up():
            least = 1
        which = tuple(piece for piece, points in passable.items() if points == least)
        others = tuple(piece for piece in pieces if which and piece not in which)
        rule = rules.MOVE_LEAST if others else rules.MOVE_CONNECTED
        self.proof.terms.append(Term(rule, least, which or pieces, corner, others))

    def _is_built_on(self, part: Part) -> bool:
        """Whether a further storey stands on its edge that is too high to be crossed."""
        return any(
            other.piece.raises and self.proof.low < other.base and self._is_too_high(other)
            for other in self.table.parts[part.edge]
        )

    @property
    def _lacks_connected(self) -> bool:
        return self.table.edition.lacks(rules.MOVE_CONNECTED)

    def _cross_front(self, parts: list[Part]) -> bool:
        """Whether the corner lies on one front, or in one component, which is crossed as such."""
        alone = len({part.piece for part in parts}) == 1
        front = parts[:1] if alone else one_front(self.table, parts)
        if len({(self._is_too_high(part), _hinders(part)) for part in front}) != 1:
            return False
        pieces = tuple(dict.fromkeys(part.piece for part in front))
        if self._is_too_high(front[0]):
            self.proof.bans.append(Ban(rules.MOVE_HIGH_COMPONENT, pieces))
        elif _hinders(front[0]):
            over = self._over(front[0].base)
            self.proof.terms.append(Term(rules.MOVE_OBSTACLE, over, pieces))
        return True

    def _sums_up(self) -> bool:
        return self.consult(rulings.CLIMB_CORNER) == "3"

    def _limit(self, part: Part) -> int:
        """The price of a connected part on the mover's level or one up."""
        piece, proof = part.piece, self.proof
        if part.base > proof.low + 1:
            return 0
        climbed = proof.high > proof.low and piece.raises and proof.end in piece.spaces
        if climbed and piece.base == proof.low:
            return 0  # climbing it is the point for the level
        stands = _hinders(part) or piece.top > piece.base
        return self._over(part.base) if stands else 0

    def _roof_to_roof(self, met: Junction) -> None:
        """Between two roofs of one level, over a corner that both buildings have."""
        proof = self.proof
        if proof.low != proof.high or self._lacks_connected:
            return
        pieces = roofs_met(self.table, proof.start, proof.end, met)
        if pieces and self.consult(rulings.ROOF_TO_ROOF) == "2":
            proof.terms.append(Term(rules.MOVE_CONNECTED, 1, pieces, met.corner))


def _shared(one: Space, other: Space) -> Edge:
    """The edge between two spaces side by side."""
    return Edge(max(one.c, other.c), max(one.r, other.r), vertical=one.c != other.c)


def _hinders(part: Part) -> bool:
    return Tag.OBSTACLE in part.piece.tags
