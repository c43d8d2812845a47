"""Pushing a unit or a token: straight away, until something is in the way."""

from dataclasses import dataclass

from adjudicator.games.atlantis.immunity import Immunity, immunity
from adjudicator.games.atlantis.lines import Line, line_between
from adjudicator.games.atlantis.movement import may_pass
from adjudicator.games.atlantis.state import Obstacle, Table, Token, Unit
from adjudicator.kernel.hexes import Hex, apart, heading
from adjudicator.kernel.ruling import Consultation


@dataclass(frozen=True, slots=True)
class Push:
    """A push: where it began and ended, the hexes passed through, and what stopped it.

    `stop` is the hex that could not be entered, off the board or with an obstacle.
    """

    start: Hex
    end: Hex
    line: Line
    immune: Immunity | None
    passed: tuple[Hex, ...] = ()
    stop: Hex | None = None
    obstacle: Obstacle | None = None
    #: It could go on, but not stop where the push would end.
    back: bool = False

    @property
    def moved(self) -> int:
        """How many spaces it was moved."""
        return apart(self.start, self.end)


def push(  # noqa: PLR0913, PLR0917 - a push is all of these
    table: Table,
    source: Hex,
    start: Hex,
    piece: Unit | Token | None,
    spaces: int,
    action: str | None,
    consult: Consultation,
) -> Push:
    """Judge a push from a space, of what stands at `start`."""
    line = line_between(table, source, start, consult)
    immune = immunity(table, piece, action) if isinstance(piece, Unit) else None
    step = heading(source, start)
    if not line.straight or step is None or (immune and immune.immune):
        return Push(start, start, line, immune)
    reached, stop, obstacle = [], None, None
    for number in range(1, spaces + 1):
        at = start + step.times(number)
        here = table.obstacle(at)
        if at not in table.board or not _passes(piece, here):
            stop, obstacle = at, here
            break
        reached.append(at)
    free = [n for n, at in enumerate(reached) if table.is_empty(at)]
    last = free[-1] if free else -1
    end = reached[last] if free else start
    passed = tuple(at for at in reached[: last + 1] if not table.is_empty(at))
    return Push(start, end, line, immune, passed, stop, obstacle, back=last + 1 < len(reached))


def _passes(piece: Unit | Token | None, obstacle: Obstacle | None) -> bool:
    if isinstance(piece, Unit):
        return may_pass(piece, obstacle)
    return obstacle is None
