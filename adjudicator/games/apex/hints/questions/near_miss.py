"""The question `near-miss`: from where would a line be clear, or by how little is it?"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.facts import Listing
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.verdict import Answer, Mark, Step, Summary, label_mark, point_mark, space_mark
from adjudicator.games.apex.movement import rules as movement_rules
from adjudicator.games.apex.movement.travel import Mover, reach
from adjudicator.games.apex.sight import rules as sight_rules
from adjudicator.games.apex.sight.fov import field_of_view
from adjudicator.games.apex.sight.line import look
from adjudicator.games.apex.sight.proof import Proof, hidden_strips
from adjudicator.games.apex.sight.questions.los import LineTelling
from adjudicator.games.apex.table.corners import Barrier
from adjudicator.games.apex.table.ends import End, FromToParams, read_end, spaces_at
from adjudicator.games.apex.table.naming import piece_marks, place_of, standing, things, who
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.state import Figure, Table

#: How many points are tried first: most near-misses are no farther.
NEAR = 4

#: How many spaces are listed.
TOLD = 3


@dataclass(frozen=True)
class NearMiss:
    """A line, what stands in its way, and the cheapest spaces from which it would be clear.

    `cost` is in movement points for a figure, in spaces for a place; None if there is no space.
    """

    line: Proof
    by: tuple[Piece, ...] = ()
    spaces: tuple[Space, ...] = ()
    cost: int | None = None
    #: Of a clear line past a hidden strip: in which row beyond the strip the lower end is.
    spare: int | None = None


def near_miss(table: Table, source: End, target: End, consult: Consultation) -> NearMiss:
    """Look along a line and, if it is blocked, for the nearest space with a clear one."""
    line = look(table, source, target, consult)
    if line.clear or line.by is None:
        return NearMiss(line, spare=_spare(table, line))
    sees = _sees(table, target, consult)
    by = _in_the_way(table, line, line.by)
    for costs in _costs(table, source, consult):
        listed = sorted(costs.items(), key=lambda at: (at[1], at[0].r, at[0].c))
        for cost, equal in groupby(listed, key=itemgetter(1)):
            if clear := tuple(space for space, _ in equal if sees(space)):
                return NearMiss(line, by, clear, cost)
    return NearMiss(line, by)


def _spare(table: Table, line: Proof) -> int | None:
    """The rows to spare beyond the strip that counts; at a corner, beyond the nearer one."""
    if not line.clear or not line.same_level:
        return None
    measured = hidden_strips(table, line, line.same_level[0])
    beyond = (strip.row - strip.x * line.difference for strip in measured if strip.x)
    return min((rows for rows in beyond if rows > 0), default=None)


def _sees(table: Table, target: End, consult: Consultation) -> Callable[[Space], bool | None]:
    """Whether a space sees the target: known for all at once, or asked line by line."""
    if isinstance(target.spot, Space):
        seen = field_of_view(table, target.spot, consult)
        return lambda space: bool(table.grid.bit(space) & seen)
    return lambda space: look(table, End(space, table.level(space)), target, consult).clear


def _costs(table: Table, source: End, consult: Consultation) -> Iterator[Mapping[Space, int]]:
    """What it takes to get to each space that one can end on: those near by, then all."""
    if source.figure:
        for points in (NEAR, None):
            yield reach(table, _walker(source.figure, source.level, points), consult).ends
        return
    free = table.grid.all & ~table.grid.set_of([*table.standing, *table.occupied])
    near = spaces_at(table, source.spot)
    yield {
        space: min(steps_apart(space, other) for other in near)
        for space in table.grid.spaces(free)
        if space not in table.impassable
    }


def _walker(figure: Figure, level: int, points: int | None) -> Mover:
    """A figure with a number of points, or without a limit."""
    return Mover(figure, figure.at, level, allowance=points, rush=False, enters=False)


def _in_the_way(table: Table, line: Proof, blocker: Barrier) -> tuple[Piece, ...]:
    """The pieces that hide one end from the other, in the order of the table.

    Whatever is higher than both ends would have to go; else it is the one blockage that counts.
    """
    higher = [barrier for barrier in line.barriers if barrier.height > line.upper.level]
    pieces = {
        part.piece
        for barrier in higher or [blocker]
        for edge in barrier.edges
        for part in table.blockages[edge]
        if part.piece.top == table.tops[edge]
    }
    return tuple(piece for piece in table.pieces if piece in pieces)


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
        """The summary; of several margins, the smallest."""
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
