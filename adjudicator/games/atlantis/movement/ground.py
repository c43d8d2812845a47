"""The board as a unit walks it: obstacles, and what it ignores of them."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from adjudicator.board.hexes import Hex
from adjudicator.board.lazy import cached_property
from adjudicator.board.unit_graph import UnitGraph
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

    def nearest(self, goals: AbstractSet[Hex]) -> tuple[int, frozenset[Hex]] | None:
        """The nearest of some hexes, and how many steps it takes; None if no way leads there.

        It looks no further than it must, and so builds no graph of the whole board.
        """
        steps, seen, edge = 0, {self.start}, {self.start}
        while edge:
            if reached := goals & edge:
                return steps, frozenset(reached)
            ahead = set[Hex]().union(*[at.neighbours for at in edge]) - seen
            edge = ahead & self.table.empty
            if not self._is_stopped:
                edge |= {at for at in ahead - edge if self.enters(at)}
            seen |= ahead
            steps += 1
        return None

    @cached_property
    def _is_stopped(self) -> bool:
        """Whether every obstacle stops it: it ignores nothing, and no token can be passed."""
        return not (self.unit.ignores or any(one.through for one in self.table.tokens.values()))

    def enters(self, at: Hex) -> bool:
        """Whether it may enter a hex."""
        if at not in self.table.board:
            return False
        return at == self.start or may_pass(self.unit, self.table.obstacle(at))

    def ends(self, at: Hex) -> bool:
        """Whether it may stop in a hex: its own, or an empty one."""
        return at == self.start or self.table.is_empty(at)
