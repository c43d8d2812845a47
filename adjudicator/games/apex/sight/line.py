"""Whether two places see each other, decided and kept as a proof.

A line is looked at from its upper end. What it crosses is a list of barriers in that order; each
is higher than both ends, on the upper end's level, between the two levels, or too low to matter.
"""

from collections.abc import Iterator

from adjudicator.board.crossings import meetings, sides
from adjudicator.board.squares import Corner, Space
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.sight.proof import HiddenStrip, Proof, Touch, hidden_strips
from adjudicator.games.apex.table import rulings
from adjudicator.games.apex.table.corners import Barrier, OwnEdges, blockages, corner_barriers
from adjudicator.games.apex.table.ends import End
from adjudicator.games.apex.table.state import Table

#: The largest difference of levels that the book tells of.
TOLD_DIFFERENCE = 2


def look(table: Table, a: End, b: End, consult: Consultation) -> Proof:
    """Look along the line between two ends; it is the same both ways."""
    upper, lower = (a, b) if _ranks_above(a, b) else (b, a)
    proof = Proof(upper, lower)
    for barrier in _Line(table, upper, lower, consult).barriers(proof):
        proof.barriers.append(barrier)
    _judge(table, proof, consult)
    return proof


def _ranks_above(a: End, b: End) -> bool:
    """Of two ends on one level neither is the upper; a fixed order makes both ways one."""
    return a.level > b.level or (a.level == b.level and b.point > a.point)


class _Line:
    """Walks along a line from its upper end and tells the barriers on it."""

    def __init__(self, table: Table, upper: End, lower: End, consult: Consultation) -> None:
        self.table = table
        self.upper = upper
        self.lower = lower
        self.consult = consult
        self.sides = sides(upper.point, lower.point)
        self.own_edges = None
        # Of two ends on one level neither is the upper one, and neither sees over anything.
        sees_over = table.edition.sees_over_own_edges
        if sees_over and isinstance(upper.spot, Space) and upper.level > lower.level:
            self.own_edges = OwnEdges(table, upper.spot, consult)

    def barriers(self, proof: Proof) -> Iterator[Barrier]:
        """Every barrier that can matter; what cannot is noted in the proof."""
        tops, ends = self.table.tops, (self.upper.point, self.lower.point)
        yield from self._at_end(self.upper, lowest=self.upper.level)
        for edge, corner in meetings(*ends, tops, self.table.blocked_corners):
            if corner:
                yield from self._at_corner(corner, proof)
            elif edge:
                yield from self._at_edge(Barrier(tops[edge], (edge,)), proof)
        yield from self._foot()
        yield from self._at_end(self.lower, lowest=self.lower.level)

    def _at_edge(self, barrier: Barrier, proof: Proof) -> Iterator[Barrier]:
        if barrier.height <= self.lower.level:
            proof.low.append(barrier)
        elif self.own_edges and self.own_edges.spares(barrier.height, *barrier.edges):
            proof.own.append(barrier)
        else:
            yield barrier

    def _at_corner(self, corner: Corner, proof: Proof) -> Iterator[Barrier]:
        met = blockages(self.table, corner, self.sides)
        counting, spared = corner_barriers(self.table, met, self.consult, self.own_edges)
        proof.own.extend(spared)
        for barrier in counting:
            if barrier.height > self.lower.level:
                yield barrier
            else:
                proof.low.append(barrier)
        seen_over = {edge for barrier in spared for edge in barrier.edges}
        left = tuple(part for part in met.parts if part.edge not in seen_over)
        if left and not counting:
            proof.touched.append(Touch(corner, left))

    def _at_end(self, end: End, lowest: int) -> Iterator[Barrier]:
        """What an intersection that the line begins or ends on would be crossed by."""
        if not isinstance(end.spot, Corner) or end.spot not in self.table.blocked_corners:
            return
        met = blockages(self.table, end.spot, self.sides)
        barriers = corner_barriers(self.table, met, self.consult, self.own_edges)
        counting = [barrier for barrier in barriers.counting if barrier.height > lowest]
        if counting and self.consult(rulings.LINE_END) == "crossed":
            yield from counting

    def _foot(self) -> Iterator[Barrier]:
        """The foot of a building that the line comes down to over its roof."""
        corner = self.lower.spot
        if not isinstance(corner, Corner) or corner not in self.table.blocked_corners:
            return
        roof = _space_before(self.upper, corner)
        if roof is None:
            return
        level = self.table.level(roof)
        if not self.lower.level < level <= self.upper.level:
            return
        met = blockages(self.table, corner, self.sides)
        edges = {
            part.edge: None
            for pair in met.crossed
            for part in pair
            if all(roof in each.piece.spaces and each.piece.top == level for each in pair)
            and not (self.own_edges and self.own_edges.spares(level, *(p.edge for p in pair)))
        }
        if edges and self.consult(rulings.BUILDING_FOOT) == "hidden":
            yield Barrier(level, tuple(edges), corner)


def _space_before(start: End, corner: Corner) -> Space | None:
    """The space that a line lies in just before it reaches a corner, unless it follows the grid."""
    dx, dy = corner.point.x - start.point.x, corner.point.y - start.point.y
    if not dx or not dy:
        return None
    return Space(corner.x - (dx > 0), corner.y - (dy > 0))


def _judge(table: Table, proof: Proof, consult: Consultation) -> None:
    """Apply the cases in the book's order, and write into the proof what came of them."""
    high, low = proof.upper.level, proof.lower.level
    for barrier in proof.barriers:
        if barrier.height > high:
            proof.clear, proof.by = False, barrier
            return
    if (
        proof.difference > TOLD_DIFFERENCE
        and proof.barriers
        and consult(rulings.BEYOND_BOOK) == "ask"
    ):
        proof.clear = None
        return
    _judge_same_level(table, proof, consult)
    for barrier in proof.of_height(low + 1, high - 1) if proof.clear else ():
        strip = _right_behind(table, proof, barrier, consult)
        if strip and _counts_between(proof, consult):
            proof.clear, proof.by, proof.strip = False, barrier, strip
            return


def _counts_between(proof: Proof, consult: Consultation) -> bool:
    """Whether a blockage between the levels hides what is right behind it.

    The book tells it of level 2, level 1 and the ground; two levels higher up a table may read
    otherwise.
    """
    told = not proof.lower.level or proof.difference > TOLD_DIFFERENCE
    return told or consult(rulings.RAISED_GROUND) == "alike"


def _judge_same_level(table: Table, proof: Proof, consult: Consultation) -> None:
    """The farthest blockage on the upper end's level hides the rows behind it."""
    level = proof.upper.level
    same = proof.of_height(level, level) if proof.difference else []
    unsaid = bool(same) and _leaves_out(table, proof, consult)
    for number, barrier in enumerate(reversed(same)):
        hides, strip = _hides(table, proof, barrier, consult)
        if not number:
            proof.same_level = barrier, strip
        if hides and (not number or consult(rulings.NEARER_BLOCKAGE) == "any"):
            proof.clear, proof.by, proof.strip = False, barrier, strip
            proof.same_level = barrier, strip
            break
    if unsaid:
        proof.clear, proof.by, proof.strip = None, None, None


def _leaves_out(table: Table, proof: Proof, consult: Consultation) -> bool:
    """Whether the edition tells nothing of strips that begin or end at an intersection."""
    return any(
        isinstance(end.spot, Corner) and table.edition.leaves_out(rule, consult)
        for end, rule in (
            (proof.upper, rules.LOS_SOURCE_INTERSECTION),
            (proof.lower, rules.LOS_TARGET_INTERSECTION),
        )
    )


def _hides(
    table: Table, proof: Proof, barrier: Barrier, consult: Consultation
) -> tuple[bool, HiddenStrip]:
    """Whether the rows that a same-level blockage hides hold the lower end."""
    measured = hidden_strips(table, proof, barrier)
    hiding = [strip for strip in measured if _in_strip(proof, strip, consult)]
    hides = bool(hiding)
    if hiding and len(hiding) < len(measured) and not any(strip.line.straight for strip in hiding):
        hides = consult(rulings.CORNER_X) == "either"
    return hides, next(s for s in measured if (s in hiding) == hides)


def _in_strip(proof: Proof, strip: HiddenStrip, consult: Consultation) -> bool:
    reach = strip.x * proof.difference
    if strip.row > reach:
        return False
    return strip.past < reach or consult(rulings.HIDDEN_STRIP) == "strip"


def _right_behind(
    table: Table, proof: Proof, barrier: Barrier, consult: Consultation
) -> HiddenStrip | None:
    """The strip of a blockage between the levels, if the lower end is right behind it."""
    measured = hidden_strips(table, proof, barrier)
    first = _first_entered(proof, barrier) in _spaces_of(proof.lower)
    first = first and all(strip.row == 1 for strip in measured)
    close = [strip for strip in measured if strip.row == 1 and strip.line.level]
    run = first or any(not strip.aside for strip in close)
    diagonal = run or any(strip.aside <= 1 for strip in close)
    hidden = run
    if first != diagonal:
        hidden = {"first": first, "run": run, "diagonal": diagonal}[consult(rulings.RIGHT_BEHIND)]
    return next((s for s in measured if s.row == 1), measured[0]) if hidden else None


def _first_entered(proof: Proof, barrier: Barrier) -> Space:
    """The space that the line enters once it has crossed a blockage."""
    start, end = proof.upper.point, proof.lower.point
    if barrier.corner:
        x, y = barrier.corner
        return Space(x - (end.x < start.x), y - (end.y < start.y))
    edge = barrier.edges[0]
    behind = end.x > start.x if edge.vertical else end.y > start.y
    return edge.spaces[behind]


def _spaces_of(end: End) -> tuple[Space, ...]:
    return end.spot.spaces if isinstance(end.spot, Corner) else (end.spot,)
