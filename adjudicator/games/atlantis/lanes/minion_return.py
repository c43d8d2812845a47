"""Minions outside of their Battle Zone, and how they go back, one after another."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from adjudicator.board.cell import in_rows
from adjudicator.board.hexes import Hex, apart
from adjudicator.core.faults import InputError
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.lanes.tie_breaker import coin_first
from adjudicator.games.atlantis.movement.ground import Ground
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.effects import as_it_is
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.state import Lane, Table, Unit, moved

#: Who has gone where: boards that agree in this are the same for all that follows.
_Gone = frozenset[tuple[Hex, Team]]

#: More boards than these are not looked at; then the first Minions have to go back first.
MOST_BOARDS = 300


@dataclass(frozen=True, slots=True)
class Stray:
    """A Minion outside its Battle Zone: where it goes back to, and by which measure.

    `walks` is the length of its way; without one it is placed. `waits` says that all this depends
    on where those before it go.
    """

    minion: Unit
    spaces: tuple[Hex, ...]
    walks: int | None
    waits: bool = False


def strays_of(
    table: Table, lane: Lane, consult: Consultation, ahead: str | None = None
) -> tuple[Stray, ...]:
    """The strayed Minions of a lane, the coin's team first; `ahead` goes before its own team.

    A battle asks for them several times, for its fields and for each reading of its ruling.
    """
    key = lane.name, ahead, consult.readings.values[rulings.STRAY_RETURN]
    if key not in table.strays:
        table.strays[key] = _decided(table, lane, Consultation(consult.readings), ahead)
    consulted, decided = table.strays[key]
    found = cast("tuple[Stray, ...] | InputError", decided)
    for ruling in consulted:
        consult(ruling)
    if isinstance(found, InputError):
        raise found.with_traceback(None)
    return found


def astray(table: Table, lane: Lane) -> tuple[Unit, ...]:
    """The Minions of a lane that stand outside its Battle Zone."""
    zone = table.zones[lane.battle_zone]
    return tuple(m for m in table.minions if m.lane == lane.name and m.at and m.at not in zone)


def _decided(
    table: Table, lane: Lane, consult: Consultation, ahead: str | None
) -> tuple[tuple[str, ...], tuple[Stray, ...] | InputError]:
    """The strays of a lane or why they can't be told, and which rulings decided that."""
    found: tuple[Stray, ...] | InputError
    try:
        found = _strays(table, lane, consult, ahead)
    except InputError as fault:
        found = fault
    return tuple(consult.consulted), found


def _strays(
    table: Table, lane: Lane, consult: Consultation, ahead: str | None
) -> tuple[Stray, ...]:
    zone = table.zones[lane.battle_zone]
    away = sorted(astray(table, lane), key=lambda minion: minion.id != ahead)

    def decide(first: Team) -> tuple[Stray, ...]:
        queue = sorted(away, key=lambda minion: minion.team != first)
        return _one_by_one(table, queue, zone, consult)

    return coin_first(table.coin, decide, _outcome)


def _outcome(found: tuple[Stray, ...]) -> object:
    return {each.minion.id: each.spaces for each in found}


def _one_by_one(
    table: Table, queue: list[Unit], zone: frozenset[Hex], consult: Consultation
) -> tuple[Stray, ...]:
    """Where each may go, on every board that those before it may leave."""
    boards: dict[_Gone, Table] = {frozenset(): table}
    found = []
    for minion in queue:
        goes = {gone: _stray(board, minion, zone, consult) for gone, board in boards.items()}
        found.append(_any_of(minion, [*goes.values()]))
        if minion is not queue[-1]:
            boards = _boards_after(boards, goes)
    return tuple(found)


def _any_of(minion: Unit, goes: list[Stray]) -> Stray:
    """What may come to be on one of several boards."""
    if len({(each.spaces, each.walks) for each in goes}) == 1:
        return goes[0]
    spaces = {at for each in goes for at in each.spaces}
    return Stray(minion, in_rows(spaces), None, waits=True)


def _boards_after(boards: Mapping[_Gone, Table], goes: Mapping[_Gone, Stray]) -> dict[_Gone, Table]:
    """The boards once a Minion has gone back; as they were where it found no room."""
    after: dict[_Gone, Table] = {}
    for gone, stray in goes.items():
        for at in stray.spaces:
            then = gone | {(at, stray.minion.team)}
            if then not in after:
                after[then] = moved(boards[gone], stray.minion, at)
        if not stray.spaces:
            after[gone] = boards[gone]
        if len(after) > MOST_BOARDS:
            raise InputError("lane", "atlantis.too-many-strays")
    return after


def _stray(table: Table, minion: Unit, zone: frozenset[Hex], consult: Consultation) -> Stray:
    """The nearest empty spaces of the Battle Zone, along a path if there is one."""
    start = minion.at or Hex(0, 0)
    free = zone & table.empty
    straight = _nearest_of(free, start, zone)
    if not as_it_is(table, minion).cannot_move:
        walked = Ground(table, minion, start).nearest(free)
        if walked:
            steps, reached = walked
            by_path = in_rows(reached)
            if by_path != straight and consult(rulings.STRAY_RETURN) == "distance":
                return Stray(minion, straight, None)
            return Stray(minion, by_path, steps)
    return Stray(minion, straight, None)


def _nearest_of(free: frozenset[Hex], start: Hex, zone: frozenset[Hex]) -> tuple[Hex, ...]:
    """The free spaces of a zone at the least distance, across everything."""
    found: list[Hex] = []
    for at in _from(start, zone):
        if found and apart(start, at) > apart(start, found[0]):
            break
        if at in free:
            found.append(at)
    return in_rows(found)


@lru_cache(256)
def _from(start: Hex, zone: frozenset[Hex]) -> tuple[Hex, ...]:
    """A zone from a hex on, the nearest first: the same on hundreds of boards."""
    return tuple(sorted(zone, key=lambda at: (apart(start, at), at)))
