"""The spaces where Heroes and Minions may respawn."""

from collections.abc import Iterable
from dataclasses import dataclass

from adjudicator.board.cell import in_rows
from adjudicator.board.hexes import Hex, apart
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.state import Lane, SpawnPoint, Table, Unit


def nearest(distances: dict[Hex, int]) -> tuple[Hex, ...]:
    """The spaces at the least distance, row by row."""
    least = min(distances.values(), default=0)
    return in_rows(at for at, n in distances.items() if n == least)


@dataclass(frozen=True, slots=True)
class HeroRespawn:
    """Where a Hero may come back: on Spawn points, or nearest to one where none is empty."""

    points: tuple[SpawnPoint, ...]
    spaces: tuple[Hex, ...]
    beside: bool = False
    outside: bool = False


def hero_respawn(table: Table, hero: Unit, consult: Consultation) -> HeroRespawn:
    """Where a Hero may respawn."""
    if hero.team not in table.thrones:
        team = team_fact(hero.team)
        raise InputError(place("scene", "thrones"), "atlantis.needs-throne", team=team)
    zone = table.zones[table.thrones[hero.team]]
    points = tuple(
        p for p in table.points if p.kind == "hero" and p.team == hero.team and p.at in zone
    )
    free = in_rows(p.at for p in points if table.is_empty(p.at))
    if free or not points:
        return HeroRespawn(points, free)
    return _beside(table, points, zone, consult)


def _beside(
    table: Table, points: tuple[SpawnPoint, ...], zone: frozenset[Hex], consult: Consultation
) -> HeroRespawn:
    """The nearest spaces to Spawn points that are all occupied: in the zone, or anywhere."""
    inside = nearest(_to_points(points, (at for at in zone if table.is_empty(at))))
    spaces = nearest(_to_points(points, (at for at in table.board if table.is_empty(at))))
    if inside and (inside == spaces or consult(rulings.RESPAWN_POINT) == "zone"):
        return HeroRespawn(points, inside, beside=True)
    if not inside and spaces and consult(rulings.RESPAWN_OUTSIDE) == "no":
        return HeroRespawn(points, (), beside=True, outside=True)
    return HeroRespawn(
        points, spaces, beside=True, outside=not inside or not zone.issuperset(spaces)
    )


def _to_points(points: tuple[SpawnPoint, ...], spaces: Iterable[Hex]) -> dict[Hex, int]:
    return {at: min(apart(at, point.at) for point in points) for at in spaces}


@dataclass(frozen=True, slots=True)
class MinionRespawn:
    """Whether a Minion may come back: Spawn points of its kind against Minions that are there."""

    points: int
    there: int
    spaces: tuple[Hex, ...]


@dataclass(frozen=True, slots=True)
class Limit:
    """What the text of a card allows: spaces within a range of who acts."""

    source: Hex
    range: int

    def allows(self, at: Hex) -> bool:
        """Whether a space is within the range."""
        return 0 < apart(self.source, at) <= self.range


def minion_respawn(
    table: Table, minion: Unit, lane: Lane, limit: Limit | None = None
) -> MinionRespawn:
    """Where a Minion may respawn by the text of a card."""
    zone = table.zones[lane.battle_zone]
    points = [
        p for p in table.points if p.kind == minion.type and p.team == minion.team and p.at in zone
    ]
    there = [
        m for m in table.minions if m.type == minion.type and m.team == minion.team and m.at in zone
    ]
    allowed = (at for at in zone if limit is None or limit.allows(at))
    free = in_rows(at for at in allowed if table.is_empty(at))
    return MinionRespawn(len(points), len(there), free if len(points) > len(there) else ())
