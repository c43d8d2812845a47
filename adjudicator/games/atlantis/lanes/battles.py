"""Minion Battles, and Minions whose fall pushes a lane."""

from dataclasses import dataclass

from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import Lane, Table, Unit


@dataclass(frozen=True, slots=True)
class Battle:
    """A Minion Battle: who stands where, who loses, and how many have to go."""

    lane: Lane
    red: tuple[Unit, ...]
    blue: tuple[Unit, ...]

    @property
    def loser(self) -> Team | None:
        """The team with fewer Minions."""
        if len(self.red) == len(self.blue):
            return None
        return "red" if len(self.red) < len(self.blue) else "blue"

    @property
    def losing(self) -> tuple[Unit, ...]:
        """The Minions of the team with fewer."""
        return {"red": self.red, "blue": self.blue, None: ()}[self.loser]

    @property
    def difference(self) -> int:
        """By how many Minions one team has more."""
        return abs(len(self.red) - len(self.blue))

    @property
    def remove(self) -> int:
        """How many Minions the loser removes."""
        return min(self.difference, len(self.losing))

    @property
    def heavy_last(self) -> bool:
        """Whether the loser has a Heavy, which goes last."""
        return any(minion.type == "heavy" for minion in self.losing)

    @property
    def pushed(self) -> bool:
        """Whether the loser is left without Minions."""
        return self.loser is not None and self.remove == len(self.losing)


def battle_of(table: Table, lane: Lane) -> Battle:
    """The Minion Battle of a lane as it stands."""
    return Battle(lane, table.fighters(lane, "red"), table.fighters(lane, "blue"))


def lane_pushed_by_fall(table: Table, minion: Unit) -> Lane | None:
    """The lane that is pushed at once if a Minion falls, being the last of its team there."""
    if minion.lane is None:
        return None
    lane = table.lanes[minion.lane]
    return lane if table.fighters(lane, minion.team) == (minion,) else None
