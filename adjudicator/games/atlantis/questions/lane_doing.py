"""Pushes of lanes as they are done: what teams still have to choose, and what changes."""

from collections.abc import Iterator
from typing import Any

from adjudicator.board.coordinates import hex_name
from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.games.atlantis.lanes import LanePush
from adjudicator.games.atlantis.questions.lanes import (
    LanePushesParams,
    LanePushParams,
    displaced,
    ruled_pushes,
)
from adjudicator.games.atlantis.spawning import Spawned
from adjudicator.games.atlantis.table.state import Table


def open_choices(table: Table, params: LanePushParams | LanePushesParams) -> Iterator[Spawned]:
    """Displaced Minions that have a choice, each with what those before it leave to it."""
    before: dict[str, tuple[int, int]] = {}
    for number in range(len(table.points)):
        push = ruled_pushes(table, params.model_copy(update={"choices": before})).proof
        minions = displaced(push)
        if number == len(minions):
            return
        point = hex_name(minions[number].point.at)
        if len(minions[number].choose) > 1:
            yield minions[number]
        pick = params.choices.get(point)
        if pick and Hex(*pick) in minions[number].choose:
            before[point] = pick


def lanes_pushed(table: Table, params: LanePushParams | LanePushesParams) -> Change | None:
    """The lanes with their new Battle Zones and new Minions; nothing while a choice is open."""
    pushes = ruled_pushes(table, params).proof.lanes
    everyone = [(each, one) for each in pushes for one in each.wave.everyone]
    if any(one.at is None and one.choose for _, one in everyone):
        return None
    lanes = {
        name: {"zones": list(lane.zones), "battle-zone": lane.battle_zone, "waves": lane.waves}
        for name, lane in table.lanes.items()
    }
    for each in pushes:
        lanes[each.lane.name] |= {"battle-zone": each.zone, "waves": each.waves}
    removed = [minion.id for each in pushes for minion in each.removed]
    gone = [("units", name) for name in removed]
    fresh = _fresh(everyone, {*table.units} - {*removed})
    return Change(
        removed=gone, added=[("units", entry) for entry in fresh], fields={"lanes": lanes}
    )


def _fresh(everyone: list[tuple[LanePush, Spawned]], kept: set[str]) -> Iterator[dict[str, Any]]:
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
