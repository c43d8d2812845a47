"""Strayed Minions, and those that come back to the board."""

from collections.abc import Iterable
from dataclasses import dataclass

from adjudicator.games.atlantis import rulings
from adjudicator.games.atlantis.kit import TEAMS
from adjudicator.games.atlantis.movement import Ground
from adjudicator.games.atlantis.state import Lane, SpawnPoint, Table, Unit
from adjudicator.kernel.hexes import Hex, apart, by_rows
from adjudicator.kernel.ruling import Consultation


@dataclass(frozen=True, slots=True)
class Stray:
    """A Minion outside its Battle Zone: where it goes back to, and by which measure.

    `walks` is the length of its way; without one it is placed.
    """

    minion: Unit
    spaces: tuple[Hex, ...]
    walks: int | None


def strays(table: Table, lane: Lane, consult: Consultation) -> tuple[Stray, ...]:
    """The strayed Minions of a lane, the coin's team first."""
    zone = table.zones[lane.battle_zone]
    first = table.coin or TEAMS[0]
    away = [m for m in table.minions if m.lane == lane.name and m.at and m.at not in zone]
    away.sort(key=lambda minion: minion.team != first)
    return tuple(_stray(table, minion, zone, consult) for minion in away)


def _stray(table: Table, minion: Unit, zone: frozenset[Hex], consult: Consultation) -> Stray:
    """The nearest empty spaces of the Battle Zone, along a path if there is one."""
    start = minion.at or Hex(0, 0)
    free = [at for at in zone if table.is_empty(at)]
    if not minion.cannot_move:
        counts = Ground(table, minion, start).hops.counts(start)
        paths = {at: counts[at] for at in free if at in counts}
        if paths:
            straight = {at: apart(start, at) for at in free}
            by_path = nearest(paths)
            if by_path != nearest(straight) and consult(rulings.STRAY_RETURN) == "distance":
                return Stray(minion, nearest(straight), None)
            return Stray(minion, by_path, min(paths.values()))
    return Stray(minion, nearest({at: apart(start, at) for at in free}), None)


def nearest(distances: dict[Hex, int]) -> tuple[Hex, ...]:
    """The spaces at the least distance, row by row."""
    least = min(distances.values(), default=0)
    return tuple(sorted((at for at, n in distances.items() if n == least), key=by_rows))


@dataclass(frozen=True, slots=True)
class Return:
    """Where a Hero may come back: on Spawn points, or nearest to one where none is empty."""

    points: tuple[SpawnPoint, ...]
    spaces: tuple[Hex, ...]
    beside: bool = False
    outside: bool = False


def hero_return(table: Table, hero: Unit, consult: Consultation) -> Return:
    """Where a Hero may respawn."""
    zone = table.zones.get(table.thrones.get(hero.team, ""), frozenset())
    points = tuple(
        p for p in table.points if p.kind == "hero" and p.team == hero.team and p.at in zone
    )
    free = tuple(sorted((p.at for p in points if table.is_empty(p.at)), key=by_rows))
    if free or not points:
        return Return(points, free)
    inside = nearest(_to_points(points, (at for at in zone if table.is_empty(at))))
    if inside:
        return Return(points, inside, beside=True)
    empty = (at for at in table.board if table.is_empty(at))
    spaces = nearest(_to_points(points, empty))
    if spaces and consult(rulings.RESPAWN_OUTSIDE) == "no":
        return Return(points, (), beside=True, outside=True)
    return Return(points, spaces, beside=True, outside=True)


def _to_points(points: tuple[SpawnPoint, ...], spaces: Iterable[Hex]) -> dict[Hex, int]:
    return {at: min(apart(at, point.at) for point in points) for at in spaces}


@dataclass(frozen=True, slots=True)
class MinionReturn:
    """Whether a Minion may come back: Spawn points of its kind against Minions that are there."""

    points: int
    there: int
    spaces: tuple[Hex, ...]


def minion_return(table: Table, minion: Unit, lane: Lane) -> MinionReturn:
    """Where a Minion may respawn by the text of a card."""
    zone = table.zones[lane.battle_zone]
    points = [
        p for p in table.points if p.kind == minion.type and p.team == minion.team and p.at in zone
    ]
    there = [
        m for m in table.minions if m.type == minion.type and m.team == minion.team and m.at in zone
    ]
    free = tuple(sorted((at for at in zone if table.is_empty(at)), key=by_rows))
    return MinionReturn(len(points), len(there), free if len(points) > len(there) else ())
