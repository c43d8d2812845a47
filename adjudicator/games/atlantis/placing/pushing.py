"""Pushing units and tokens: straight away, until something is in the way."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from adjudicator.board.hexes import Hex, apart, heading
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.immunity.immune import Immunity, resisting
from adjudicator.games.atlantis.movement.ground import may_pass
from adjudicator.games.atlantis.reach.lines import Line, line_between
from adjudicator.games.atlantis.table.kit import ActionKind
from adjudicator.games.atlantis.table.state import Obstacle, Table, Token, Unit, moved


@dataclass(frozen=True, slots=True)
class Shove:
    """What pushes: from which space, how far if that is known, and by which type of action."""

    source: Hex
    spaces: int | None
    action: ActionKind | None = None


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

    #: Nobody told how far it is pushed: `end` is as far as it could go.
    unlimited: bool = False

    @property
    def moved(self) -> int:
        """How many spaces it was moved."""
        return apart(self.start, self.end)

    @property
    def known(self) -> bool:
        """Whether nothing has to be told to know where it ends."""
        if self.immune is not None and self.immune.unsure:
            return not self.line.straight
        return not self.unlimited or not self.moved


def push_piece(
    table: Table, shove: Shove, start: Hex, piece: Unit | Token | None, consult: Consultation
) -> Push:
    """Judge a push of what stands in a space."""
    line = line_between(table, shove.source, start, consult)
    immune = _resisting(table, shove, piece, line, consult)
    return _slid(table, shove, piece, Push(start, start, line, immune))


def push_in_turn(
    table: Table, shove: Shove, pieces: Iterable[Unit | Token], consult: Consultation
) -> Iterator[tuple[Unit | Token, Push]]:
    """Push pieces one after another, each on the board that those before it have left.

    Who is Immune is told by the board as it was: targets are chosen before anyone moves.
    """
    board = table
    for piece in pieces:
        at = piece.at or shove.source
        line = line_between(table, shove.source, at, consult)
        immune = _resisting(table, shove, piece, line, consult)
        found = _slid(board, shove, piece, Push(at, at, line, immune))
        board = moved(board, piece, found.end)
        yield piece, found


def _resisting(
    table: Table, shove: Shove, piece: Unit | Token | None, line: Line, consult: Consultation
) -> Immunity | None:
    """What keeps the push from a piece; one out of line isn't pushed at all."""
    return resisting(table, piece, None, shove.action, consult) if line.straight else None


def _slid(table: Table, shove: Shove, piece: Unit | Token | None, begun: Push) -> Push:
    """A push carried out hex by hex."""
    start, step = begun.start, heading(shove.source, begun.start)
    if not begun.line.straight or step is None or (begun.immune and begun.immune.immune):
        return begun
    reached: list[Hex] = []
    stop, obstacle = None, None
    most = len(table.board) if shove.spaces is None else shove.spaces
    for number in range(1, most + 1):
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
    back = last + 1 < len(reached)
    untold = shove.spaces is None
    return Push(start, end, begun.line, begun.immune, passed, stop, obstacle, back, untold)


def _passes(piece: Unit | Token | None, obstacle: Obstacle | None) -> bool:
    if isinstance(piece, Unit):
        return may_pass(piece, obstacle)
    return obstacle is None
