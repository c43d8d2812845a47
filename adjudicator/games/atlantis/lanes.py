"""Minion Battles and pushes of a lane."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from adjudicator.games.atlantis import rulings
from adjudicator.games.atlantis.kit import TEAMS, Team
from adjudicator.games.atlantis.state import Lane, SpawnPoint, Table, Unit, other_team
from adjudicator.kernel.hexes import Hex, apart, by_rows
from adjudicator.kernel.ruling import Consultation


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


def minion_battle(table: Table, lane: Lane) -> Battle:
    """The Minion Battle of a lane as it stands."""
    return Battle(lane, table.fighters(lane, "red"), table.fighters(lane, "blue"))


@dataclass(frozen=True, slots=True)
class Spawned:
    """A Minion that comes back: on its Spawn point, or in one of several spaces to choose."""

    point: SpawnPoint
    at: Hex | None
    choose: tuple[Hex, ...] = ()


@dataclass(frozen=True)
class LanePush:
    """A push of a lane and all that follows."""

    lane: Lane
    winner: Team
    waves: int | None
    zone: str
    over: Team | None = None
    removed: tuple[Unit, ...] = ()
    strays: tuple[Unit, ...] = ()
    spawned: tuple[Spawned, ...] = ()
    displaced: tuple[Spawned, ...] = ()
    #: Zones between each throne and its Battle Zones, where both lanes are weighed.
    between: dict[Team, tuple[int, ...]] = field(default_factory=dict)
    tied: bool = False
    last: bool = False
    throne: bool = False


def lane_push(table: Table, lane: Lane, winner: Team, consult: Consultation) -> LanePush:
    """What a push of a lane does, step by step."""
    waves = None if lane.waves is None else max(0, lane.waves - 1)
    ahead = next_zone(lane, winner)
    if waves == 0 and len(table.lanes) > 1:
        return _both_lanes(table, lane, winner, ahead, consult)
    if waves == 0:
        return LanePush(lane, winner, 0, lane.battle_zone, winner, last=True)
    if ahead is None or ahead == table.thrones.get(other_team(winner)):
        return LanePush(lane, winner, waves, ahead or lane.battle_zone, winner, throne=True)
    return _moved_on(table, LanePush(lane, winner, waves, ahead), consult)


def next_zone(lane: Lane, winner: Team) -> str | None:
    """The next zone towards the throne of the team that lost the push."""
    at = lane.zones.index(lane.battle_zone) + (1 if winner == "red" else -1)
    return lane.zones[at] if 0 <= at < len(lane.zones) else None


def _both_lanes(
    table: Table, lane: Lane, winner: Team, ahead: str | None, consult: Consultation
) -> LanePush:
    """With two lanes, the last counter of one ends the game for whoever holds more zones."""
    if ahead is None or ahead == table.thrones.get(other_team(winner)):
        return LanePush(lane, winner, 0, ahead or lane.battle_zone, winner, throne=True)
    moves = consult(rulings.LAST_WAVE) == "moves"
    zone = ahead if moves else lane.battle_zone
    zones = {name: each.battle_zone for name, each in table.lanes.items()}
    between = zones_between(table, {**zones, lane.name: zone})
    leader = ahead_by_zones(between, consult)
    if leader is not None:
        return LanePush(lane, winner, 0, zone, leader, between=between, last=True)
    push = LanePush(lane, winner, 0, lane.middle, between=between, tied=True, last=True)
    return _moved_on(table, push, consult)


def zones_between(table: Table, zones: dict[str, str]) -> dict[Team, tuple[int, ...]]:
    """How many zones lie between each team's throne and the Battle Zone of each lane."""
    places = [(table.lanes[n].zones, table.lanes[n].zones.index(at)) for n, at in zones.items()]
    return {
        "red": tuple(max(0, at - 1) for _, at in places),
        "blue": tuple(max(0, len(names) - at - 2) for names, at in places),
    }


def ahead_by_zones(between: dict[Team, tuple[int, ...]], consult: Consultation) -> Team | None:
    """The team that has more zones between its throne and the Battle Zones."""
    each = consult(rulings.DOUBLE_LANE) == "each"
    for team in TEAMS:
        mine, theirs = between[team], between[other_team(team)]
        more = (
            all(m > t for m, t in zip(mine, theirs, strict=True))
            if each
            else sum(mine) > sum(theirs)
        )
        if more:
            return team
    return None


def _moved_on(table: Table, push: LanePush, consult: Consultation) -> LanePush:
    """Minions leave the old Battle Zone and come back in the new one."""
    mine = [m for m in table.minions if m.lane == push.lane.name and m.at is not None]
    old = table.zones[push.lane.battle_zone]
    strays = tuple(minion for minion in mine if minion.at not in old)
    removed = tuple(minion for minion in mine if minion.at in old)
    if strays and consult(rulings.STRAYS_GO) == "yes":
        removed = (*removed, *strays)
    gone = {minion.at for minion in removed}
    free = {
        at for at in table.zones[push.zone] if table.is_empty(at) or (at in gone)
    } - table.terrain
    points = [p for p in table.points if p.kind != "hero" and p.at in table.zones[push.zone]]
    spawned, displaced = _respawned(table, points, free, consult)
    return LanePush(
        push.lane,
        push.winner,
        push.waves,
        push.zone,
        None,
        removed,
        strays,
        spawned,
        displaced,
        push.between,
        push.tied,
        push.last,
    )


def _respawned(
    table: Table, points: list[SpawnPoint], free: set[Hex], consult: Consultation
) -> tuple[tuple[Spawned, ...], tuple[Spawned, ...]]:
    """A Minion on each free Spawn point, and those whose point is occupied beside it."""
    blocked = [point for point in points if point.at not in free]
    open_ = [point for point in points if point.at in free]
    if not blocked:
        return tuple(Spawned(point, point.at) for point in open_), ()
    if consult(rulings.DISPLACED_FIRST) == "no":
        spawned = tuple(Spawned(point, point.at) for point in open_)
        free = free - {point.at for point in open_}
        return spawned, tuple(_displaced(table, blocked, free))
    displaced = tuple(_displaced(table, blocked, free))
    taken = {each.at for each in displaced}
    late = [point for point in open_ if point.at in taken]
    spawned = tuple(Spawned(point, point.at) for point in open_ if point.at not in taken)
    left = free - taken - {each.at for each in spawned}
    return spawned, (*displaced, *_displaced(table, late, left))


def _displaced(table: Table, blocked: list[SpawnPoint], free: set[Hex]) -> Iterator[Spawned]:
    """Minions whose Spawn point is occupied, the coin's team first; each to the nearest space."""
    first = table.coin or TEAMS[0]
    left = set(free)
    for point in sorted(blocked, key=lambda each: each.team != first):
        nearest = min((apart(point.at, at) for at in left), default=0)
        choose = tuple(sorted((a for a in left if apart(point.at, a) == nearest), key=by_rows))
        at = choose[0] if len(choose) == 1 else None
        left -= {at} if at else set()
        yield Spawned(point, at, choose)
