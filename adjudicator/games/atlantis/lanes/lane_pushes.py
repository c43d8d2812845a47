"""Pushes of lanes: of one, or of several at the same time."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from adjudicator.board.hexes import Hex
from adjudicator.core.facts import Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.lanes.spawning import Chosen, Wave, wave
from adjudicator.games.atlantis.lanes.zones import (
    Between,
    ahead_by_zones,
    is_throne,
    next_zone,
    zones_between,
)
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import Lane, Table, Unit, lane_called

Ending = Literal["last-counter", "throne", "zones", "after-tie"]


@dataclass(frozen=True)
class LanePush:
    """What becomes of one lane: its counters, its Battle Zone, who leaves and who comes back."""

    lane: Lane
    waves: int | None
    zone: str
    removed: tuple[Unit, ...] = ()
    strays: tuple[Unit, ...] = ()
    wave: Wave = field(default_factory=Wave)


@dataclass(frozen=True)
class Pushes:
    """Pushes that happen together: who won each, what becomes of the lanes, and who has won how.

    `between` is told where zones were compared, `tied` where nobody was ahead then; `spent` says
    that a lane had no Wave counter left before. `uncounted` are the lanes whose Wave counters
    nobody entered, where these decide whether the game ends before the Battle Zone moves.
    """

    winners: Mapping[str, Team]
    lanes: tuple[LanePush, ...]
    over: Team | None = None
    by: Ending | None = None
    between: Between | None = None
    tied: bool = False
    spent: bool = False
    uncounted: tuple[str, ...] = ()

    def note_counters(self, consult: Consultation) -> None:
        """Note Wave counters that nobody entered: the last one of a lane would end the game."""
        for name in self.uncounted:
            label = Said("atlantis.missing.waves", (("lane", lane_called(name)),))
            consult.known(None, place("scene", "lanes", name, "waves"), label)


def push_lanes(
    table: Table, winners: Mapping[str, Team], chosen: Chosen, consult: Consultation
) -> Pushes:
    """What pushes of lanes at the same time do, in the order of the book."""
    pushes = Pushes(winners, tuple(_pushed(table.lanes[name]) for name in winners))
    spent = any(lane.waves == 0 for lane in table.lanes.values())
    last = any(push.waves == 0 for push in pushes.lanes)
    if uncounted := () if spent else _uncounted(table, winners):
        return replace(pushes, uncounted=uncounted)
    if len(table.lanes) > 1 and (spent or last):
        into = () if spent else _reach_throne(table, winners)
        if len(into) == 1 and consult(rulings.LAST_WAVE) == "throne":
            return _moved_on(table, pushes, chosen, consult)
        return _zones_decide(table, replace(pushes, spent=spent), chosen, consult)
    if last:
        return replace(pushes, over=next(iter(winners.values())), by="last-counter")
    return _moved_on(table, pushes, chosen, consult)


def _uncounted(table: Table, winners: Mapping[str, Team]) -> tuple[str, ...]:
    """The lanes whose Wave counters nobody entered; on one lane a Throne wins either way.

    With two lanes those of the other one count too: without any, this push comes after a tie.
    """
    if len(table.lanes) == 1 and _reach_throne(table, winners):
        return ()
    return tuple(name for name, lane in table.lanes.items() if lane.waves is None)


def _pushed(lane: Lane) -> LanePush:
    """A lane of which a Wave counter is returned; its Battle Zone is still where it was."""
    waves = None if lane.waves is None else max(0, lane.waves - 1)
    return LanePush(lane, waves, lane.battle_zone)


def _zones_decide(table: Table, pushes: Pushes, chosen: Chosen, consult: Consultation) -> Pushes:
    """With two lanes, once one has no counter left, whoever holds more zones has won.

    The Battle Zones count where they are: the last counter ends the game before any moves. Whether
    that goes for a move into a Throne too is an open point.
    """
    between = zones_between(table)
    pushes, leader = replace(pushes, between=between), ahead_by_zones(between, consult)
    if leader is not None:
        return replace(pushes, over=leader, by="zones")
    if not pushes.spent:
        return _begun_anew(table, pushes, chosen, consult)
    winners = {*pushes.winners.values()}
    if len(winners) == 1:
        return replace(pushes, over=winners.pop(), by="after-tie", tied=True)
    return _moved_on(table, replace(pushes, tied=True), chosen, consult)


def _begun_anew(table: Table, pushes: Pushes, chosen: Chosen, consult: Consultation) -> Pushes:
    """Nobody is ahead: Minions spawn in the first Battle Zone of every lane."""
    others = (
        LanePush(lane, lane.waves, lane.middle)
        for name, lane in table.lanes.items()
        if name not in pushes.winners
    )
    middles = (replace(push, zone=push.lane.middle) for push in pushes.lanes)
    lanes = _cleared(table, (*middles, *others), chosen, consult)
    return replace(pushes, lanes=lanes, tied=True)


def _reach_throne(table: Table, winners: Mapping[str, Team]) -> set[Team]:
    """The teams whose pushes lead into the other team's Throne."""
    ahead = {name: next_zone(table.lanes[name], team) for name, team in winners.items()}
    return {team for name, team in winners.items() if is_throne(table, ahead[name], team)}


def _moved_on(table: Table, pushes: Pushes, chosen: Chosen, consult: Consultation) -> Pushes:
    """Each Battle Zone moves towards the Throne of the loser; into it, the game is won."""
    ahead = {name: next_zone(table.lanes[name], team) for name, team in pushes.winners.items()}
    at_throne = _reach_throne(table, pushes.winners)
    if len(at_throne) > 1:
        raise InputError("winners", "atlantis.both-thrones")
    lanes = tuple(replace(push, zone=ahead[push.lane.name] or push.zone) for push in pushes.lanes)
    if at_throne:
        return replace(pushes, lanes=lanes, over=at_throne.pop(), by="throne")
    return replace(pushes, lanes=_cleared(table, lanes, chosen, consult))


def _cleared(
    table: Table, pushes: Iterable[LanePush], chosen: Chosen, consult: Consultation
) -> tuple[LanePush, ...]:
    """Minions leave all the old Battle Zones, then come back in the new ones."""
    emptied = [_emptied(table, push, consult) for push in pushes]
    gone = {minion.at for push in emptied for minion in push.removed}
    return tuple(replace(push, wave=_wave(table, push, gone, chosen, consult)) for push in emptied)


def _emptied(table: Table, push: LanePush, consult: Consultation) -> LanePush:
    """A lane whose Minions have left its old Battle Zone, and those that stand elsewhere."""
    mine = [m for m in table.minions if m.lane == push.lane.name and m.at is not None]
    old = table.zones[push.lane.battle_zone]
    strays = tuple(minion for minion in mine if minion.at not in old)
    removed = tuple(minion for minion in mine if minion.at in old)
    if strays and consult(rulings.STRAYS_GO) == "yes":
        removed = (*removed, *strays)
    return replace(push, removed=removed, strays=strays)


def _wave(
    table: Table, push: LanePush, gone: set[Hex | None], chosen: Chosen, consult: Consultation
) -> Wave:
    """The Minions that come back on a lane."""
    zone = table.zones[push.zone]
    free = frozenset(at for at in zone if table.is_empty(at) or at in gone) - table.terrain
    points = (p for p in table.points if p.kind != "hero" and p.at in zone)
    return wave(points, free, chosen, table.coin, consult)
