"""The questions `lane-push` and `lane-pushes`: one lane, or several at the same time."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import Field, StrictStr

from adjudicator.core.facts import Listing, Said
from adjudicator.core.faults import InputError
from adjudicator.core.input import place
from adjudicator.core.question import Finding
from adjudicator.core.ruling import Consultation
from adjudicator.core.values import Json
from adjudicator.core.verdict import Summary
from adjudicator.games.atlantis.lanes.battles import winning
from adjudicator.games.atlantis.lanes.choosing import ChoicesParams, check_choices, chosen_of
from adjudicator.games.atlantis.lanes.lane_pushes import LanePush, Pushes, push_lanes
from adjudicator.games.atlantis.lanes.push_changes import push_change
from adjudicator.games.atlantis.lanes.push_steps import push_steps
from adjudicator.games.atlantis.lanes.spawning import Spawned
from adjudicator.games.atlantis.table.ends import find_lane
from adjudicator.games.atlantis.table.judging import team_fact
from adjudicator.games.atlantis.table.kit import Team
from adjudicator.games.atlantis.table.records import ZoneName
from adjudicator.games.atlantis.table.state import Table, lane_called


class LanePushParams(ChoicesParams):
    """Who won the push of which lane, and what teams chose.

    Without a `winner` it is the team that alone has Minions left in the Battle Zone.
    """

    winner: Team | None = None
    lane: StrictStr | None = None


class LanePushesParams(ChoicesParams):
    """Who won the push of each lane that is pushed at this moment, and what teams chose.

    Without `winners` they are the teams that alone have Minions left in a Battle Zone.
    """

    winners: Annotated[dict[ZoneName, Team], Field(max_length=9)] = Field(default_factory=dict)


def lane_push(table: Table, params: LanePushParams, consult: Consultation) -> Finding:
    """Judge a push of a lane with its whole sequence."""
    found = pushes_of(table, params, consult)
    found.note_counters(consult)
    lane = found.lanes[0]
    winner = found.winners[lane.lane.name]
    facts: dict[str, object] = {"team": team_fact(found.over or winner)}
    facts |= {"zone": lane.zone, "lane": lane.lane.called, "zones": _zones(found)}
    told = _lane(found, lane)
    answer = {
        "battle-zone": told["battle-zone"],
        "waves": told["waves"],
        "over": found.over,
        "respawn": told["respawn"],
    }
    summary = _summary(found, "atlantis.lane.moves", facts)
    return Finding(answer, summary, push_steps(table, found), push_change(table, found))


def lane_pushes(table: Table, params: LanePushesParams, consult: Consultation) -> Finding:
    """Judge pushes of several lanes at the same time."""
    found = pushes_of(table, params, consult)
    found.note_counters(consult)
    facts = {"team": team_fact(found.over), "zones": _zones(found)}
    lanes = {lane.lane.name: _lane(found, lane) for lane in found.lanes}
    summary = _summary(found, "atlantis.lanes.move", facts)
    answer = {"over": found.over, "lanes": lanes}
    return Finding(answer, summary, push_steps(table, found), push_change(table, found))


def _summary(found: Pushes, moves: str, facts: dict[str, object]) -> Summary:
    """What the pushes do; open where nobody entered the Wave counters."""
    if found.uncounted:
        told = {**facts, "lanes": Listing(tuple(map(lane_called, found.uncounted)))}
        return Summary("atlantis.lane.unknown", "open", told)
    return Summary(_ending(found) or moves, "clear", facts)


def _zones(found: Pushes) -> Listing:
    """The Battle Zone of each lane that changes."""
    each = ((("zone", push.zone), ("lane", push.lane.called)) for push in found.lanes)
    return Listing(tuple(Said("atlantis.lanes.zone", facts) for facts in each))


def _ending(found: Pushes) -> str:
    """The steps if a push ends the game, or restarts all lanes."""
    if found.over:
        return "atlantis.lane.over"
    return "atlantis.lane.begins-anew" if found.tied and not found.spent else ""


def pushes_of(
    table: Table, params: LanePushParams | LanePushesParams, consult: Consultation
) -> Pushes:
    """The pushes that are asked about."""
    chosen = chosen_of(params)
    found = push_lanes(table, _winners(table, params), chosen, consult)
    # Choices are made by the table's own reading; under another they may not fit.
    if consult.readings == table.readings:
        check_choices(chosen, found)
    return found


def _winners(table: Table, params: LanePushParams | LanePushesParams) -> Mapping[str, Team]:
    """Who won the push of which lane, in the order of the scene."""
    if isinstance(params, LanePushParams):
        lane = find_lane(table, params.lane)
        winner = params.winner or winning(table, lane)
        if winner is None:
            raise InputError("winner", "atlantis.needs-winner", zone=lane.battle_zone)
        return {lane.name: winner}
    if not params.winners:
        return _winning_lanes(table)
    for name in params.winners:
        find_lane(table, name, place("winners", name))
    return {name: params.winners[name] for name in table.lanes if name in params.winners}


def _winning_lanes(table: Table) -> Mapping[str, Team]:
    """The lanes in whose Battle Zone one team alone has Minions left, and that team."""
    found = {name: team for name, lane in table.lanes.items() if (team := winning(table, lane))}
    if not found:
        raise InputError("winners", "atlantis.needs-winners")
    return found


def _lane(found: Pushes, push: LanePush) -> dict[str, Json]:
    """One lane; all but its counters rests on whether that was the last one."""
    if found.uncounted:
        return {"battle-zone": None, "waves": push.waves, "respawn": None}
    respawn = [_spawn(each) for each in push.wave.everyone]
    return {"battle-zone": push.zone, "waves": push.waves, "respawn": respawn}


def _spawn(spawned: Spawned) -> dict[str, Json]:
    """A Minion on its Spawn point, or with the spaces that its team chooses from."""
    point = spawned.point
    at = None if spawned.at is None else list(spawned.at)
    entry: dict[str, Json] = {"type": point.kind, "team": point.team, "at": at}
    return entry if at else {**entry, "choose": [list(space) for space in spawned.choose]}
