"""Where a unit may go: obstacles, what it ignores, moves of each kind, and shortest paths."""

from dataclasses import dataclass

from adjudicator.board.hexes import DIRECTIONS, Hex, apart, by_rows
from adjudicator.board.lazy import cached_property
from adjudicator.board.unit_graph import UnitGraph
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.state import Obstacle, Table, Token, Unit


def may_pass(unit: Unit, obstacle: Obstacle | None) -> bool:
    """Whether a unit may move through what is in a space."""
    if obstacle is None or "obstacles" in unit.ignores:
        return True
    if obstacle == "terrain":
        return "terrain" in unit.ignores
    if isinstance(obstacle, Token):
        return obstacle.through or "tokens" in unit.ignores
    side = "friends" if obstacle.team == unit.team else "enemies"
    kind = "heroes" if obstacle.hero else "minions"
    return not {"units", side, kind}.isdisjoint(unit.ignores)


@dataclass(frozen=True)
class Ground:
    """The board as one unit walks it: which spaces it may enter, and where it may end."""

    table: Table
    unit: Unit
    start: Hex

    @cached_property
    def hops(self) -> UnitGraph[Hex]:
        """The steps that it may take."""
        spaces = {hex_ for hex_ in self.table.board if self.enters(hex_)}
        return UnitGraph({hex_: [n for n in hex_.neighbours if n in spaces] for hex_ in spaces})

    def enters(self, at: Hex) -> bool:
        """Whether it may enter a hex."""
        if at not in self.table.board:
            return False
        return at == self.start or may_pass(self.unit, self.table.obstacle(at))

    def ends(self, at: Hex) -> bool:
        """Whether it may stop in a hex: its own, or an empty one."""
        return at == self.start or self.table.is_empty(at)


@dataclass(frozen=True, slots=True)
class Move:
    """A move as it is asked for."""

    spaces: int
    exact: bool = False
    straight: bool = False


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a move may end, by the number of spaces; and what was in the way or passed."""

    spaces: tuple[tuple[Hex, int], ...]
    passed: tuple[Hex, ...]
    barred: tuple[Hex, ...]


def reach(ground: Ground, move: Move, consult: Consultation) -> Reach:
    """Where a move may end."""
    counts = _straight(ground, move) if move.straight else _counts(ground, move, consult)
    ending = {at: n for at, n in counts.items() if ground.ends(at)}
    ordered = sorted(ending.items(), key=lambda item: (item[1], by_rows(item[0])))
    passed = tuple(sorted((at for at in counts if at not in ending), key=by_rows))
    return Reach(tuple(ordered), passed, _barred(ground, move))


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
    return tuple(sorted((at for at in near if not ground.enters(at)), key=by_rows))


@dataclass(frozen=True, slots=True)
class Way:
    """A shortest valid path: `target` is the obstacle that it leads up to, if it does."""

    end: Hex
    target: Obstacle | None
    path: tuple[Hex, ...]

    @property
    def length(self) -> int | None:
        """How many spaces it is long; nothing where there is none."""
        return len(self.path) - 1 if self.path else None


def shortest(ground: Ground, end: Hex) -> Way:
    """The shortest valid path to a space, or up to the obstacle in it."""
    if end == ground.start:
        return Way(end, None, (end,))
    target = ground.table.obstacle(end)
    if target is None:
        return Way(end, None, ground.hops.way(ground.start, end, by_rows))
    if apart(ground.start, end) == 1:
        return Way(end, target, (ground.start,))
    counts = ground.hops.counts(ground.start)
    beside = [at for at in end.neighbours if at in counts and ground.table.is_empty(at)]
    if not beside:
        return Way(end, target, ())
    nearest = min(beside, key=lambda at: (counts[at], by_rows(at)))
    return Way(end, target, ground.hops.way(ground.start, nearest, by_rows))
