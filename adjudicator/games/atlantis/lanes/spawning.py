"""Minions that come back after a push: on Spawn points, or beside those that are occupied."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from adjudicator.board.hexes import Hex
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.lanes.placement_search import PlacementSearch, Rings, rings_around
from adjudicator.games.atlantis.lanes.tie_breaker import coin_first
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import SpawnPoint


@dataclass(frozen=True, slots=True)
class Chosen:
    """What teams have chosen: where the Minion of a Spawn point goes, and which are first."""

    spaces: Mapping[Hex, Hex] = field(default_factory=dict)
    order: tuple[Hex, ...] = ()


@dataclass(frozen=True, slots=True)
class Spawned:
    """A Minion that comes back: where, or the spaces that it may come to.

    `waits` says that these depend on what is chosen for Minions before it.
    """

    point: SpawnPoint
    at: Hex | None
    choose: tuple[Hex, ...] = ()
    waits: bool = False


@dataclass(frozen=True, slots=True)
class Wave:
    """All Minions that come back, and the Spawn points whose Minion cannot go where it should."""

    spawned: tuple[Spawned, ...] = ()
    displaced: tuple[Spawned, ...] = ()
    refused: tuple[Hex, ...] = ()

    @property
    def everyone(self) -> tuple[Spawned, ...]:
        """Those on their Spawn points first."""
        return (*self.spawned, *self.displaced)

    @property
    def both_teams(self) -> bool:
        """Whether Minions of both teams are displaced, so that one of them places first."""
        return len({each.point.team for each in self.displaced}) > 1


@dataclass
class _Placing:
    """Minions put down one after another, by what their teams chose."""

    chosen: Chosen
    search: PlacementSearch = field(default_factory=PlacementSearch)
    refused: list[Hex] = field(default_factory=list)

    def put(self, point: SpawnPoint, rings: Rings) -> Spawned:
        """The next Minion."""
        found = self.search.add(rings)
        pick = self.chosen.spaces.get(point.at)
        if pick is not None and self.search.settle(pick):
            return Spawned(point, pick, (pick,))
        if pick is not None:
            self.refused.append(point.at)
        if len(found.spaces) == 1 and not found.misses:
            return Spawned(point, found.spaces[0], found.spaces)
        return Spawned(point, None, found.spaces, found.waits)


def wave(
    points: Iterable[SpawnPoint],
    free: frozenset[Hex],
    chosen: Chosen,
    coin: Team | None,
    consult: Consultation,
) -> Wave:
    """A Minion for each Spawn point; those whose point is occupied go beside it."""
    points = tuple(points)
    blocked = [point for point in points if point.at not in free]
    early = bool(blocked) and consult(rulings.DISPLACED_FIRST) == "yes"
    place = _displaced_first if early else _free_points_first
    return coin_first(coin, lambda first: place(points, free, chosen, first), _outcome)


def _outcome(found: Wave) -> object:
    """The outcome of a wave, whichever team goes first."""
    return {each.point.at: (each.at, each.choose) for each in found.everyone}, {*found.refused}


def _free_points_first(
    points: tuple[SpawnPoint, ...], free: frozenset[Hex], chosen: Chosen, first: Team
) -> Wave:
    """The free Spawn points are filled, then the other Minions look for room."""
    at_home = [point for point in points if point.at in free]
    left = free - {point.at for point in at_home}
    placing = _Placing(chosen)
    displaced = [
        placing.put(point, rings_around(point.at, left))
        for point in _in_turn(points, first, chosen)
        if point.at not in free
    ]
    spawned = tuple(Spawned(point, point.at) for point in at_home)
    return Wave(spawned, tuple(displaced), tuple(placing.refused))


def _displaced_first(
    points: tuple[SpawnPoint, ...], free: frozenset[Hex], chosen: Chosen, first: Team
) -> Wave:
    """Displaced Minions may take free Spawn points; whose point is taken looks for room last."""
    placing = _Placing(chosen)
    turns = _in_turn(points, first, chosen)
    displaced = [
        placing.put(point, rings_around(point.at, free)) for point in turns if point.at not in free
    ]
    taken = {at for each in displaced for at in each.choose}
    left = free - {point.at for point in points}
    late = [point for point in turns if point.at in free & taken]
    displaced += [
        placing.put(point, ((point.at,), *rings_around(point.at, left))) for point in late
    ]
    spawned = tuple(
        Spawned(point, point.at) for point in points if point.at in free and point.at not in taken
    )
    return Wave(spawned, tuple(displaced), tuple(placing.refused))


def _in_turn(points: tuple[SpawnPoint, ...], first: Team, chosen: Chosen) -> list[SpawnPoint]:
    """The first team's Minions, then the other's; within a team as chosen, then as listed."""
    turns = {at: number for number, at in enumerate(chosen.order)}
    last = len(turns)
    return sorted(points, key=lambda each: (each.team != first, turns.get(each.at, last)))
