"""Where a move may end."""

from dataclasses import dataclass

from adjudicator.board.cell import by_rows, in_rows
from adjudicator.board.hexes import DIRECTIONS, Hex, apart
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.movement.ground import Ground
from adjudicator.games.atlantis.table import rulings


@dataclass(frozen=True, slots=True)
class Move:
    """A move as it is asked for."""

    spaces: int
    exact: bool = False
    straight: bool = False


#: Spaces, each with the number of spaces that it takes to get there.
Costs = tuple[tuple[Hex, int], ...]


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a move may end, by the number of spaces; and what was in the way or passed."""

    spaces: Costs
    passed: tuple[Hex, ...]
    barred: tuple[Hex, ...]


def reach(ground: Ground, move: Move, consult: Consultation) -> Reach:
    """Where a move may end."""
    counts = _straight(ground, move) if move.straight else _counts(ground, move, consult)
    return _reach(ground, move, counts)


def _reach(ground: Ground, move: Move, counts: dict[Hex, int]) -> Reach:
    ending = {at: n for at, n in counts.items() if ground.ends(at)}
    ordered = sorted(ending.items(), key=lambda item: (item[1], by_rows(item[0])))
    passed = in_rows(at for at in counts if at not in ending)
    return Reach(tuple(ordered), passed, _barred(ground, move))


def all_distances(ground: Ground, *, straight: bool) -> Reach:
    """Every space that could be reached with enough movement, each with how far it is."""
    move = Move(len(ground.table.board), straight=straight)
    counts = _straight(ground, move) if move.straight else ground.hops.counts(ground.start)
    return _reach(ground, move, counts)


def _counts(ground: Ground, move: Move, consult: Consultation) -> dict[Hex, int]:
    if not move.exact:
        return ground.hops.counts(ground.start, move.spaces)
    again = consult(rulings.EXACT_REVISIT) == "yes"
    find = ground.hops.walks if again else ground.hops.trails
    return dict.fromkeys(find(ground.start, move.spaces), move.spaces)


def _straight(ground: Ground, move: Move) -> dict[Hex, int]:
    """Along each of the six directions, as far as it may enter."""
    counts = {ground.start: 0}
    for step in DIRECTIONS:
        for number in range(1, move.spaces + 1):
            at = ground.start + step.times(number)
            if not ground.enters(at):
                break
            counts[at] = number
    if move.exact:
        return {at: number for at, number in counts.items() if number == move.spaces}
    return counts


def _barred(ground: Ground, move: Move) -> tuple[Hex, ...]:
    """The obstacles near enough to matter that cannot be entered."""
    near = (at for at in ground.table.board if apart(ground.start, at) <= move.spaces)
    return in_rows(at for at in near if not ground.enters(at))
