"""What a push of lanes does to a scene: counters, Battle Zones, who leaves and who comes back."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from adjudicator.core.change import Change, Edit
from adjudicator.core.values import Json
from adjudicator.games.atlantis.lanes.lane_pushes import LanePush, Pushes
from adjudicator.games.atlantis.lanes.spawning import Spawned
from adjudicator.games.atlantis.table.state import Table, Unit

#: What effects had made of a Minion does not come back with it.
EFFECTS = ("immune", "cannot-move", "no-movement-action", "ignores", "ends")


def push_change(table: Table, found: Pushes) -> Change | None:
    """The lanes with their new Battle Zones and new Minions; None while a choice is open."""
    everyone = [(each, one) for each in found.lanes for one in each.wave.everyone]
    if any(one.at is None and one.choose for _, one in everyone):
        return None
    removed = {minion.id for each in found.lanes for minion in each.removed}
    back = _Returning(table)
    for push, one in everyone:
        back.put(push, one)
    gone = [("units", name) for name in sorted(removed)]
    return Change(back.edits, gone, back.added, {"lanes": _lanes(table, found)})


def _lanes(table: Table, found: Pushes) -> dict[str, Json]:
    lanes: dict[str, dict[str, Json]] = {
        name: {"zones": list(lane.zones), "battle-zone": lane.battle_zone, "waves": lane.waves}
        for name, lane in table.lanes.items()
    }
    for each in found.lanes:
        lanes[each.lane.name] |= {"battle-zone": each.zone, "waves": each.waves}
    return lanes


@dataclass
class _Returning:
    """Minions that come back: those that were off the board before, then new ones."""

    table: Table
    edits: list[Edit] = field(default_factory=list)
    added: list[tuple[str, dict[str, Json]]] = field(default_factory=list)

    def put(self, push: LanePush, one: Spawned) -> None:
        """A Minion where it comes back; one that finds no room stays away."""
        if one.at is None:
            return
        waiting = next(self._waiting(push, one), None)
        if waiting is not None:
            fields: dict[str, Json] = {"at": list(one.at), "lane": push.lane.name}
            self.edits.append(Edit("units", waiting.id, fields, EFFECTS))
        else:
            self.added.append(("units", self._fresh(push, one)))

    def _waiting(self, push: LanePush, one: Spawned) -> Iterator[Unit]:
        """Minions of its kind that are off the board, and not back yet."""
        back = {edit.id for edit in self.edits}
        kind = (one.point.team, one.point.kind, push.lane.name)
        for minion in self.table.minions:
            same = (minion.team, minion.type, minion.lane) == kind
            if same and minion.at is None and minion.id not in back:
                yield minion

    def _fresh(self, push: LanePush, one: Spawned) -> dict[str, Json]:
        """A new Minion, under a name that nobody has."""
        stem, number = f"{one.point.team}-{one.point.kind}", 1
        while f"{stem}-{number}" in self._taken():
            number += 1
        return {
            "id": f"{stem}-{number}",
            "kind": "minion",
            "type": one.point.kind,
            "team": one.point.team,
            "lane": push.lane.name,
            "at": list(one.at or ()),
        }

    def _taken(self) -> set[str]:
        known = {*self.table.units, *self.table.tokens}
        return known | {str(entry["id"]) for _, entry in self.added}
