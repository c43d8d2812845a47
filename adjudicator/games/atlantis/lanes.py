"""Minion Battles and pushes of a lane."""

from dataclasses import dataclass, field, replace

from adjudicator.games.atlantis import rulings
from adjudicator.games.atlantis.kit import TEAMS, Team
from adjudicator.games.atlantis.spawning import Chosen, Wave, wave
from adjudicator.games.atlantis.state import Lane, Table, Unit, other_team
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
    wave: Wave = field(default_factory=Wave)
    #: Zones between each throne and its Battle Zones, where both lanes are weighed.
    between: dict[Team, tuple[int, ...]] = field(default_factory=dict)
    tied: bool = False
    last: bool = False
    throne: bool = False
    #: Whether nobody was ahead when counters ran out, so that this push alone decides.
    sudden: bool = False
    #: The other lanes, where all begin anew.
    others: tuple["LanePush", ...] = ()


def lane_push(
    table: Table, lane: Lane, winner: Team, chosen: Chosen, consult: Consultation
) -> LanePush:
    """What a push of a lane does, step by step."""
    waves = None if lane.waves is None else max(0, lane.waves - 1)
    ahead = next_zone(lane, winner)
    if len(table.lanes) > 1 and any(each.waves == 0 for each in table.lanes.values()):
        return LanePush(lane, winner, waves, lane.battle_zone, winner, sudden=True)
    if waves == 0 and len(table.lanes) > 1:
        return _both_lanes(table, lane, winner, chosen, consult)
    if waves == 0:
        return LanePush(lane, winner, 0, lane.battle_zone, winner, last=True)
    if is_throne(table, ahead, winner):
        return LanePush(lane, winner, waves, ahead or lane.battle_zone, winner, throne=True)
    push = LanePush(lane, winner, waves, ahead or lane.battle_zone)
    return _moved_on(table, push, chosen, consult)


def is_throne(table: Table, zone: str | None, winner: Team) -> bool:
    """Whether a push leads into the other team's Throne, which may be painted as the lane's end."""
    return zone is None or zone == table.thrones.get(other_team(winner))


def next_zone(lane: Lane, winner: Team) -> str | None:
    """The next zone towards the throne of the team that lost the push."""
    at = lane.zones.index(lane.battle_zone) + (1 if winner == "red" else -1)
    return lane.zones[at] if 0 <= at < len(lane.zones) else None


def _both_lanes(
    table: Table, lane: Lane, winner: Team, chosen: Chosen, consult: Consultation
) -> LanePush:
    """With two lanes, the last counter of one ends the game for whoever holds more zones."""
    ahead = next_zone(lane, winner)
    zone = lane.battle_zone
    if consult(rulings.LAST_WAVE) == "moves":
        if is_throne(table, ahead, winner):
            return LanePush(lane, winner, 0, ahead or zone, winner, throne=True)
        zone = ahead or zone
    zones = {name: each.battle_zone for name, each in table.lanes.items()}
    between = zones_between(table, {**zones, lane.name: zone})
    leader = ahead_by_zones(between, consult)
    if leader is not None:
        return LanePush(lane, winner, 0, zone, leader, between=between, last=True)
    push = LanePush(lane, winner, 0, lane.middle, between=between, tied=True, last=True)
    begun_anew = (
        LanePush(each, winner, each.waves, each.middle)
        for each in table.lanes.values()
        if each.name != lane.name
    )
    others = tuple(_moved_on(table, each, chosen, consult) for each in begun_anew)
    return replace(_moved_on(table, push, chosen, consult), others=others)


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


def _moved_on(table: Table, push: LanePush, chosen: Chosen, consult: Consultation) -> LanePush:
    """Minions leave the old Battle Zone and come back in the new one."""
    mine = [m for m in table.minions if m.lane == push.lane.name and m.at is not None]
    old = table.zones[push.lane.battle_zone]
    strays = tuple(minion for minion in mine if minion.at not in old)
    removed = tuple(minion for minion in mine if minion.at in old)
    if strays and consult(rulings.STRAYS_GO) == "yes":
        removed = (*removed, *strays)
    gone = {minion.at for minion in removed}
    zone = table.zones[push.zone]
    free = frozenset(at for at in zone if table.is_empty(at) or at in gone) - table.terrain
    points = (p for p in table.points if p.kind != "hero" and p.at in zone)
    back = wave(table, points, free, chosen, consult)
    return replace(push, removed=removed, strays=strays, wave=back)
