"""The question `los`: do two places see each other, and why?"""

from collections.abc import Iterator
from functools import partial

from adjudicator.board.crossings import sides
from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Corner
from adjudicator.core.facts import GridLine, Listing, Standing, Thing
from adjudicator.core.question import Finding
from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Step, Summary, edge_mark, point_mark
from adjudicator.games.apex.sight import rules
from adjudicator.games.apex.sight.cross_section import cross_section
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.sight.marks import LineMarks, StripMarks
from adjudicator.games.apex.sight.proof import HiddenStrip, Proof, Touch
from adjudicator.games.apex.table.corners import Barrier, junction
from adjudicator.games.apex.table.ends import End, FromToParams, read_end
from adjudicator.games.apex.table.naming import place_of, standing, thing, who
from adjudicator.games.apex.table.state import Table


def los(table: Table, params: FromToParams, consult: Consultation) -> Finding:
    """Judge the line between two places."""
    source = read_end(table, params.start, "from")
    target = read_end(table, params.to, "to")
    proof = look(table, source, target, consult)
    line = LineTelling(table, source, target, proof)
    section = partial(cross_section, table, source, target, proof)
    return Finding({"clear": proof.clear}, line.summary, line.steps(), section=section)


class LineTelling:
    """Tells a proof step by step, in the order of the book."""

    def __init__(self, table: Table, source: End, target: End, proof: Proof) -> None:
        self.table = table
        self.source = source
        self.target = target
        self.proof = proof
        self.blocker = proof.cut_from(source)
        self.drawing = LineMarks(source.point, target.point)
        self.upper, self.lower = who(proof.upper), who(proof.lower)

    def steps(self) -> Iterator[Step]:
        """The whole reasoning."""
        yield self._ends()
        yield from self._met()
        yield from self._case()
        yield self._conclusion()

    def decision(self) -> Iterator[Step]:
        """The line, and only what decides it."""
        yield self._ends()
        yield from self._case()

    def _ends(self) -> Step:
        facts = {"source": place_of(self.source), "target": place_of(self.target)}
        line = self.drawing.line(self.blocker)
        if not self.proof.difference:
            return Step(rules.LOS_LINE, "apex.los.line", facts, line)
        return Step(rules.LOS_UPPER, "apex.los.upper", {**facts, "upper": self.upper}, line)

    def _met(self) -> Iterator[Step]:
        proof = self.proof
        crossed = [*proof.low, *proof.own, *proof.barriers]
        yield self._crossed([barrier for barrier in crossed if not barrier.corner])
        if corners := [barrier for barrier in crossed if barrier.corner]:
            yield self._about(rules.LOS_CONNECTED, "apex.los.connected", corners, "crossed")
        if proof.own:
            yield self._about(rules.LOS_OWN_EDGE, "apex.los.own-edge", proof.own, "harmless")
        yield from self._touches()
        if flat := [barrier for barrier in proof.low if self._is_flat(barrier)]:
            yield self._about(rules.LOS_LOW, "apex.los.no-level", flat, "harmless")
        if low := [barrier for barrier in proof.low if barrier not in flat]:
            yield self._about(rules.LOS_LOW, "apex.los.low", low, "harmless")

    def _is_flat(self, barrier: Barrier) -> bool:
        """Whether all of a barrier is tagged BLOCKAGE and has no LEVEL."""
        parts = [part for edge in barrier.edges for part in self.table.blockages[edge]]
        return all(part.piece.top == part.base for part in parts)

    def _touches(self) -> Iterator[Step]:
        """What the line only touches; where it is connected with what blocks no line, why."""
        mixed = [(touch, joint) for touch in self.proof.touched if (joint := self._mixed(touch))]
        for touch, joint in mixed:
            facts = {"things": Standing(joint, touch.corner)}
            mark = point_mark(touch.corner, "touched")
            yield Step(rules.LOS_CONNECTED, "apex.los.not-all-blockages", facts, (mark,))
        told = [touch for touch, _ in mixed]
        alone = [touch for touch in self.proof.touched if touch not in told]
        if alone:
            marks = tuple(point_mark(touch.corner, "touched") for touch in alone)
            touched = Listing(tuple(map(_touched, alone)))
            yield Step(rules.LOS_TOUCHED, "apex.los.touched", {"touched": touched}, marks)

    @property
    def touched(self) -> Listing:
        """What the line only touches, as a fact."""
        return Listing(tuple(map(_touched, self.proof.touched)))

    def _mixed(self, touch: Touch) -> tuple[Thing, ...]:
        """What is connected at a corner that is touched, where not all of it blocks lines."""
        if not self.table.edition.holds(rules.LOS_CONNECTED):
            return ()
        course = sides(self.proof.upper.point, self.proof.lower.point)
        pairs = junction(self.table, touch.corner, course).crossed
        mixed = [pair for pair in pairs if not all(part.piece.blocks for part in pair)]
        theirs = [pair for pair in mixed if any(part in touch.parts for part in pair)]
        return tuple(dict.fromkeys(thing(part.piece) for pair in theirs for part in pair))

    def _crossed(self, barriers: list[Barrier]) -> Step:
        if not barriers:
            return Step(rules.LOS_BLOCKAGES, "apex.los.crosses-none", {})
        return self._about(rules.LOS_BLOCKAGES, "apex.los.crosses", barriers, "crossed")

    def _about(self, rule: RuleId, message_id: str, barriers: list[Barrier], role: str) -> Step:
        """A step about several barriers, told from the source on."""
        told = self.drawing.in_order(barriers)
        facts = {
            "things": Listing(tuple(standing(self.table, barrier) for barrier in told)),
            "count": len(told),
            "levels": Listing(tuple(sorted({barrier.height for barrier in told}))),
            "upper": self.upper,
            "lower": self.lower,
        }
        marks = tuple(edge_mark(edge, role) for barrier in told for edge in barrier.edges)
        return Step(rule, message_id, facts, marks)

    def _case(self) -> Iterator[Step]:
        proof = self.proof
        if self.blocker and self.blocker.height > proof.upper.level:
            stands = standing(self.table, self.blocker)
            count = len(stands.things)
            facts = {"thing": stands, "height": self.blocker.height, "count": count}
            marks = self.drawing.blocked(self.blocker)
            yield Step(rules.LOS_HIGHER, "apex.los.higher", facts, marks)
            return
        if proof.difference > 2 and proof.barriers:
            message_id = "apex.los.no-verdict" if proof.clear is None else "apex.los.scaled"
            yield Step(rules.LOS_BEYOND_BOOK, message_id, {"difference": proof.difference})
        if proof.same_level:
            yield from self._same_level(*proof.same_level)
        yield from self._between()

    def _same_level(self, barrier: Barrier, strip: HiddenStrip) -> Iterator[Step]:
        """The farthest blockage on the upper end's level, X, and the rows it hides."""
        proof, level = self.proof, self.proof.upper.level
        drawing = StripMarks(self.table, proof, barrier, strip)
        nearer = barrier is not proof.of_height(level, level)[-1]
        facts = {"thing": standing(self.table, barrier), "upper": self.upper, "level": level}
        counts = tuple(edge_mark(edge, "counts") for edge in barrier.edges)
        yield Step(
            rules.LOS_FARTHEST, "apex.los.nearer" if nearer else "apex.los.farthest", facts, counts
        )
        yield self._measured(drawing)
        yield self._hidden_rows(drawing)

    def _measured(self, drawing: StripMarks) -> Step:
        at_corner = isinstance(self.proof.upper.spot, Corner)
        rule = rules.LOS_SOURCE_INTERSECTION if at_corner else rules.LOS_MEASURING
        strip = drawing.strip
        facts = {
            "upper": self.upper,
            "line": GridLine(strip.line.vertical, strip.line.grid),
            "x": strip.x,
        }
        return Step(rule, "apex.los.measured", facts, drawing.imaginary_line())

    def _hidden_rows(self, drawing: StripMarks) -> Step:
        at_corner = isinstance(self.proof.lower.spot, Corner)
        rule = rules.LOS_TARGET_INTERSECTION if at_corner else rules.LOS_HIDDEN_ROWS
        strip, difference = drawing.strip, self.proof.difference
        facts = {
            "lower": self.lower,
            "difference": difference,
            "x": strip.x,
            "reach": strip.x * difference,
            "row": strip.row,
        }
        if not strip.x:
            return Step(rule, "apex.los.no-rows", facts)
        marks = (drawing.hidden(), drawing.hidden_rows())
        if drawing.barrier is not self.blocker:
            return Step(rule, "apex.los.beyond-rows", facts, marks)
        return Step(
            rule, "apex.los.hidden-rows", facts, marks + self.drawing.blocked(drawing.barrier)
        )

    def _between(self) -> Iterator[Step]:
        """Blockages between the two levels hide what is right behind them, and no more."""
        proof, blocker = self.proof, self.blocker
        between = proof.of_height(proof.lower.level + 1, proof.upper.level - 1)
        if blocker in between and proof.strip:
            hidden = StripMarks(self.table, proof, blocker, proof.strip).hidden()
            facts = {"thing": standing(self.table, blocker), "lower": self.lower}
            marks = (hidden, *self.drawing.blocked(blocker))
            yield Step(rules.LOS_RIGHT_BEHIND, "apex.los.right-behind", facts, marks)
        elif between and proof.clear:
            yield self._about(rules.LOS_RIGHT_BEHIND, "apex.los.not-behind", between, "harmless")

    def _conclusion(self) -> Step:
        return Step(rules.LOS_BOTH_WAYS, self.summary.message_id, self.summary.facts)

    @cached_property
    def summary(self) -> Summary:
        """The summary."""
        facts: dict[str, object] = {
            "source": who(self.source),
            "target": who(self.target),
            "source_level": self.source.level,
            "target_level": self.target.level,
        }
        if self.proof.clear is None:
            return Summary("apex.los.undecided", "open", facts)
        if not self.blocker:
            return Summary("apex.los.clear", "clear", facts)
        stands = standing(self.table, self.blocker)
        facts |= {"thing": stands, "count": len(stands.things)}
        facts["height"] = self.blocker.height
        facts["lower"] = self.lower
        if not self.proof.strip:
            return Summary("apex.los.blocked", "blocked", facts)
        facts["row"] = self.proof.strip.row
        return Summary("apex.los.hidden", "blocked", facts)


def _touched(touch: Touch) -> Standing:
    pieces = {part.piece: None for part in touch.parts}
    return Standing(tuple(thing(piece) for piece in pieces), touch.corner)
