"""What would change a line of sight: from where it would be clear, or by how little it is."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from adjudicator.board.squares import Space, steps_apart
from adjudicator.core.ruling import Consultation
from adjudicator.games.apex.movement.movers import Mover
from adjudicator.games.apex.movement.travel import reach
from adjudicator.games.apex.sight.fov import field_of_view
from adjudicator.games.apex.sight.line import Proof, hidden_strips, look
from adjudicator.games.apex.table.corners import Barrier
from adjudicator.games.apex.table.ends import End, spaces_at
from adjudicator.games.apex.table.state import Figure, Piece, Table

#: How many points are tried first: most near-misses are no farther.
NEAR = 4


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
    """A figure that has so many points, or as many as it likes."""
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
