"""Minion Battles, and Minions whose fall pushes a lane."""

from dataclasses import dataclass

from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.lanes.tie_breaker import coin_first
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.kit import TEAMS, Team
from adjudicator.games.atlantis.table.state import Lane, Table, Unit


@dataclass(frozen=True, slots=True)
class Battle:
    """A Minion Battle: who fights on each side, who loses, and how many have to go.

    `strays` are those of them who stand outside the Battle Zone and go back to it first.
    """

    lane: Lane
    red: tuple[Unit, ...]
    blue: tuple[Unit, ...]
    strays: tuple[Unit, ...] = ()

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

    @property
    def forced(self) -> tuple[Unit, ...]:
        """Those who go whatever the loser chooses: all that aren't Heavy, before a Heavy goes."""
        others = tuple(minion for minion in self.losing if minion.type != "heavy")
        if self.remove == len(self.losing):
            return self.losing
        return others if self.remove >= len(others) else ()

    @property
    def open(self) -> int:
        """How many Minions the loser still chooses."""
        return self.remove - len(self.forced)

    @property
    def choices(self) -> tuple[Unit, ...]:
        """Those whom the loser chooses from; the Heavy only when nobody else is left."""
        if not self.open:
            return ()
        forced = self.forced
        left = [minion for minion in self.losing if minion not in forced]
        others = tuple(minion for minion in left if minion.type != "heavy")
        return others or tuple(left)


def battle_of(table: Table, lane: Lane) -> Battle:
    """The Minion Battle of a lane, once its strays are back in the Battle Zone."""
    back = _coming_back(table, lane)
    red, blue = ((*table.fighters(lane, team), *_of(back, team)) for team in ("red", "blue"))
    return Battle(lane, red, blue, back)


def _of(minions: tuple[Unit, ...], team: str) -> tuple[Unit, ...]:
    return tuple(minion for minion in minions if minion.team == team)


def _coming_back(table: Table, lane: Lane) -> tuple[Unit, ...]:
    """The strays that find room in the Battle Zone, the coin's team first."""
    zone = table.zones[lane.battle_zone]
    away = [m for m in table.minions if m.lane == lane.name and m.at and m.at not in zone]
    room = sum(table.is_empty(at) for at in zone)
    if len(away) <= room:
        return tuple(away)
    return coin_first(
        table.coin,
        lambda first: tuple(sorted(away, key=lambda minion: minion.team != first)[:room]),
        lambda back: [len(_of(back, team)) for team in ("red", "blue")],
    )


def lane_pushed_by_fall(table: Table, minion: Unit, consult: Consultation) -> Lane | None:
    """The lane that is pushed at once if a Minion falls, being the last of its team there."""
    if minion.lane is None or minion.at is None:
        return None
    lane = table.lanes[minion.lane]
    last_there = table.fighters(lane, minion.team) == (minion,)
    last_of_all = _on_the_board(table, minion) == (minion,)
    if last_there != last_of_all and consult(rulings.LAST_MINION) == "anywhere":
        return lane if last_of_all else None
    return lane if last_there else None


def _on_the_board(table: Table, minion: Unit) -> tuple[Unit, ...]:
    """The Minions of its team and lane that are on the board, wherever they stand."""
    return tuple(
        other
        for other in table.minions
        if other.at is not None and (other.team, other.lane) == (minion.team, minion.lane)
    )


def winning(table: Table, lane: Lane) -> Team | None:
    """The team that alone has Minions left in the Battle Zone of a lane."""
    there = [team for team in TEAMS if table.fighters(lane, team)]
    return there[0] if len(there) == 1 else None
