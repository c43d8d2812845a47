"""The question `near-miss`: from where would a line be clear, or by how little is it?"""

from collections.abc import Iterator

from adjudicator.core.facts import Listing
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import (
    Answer,
    Mark,
    Step,
    Summary,
    label_mark,
    point_mark,
    space_mark,
)
from adjudicator.games.apex.hints.near import NearMiss, near_miss
from adjudicator.games.apex.movement import rules as movement_rules
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.sight.questions.los import LineTelling
from adjudicator.games.apex.table.ends import End, FromToParams, read_end
from adjudicator.games.apex.table.naming import piece_marks, place_of, standing, things, who
from adjudicator.games.apex.table.state import Table

#: How many spaces are told one by one.
TOLD = 3


def near(table: Table, params: FromToParams, consult: Consultation) -> Finding:
    """Judge what would change a line, or how close it was."""
    source = read_end(table, params.start, "from")
    target = read_end(table, params.to, "to")
    miss = near_miss(table, source, target, consult)
    telling = _Telling(table, source, target, miss)
    return Finding(_answer(miss), telling.summary, telling.steps())


def _answer(miss: NearMiss) -> Answer:
    touched = miss.line.touched if miss.line.clear else ()
    return {
        "clear": miss.line.clear,
        "by": [piece.id for piece in miss.by],
        "cost": miss.cost,
        "spaces": [list(space) for space in miss.spaces],
        "spare": miss.spare,
        "touched": [list(touch.corner) for touch in touched],
    }


class _Telling:
    def __init__(self, table: Table, source: End, target: End, miss: NearMiss) -> None:
        self.table = table
        self.source = source
        self.miss = miss
        self.line = LineTelling(table, source, target, miss.line)
        self.facts: dict[str, object] = {
            "source": who(source),
            "place": place_of(source),
            "target": who(target),
            "cost": miss.cost,
            "spaces": Listing(miss.spaces[:TOLD], any_of=True, more=len(miss.spaces[TOLD:])),
            "things": things(miss.by),
            "touched": self.line.touched,
            "spare": miss.spare,
        }
        if miss.line.same_level:
            self.facts["thing"] = standing(table, miss.line.same_level[0])

    def steps(self) -> Iterator[Step]:
        """What decides the line, then what would change it."""
        yield from self.line.decision()
        yield from self._around() if self.miss.by else self._margins()

    def _around(self) -> Iterator[Step]:
        marks = piece_marks(*self.miss.by, role="blocker")
        yield Step(sight_rules.LOS_BLOCKAGES, "apex.near.in-the-way", self.facts, marks)
        if self.source.figure:
            yield Step(movement_rules.MOVE_REACH, "apex.near.walks", self.facts)
        else:
            yield Step(sight_rules.DISTANCE_SPACES, "apex.near.spaces", self.facts)
        yield Step(
            sight_rules.LOS_BOTH_WAYS, self.summary.message_id, self.facts, tuple(self._near())
        )

    def _near(self) -> Iterator[Mark]:
        for space in self.miss.spaces:
            yield space_mark(space, "near")
            yield label_mark((space.c + 0.5, space.r + 0.5), self.miss.cost or 0, "near")

    def _margins(self) -> Iterator[Step]:
        """Each way in which a clear line was nearly none."""
        touched = self.miss.line.touched if self.miss.line.clear else ()
        if touched:
            points = tuple(point_mark(touch.corner, "touched") for touch in touched)
            yield Step(sight_rules.LOS_TOUCHED, "apex.near.touched", self.facts, points)
        if self.miss.spare is not None:
            yield Step(sight_rules.LOS_HIDDEN_ROWS, "apex.near.rows", self.facts)
        if self.summary.message_id in ("apex.near.wide", "apex.near.over", "apex.near.undecided"):
            yield Step(sight_rules.LOS_BOTH_WAYS, self.summary.message_id, self.facts)

    @property
    def summary(self) -> Summary:
        """What it comes to; of several margins, the least."""
        miss = self.miss
        if miss.by:
            if not miss.spaces:
                return Summary("apex.near.nowhere", "blocked", self.facts)
            message_id = "apex.near.walked" if self.source.figure else "apex.near.away"
            return Summary(message_id, "clear", self.facts)
        if miss.line.clear is None:
            return Summary("apex.near.undecided", "open", self.facts)
        if miss.line.touched:
            return Summary("apex.near.touched", "clear", self.facts)
        if miss.spare is not None:
            return Summary("apex.near.rows", "clear", self.facts)
        crossed = miss.line.barriers or miss.line.own or miss.line.low
        return Summary("apex.near.over" if crossed else "apex.near.wide", "clear", self.facts)
