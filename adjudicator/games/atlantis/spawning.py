"""Minions that come back after a push: on Spawn points, or beside those that are occupied.

One goes after the other to the nearest space that is left, so what its team chooses for one bears
on those after it. As long as a choice is open, every way that it may go is followed.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from adjudicator.games.atlantis import rulings
from adjudicator.games.atlantis.kit import TEAMS
from adjudicator.games.atlantis.returning import nearest
from adjudicator.games.atlantis.state import SpawnPoint, Table
from adjudicator.kernel.hexes import Hex, apart, by_rows
from adjudicator.kernel.ruling import Consultation

#: What teams have chosen: for the Minion of a Spawn point, where it goes.
Chosen = Mapping[Hex, Hex]
#: Where a Minion may go on each way, by what is taken on it.
_Options = dict[frozenset[Hex], tuple[Hex, ...]]

#: More ways than these nobody follows; then a Minion may come to any space that was empty.
MOST_WAYS = 500


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


@dataclass
class _Placing:
    """Minions put down one after another; `ways` holds what those before may have taken."""

    free: frozenset[Hex]
    chosen: Chosen
    ways: set[frozenset[Hex]] = field(default_factory=lambda: {frozenset()})
    refused: list[Hex] = field(default_factory=list)

    @property
    def lost(self) -> bool:
        """Whether there are too many ways to follow."""
        return len(self.ways) > MOST_WAYS

    @property
    def taken(self) -> frozenset[Hex]:
        """All that may be taken by now."""
        return self.free if self.lost else frozenset().union(*self.ways)

    def put(self, point: SpawnPoint, kept: frozenset[Hex] = frozenset()) -> Spawned:
        """The next Minion; `kept` are Spawn points that are left to their own Minions."""
        if self.lost:
            return Spawned(point, None, tuple(sorted(self.free, key=by_rows)), waits=True)
        options = {way: self._options(point.at, way, kept) for way in self.ways}
        waits = len({*options.values()}) > 1
        options = self._chosen(point.at, options)
        self.ways = {way | at for way, spaces in options.items() for at in _each(spaces)}
        choose = tuple(sorted({at for spaces in options.values() for at in spaces}, key=by_rows))
        if len(choose) == 1 and all(options.values()):
            return Spawned(point, choose[0], choose)
        return Spawned(point, None, choose, waits)

    def _options(self, at: Hex, taken: frozenset[Hex], kept: frozenset[Hex]) -> tuple[Hex, ...]:
        if at in kept - taken:
            return (at,)
        return nearest({each: apart(at, each) for each in self.free - taken - kept})

    def _chosen(self, at: Hex, options: _Options) -> _Options:
        """Only the ways on which a Minion goes where its team has chosen."""
        pick = self.chosen.get(at)
        if pick is None:
            return options
        fitting: _Options = {way: (pick,) for way, spaces in options.items() if pick in spaces}
        if not fitting:
            self.refused.append(at)
        return fitting or options


def _each(spaces: tuple[Hex, ...]) -> list[frozenset[Hex]]:
    """What a Minion takes, each time it may; nothing where there is no room."""
    return [frozenset((at,)) for at in spaces] or [frozenset()]


def wave(
    table: Table,
    points: Iterable[SpawnPoint],
    free: frozenset[Hex],
    chosen: Chosen,
    consult: Consultation,
) -> Wave:
    """A Minion for each Spawn point; those whose point is occupied go beside it."""
    points = tuple(points)
    blocked = [point for point in points if point.at not in free]
    open_ = [point for point in points if point.at in free]
    own = frozenset(point.at for point in open_)
    if not blocked or consult(rulings.DISPLACED_FIRST) == "no":
        placing = _Placing(free - own, chosen)
        displaced = [placing.put(point) for point in _coin_first(table, blocked)]
        return Wave(tuple(map(_at_home, open_)), tuple(displaced), tuple(placing.refused))
    placing = _Placing(free, chosen)
    displaced = [placing.put(point) for point in _coin_first(table, blocked)]
    taken = placing.taken
    spawned = tuple(_at_home(point) for point in open_ if point.at not in taken)
    late = [point for point in open_ if point.at in taken]
    displaced += [placing.put(point, own) for point in _coin_first(table, late)]
    return Wave(spawned, tuple(displaced), tuple(placing.refused))


def _at_home(point: SpawnPoint) -> Spawned:
    return Spawned(point, point.at)


def _coin_first(table: Table, points: list[SpawnPoint]) -> list[SpawnPoint]:
    """The team that the coin shows begins."""
    first = table.coin or TEAMS[0]
    return sorted(points, key=lambda each: each.team != first)
