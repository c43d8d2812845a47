"""The questions `lane-push` and `lane-pushes`: one lane, or several at the same time."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field, StrictStr

from adjudicator.board.cell import hex_linked, hex_name
from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.core.facts import Listing
from adjudicator.core.faults import InputError
from adjudicator.core.input import Record, place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Summary
from adjudicator.games.atlantis.lanes.lane_pushes import LanePush, Pushes, push_lanes
from adjudicator.games.atlantis.lanes.push_steps import push_steps
from adjudicator.games.atlantis.lanes.spawning import Chosen, Spawned
from adjudicator.games.atlantis.table.ends import find_lane
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.records import HexPair, ZoneName
from adjudicator.games.atlantis.table.state import Table

PointName = Annotated[StrictStr, Field(pattern=r"^-?\d{1,2},-?\d{1,2}$")]


class _Choices(Record):
    """What teams chose: by Spawn point, where its Minion goes. It is named by its hex: `"9,-4"`."""

    choices: Annotated[dict[PointName, HexPair], Field(max_length=99)] = Field(default_factory=dict)


class LanePushParams(_Choices):
    """Who won the push of which lane, and what teams chose."""

    winner: Team
    lane: StrictStr | None = None


class LanePushesParams(_Choices):
    """Who won the push of each lane that is pushed at this moment, and what teams chose."""

    winners: Annotated[dict[ZoneName, Team], Field(min_length=1, max_length=9)]


def lane_push(table: Table, params: LanePushParams, consult: Consultation) -> Finding:
    """Judge a push of a lane with its whole sequence."""
    found = pushes_of(table, params, consult)
    lane = found.lanes[0]
    facts = {"team": team_fact(found.over or params.winner), "zone": lane.zone}
    message_id = "atlantis.lane.over" if found.over else "atlantis.lane.moves"
    answer = {
        "battle-zone": lane.zone,
        "waves": lane.waves,
        "over": found.over,
        "respawn": [_spawn(each) for each in lane.wave.everyone],
    }
    return Finding(
        answer, Summary(message_id, "clear", facts), push_steps(table, found), _change(table, found)
    )


def lane_pushes(table: Table, params: LanePushesParams, consult: Consultation) -> Finding:
    """Judge pushes of several lanes at the same time."""
    found = pushes_of(table, params, consult)
    zones = Listing(tuple(lane.zone for lane in found.lanes))
    facts = {"team": team_fact(found.over), "zones": zones}
    message_id = "atlantis.lanes.over" if found.over else "atlantis.lanes.move"
    answer = {"over": found.over, "lanes": {lane.lane.name: _lane(lane) for lane in found.lanes}}
    return Finding(
        answer, Summary(message_id, "clear", facts), push_steps(table, found), _change(table, found)
    )


def pushes_of(
    table: Table, params: LanePushParams | LanePushesParams, consult: Consultation
) -> Pushes:
    """The pushes that are asked about."""
    chosen = _chosen(params)
    found = push_lanes(table, _winners(table, params), chosen, consult)
    # Choices are made by the table's own reading; under another they may not fit.
    if consult.readings == table.readings:
        _check_choices(chosen, found)
    return found


def _winners(table: Table, params: LanePushParams | LanePushesParams) -> Mapping[str, Team]:
    """Who won the push of which lane, in the order of the scene."""
    if isinstance(params, LanePushParams):
        return {find_lane(table, params.lane).name: params.winner}
    for name in params.winners:
        find_lane(table, name, place("winners", name))
    return {name: params.winners[name] for name in table.lanes if name in params.winners}


def _chosen(params: _Choices) -> Chosen:
    named = ((hex_linked(name), Hex(*pair)) for name, pair in params.choices.items())
    return {point: at for point, at in named if point is not None}


def _check_choices(chosen: Chosen, found: Pushes) -> None:
    """Every choice is for a displaced Minion, and a space that it may go to."""
    known = {each.point.at: each.choose for each in displaced(found)}
    for at in chosen:
        if at not in known:
            names = tuple(map(hex_name, known))
            message_id = "atlantis.no-such-choice" if names else "atlantis.nothing-to-choose"
            raise InputError(place("choices", hex_name(at)), message_id, known=names)
    for at in (at for lane in found.lanes for at in lane.wave.refused):
        names = tuple(map(hex_name, known[at]))
        raise InputError(place("choices", hex_name(at)), "atlantis.not-a-choice", known=names)


def displaced(found: Pushes) -> tuple[Spawned, ...]:
    """The Minions that find their Spawn points occupied, lane by lane."""
    return tuple(each for lane in found.lanes for each in lane.wave.displaced)


def _lane(push: LanePush) -> dict[str, Json]:
    respawn = [_spawn(each) for each in push.wave.everyone]
    return {"battle-zone": push.zone, "waves": push.waves, "respawn": respawn}


def _spawn(spawned: Spawned) -> dict[str, Json]:
    """A Minion on its Spawn point, or with the spaces that its team chooses from."""
    point = spawned.point
    at = None if spawned.at is None else list(spawned.at)
    entry: dict[str, Json] = {"type": point.kind, "team": point.team, "at": at}
    return entry if at else {**entry, "choose": [list(space) for space in spawned.choose]}


def _change(table: Table, found: Pushes) -> Change | None:
    """The lanes with their new Battle Zones and new Minions; None while a choice is open."""
    everyone = [(each, one) for each in found.lanes for one in each.wave.everyone]
    if any(one.at is None and one.choose for _, one in everyone):
        return None
    lanes = {
        name: {"zones": list(lane.zones), "battle-zone": lane.battle_zone, "waves": lane.waves}
        for name, lane in table.lanes.items()
    }
    for each in found.lanes:
        lanes[each.lane.name] |= {"battle-zone": each.zone, "waves": each.waves}
    removed = [minion.id for each in found.lanes for minion in each.removed]
    gone = [("units", name) for name in removed]
    fresh = _fresh(everyone, {*table.units} - {*removed})
    return Change(
        removed=gone, added=[("units", entry) for entry in fresh], fields={"lanes": lanes}
    )


def _fresh(everyone: list[tuple[LanePush, Spawned]], kept: set[str]) -> Iterator[dict[str, Json]]:
    """New Minions, under names that nobody on the board has."""
    taken = set(kept)
    for push, each in everyone:
        if each.at is None:
            continue
        stem, number = f"{each.point.team}-{each.point.kind}", 1
        while f"{stem}-{number}" in taken:
            number += 1
        name = f"{stem}-{number}"
        taken.add(name)
        yield {
            "id": name,
            "kind": "minion",
            "type": each.point.kind,
            "team": each.point.team,
            "lane": push.lane.name,
            "at": list(each.at),
        }
