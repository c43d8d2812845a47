"""What a push of lanes does to a scene: counters, Battle Zones, who leaves and who comes back."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from adjudicator.core.change import Change, Edit
from adjudicator.core.values import Json
from adjudicator.games.atlantis.lanes.lane_pushes import LanePush, Pushes
from adjudicator.games.atlantis.lanes.spawning import Spawned
from adjudicator.games.atlantis.table.state import Table, Unit

#: What effects had made of a Minion does not come back with it.
EFFECTS = ("immune", "cannot-move", "no-movement-action", "ignores", "ends")


def push_change(table: Table, found: Pushes) -> Change | None:
    """The lanes with their new Battle Zones, and their Minions off the board or back on it.

    None while a choice is open, or if nobody knows whether it was the last Wave counter.
    """
    if found.uncounted or is_open(found):
        return None
    everyone = [(each, one) for each in found.lanes for one in each.wave.everyone]
    removed = {minion.id: minion for each in found.lanes for minion in each.removed}
    back = _Returning(table, removed)
    for push, one in everyone:
        back.put(push, one)
    gone = [Edit("units", name, {"at": None}) for name in removed if name not in back.returned]
    return Change((*back.edits, *gone), (), back.added, {"lanes": _lanes(table, found)})


def is_open(found: Pushes) -> bool:
    """Whether a team still chooses where a displaced Minion goes."""
    everyone = (one for each in found.lanes for one in each.wave.everyone)
    return any(one.at is None and one.choose for one in everyone)


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
    """Minions that come back: those of the table that are off the board now, then new ones."""

    table: Table
    removed: Mapping[str, Unit]
    edits: list[Edit] = field(default_factory=list)
    added: list[tuple[str, dict[str, Json]]] = field(default_factory=list)

    @property
    def returned(self) -> set[str]:
        """The Minions of the table that are back."""
        return {edit.id for edit in self.edits}

    def put(self, push: LanePush, one: Spawned) -> None:
        """A Minion where it comes back; one that finds no room stays away."""
        if one.at is None:
            return
        waiting = next(self._waiting(push, one), None)
        if waiting is not None:
            self.edits.append(Edit("units", waiting.id, {"at": list(one.at)}, EFFECTS))
        else:
            self.added.append(("units", self._fresh(push, one)))

    def _waiting(self, push: LanePush, one: Spawned) -> Iterator[Unit]:
        """Minions of its kind that are off the board, and not back yet."""
        back, kind = self.returned, (one.point.team, one.point.kind, push.lane.name)
        for minion in self.table.minions:
            same = (minion.team, minion.type, minion.lane) == kind
            away = minion.at is None or minion.id in self.removed
            if same and away and minion.id not in back:
                yield minion

    def _fresh(self, push: LanePush, one: Spawned) -> dict[str, Json]:
        """A new Minion, under a name that nobody has."""
        stem, number = f"{one.point.team}-{one.point.kind}", 1
        while f"{stem}-{number}" in self._taken():
            number += 1
        lane: dict[str, Json] = {"lane": push.lane.name} if len(self.table.lanes) > 1 else {}
        return {
            "id": f"{stem}-{number}",
            "kind": "minion",
            "type": one.point.kind,
            "team": one.point.team,
            **lane,
            "at": list(one.at or ()),
        }

    def _taken(self) -> set[str]:
        known = {*self.table.units, *self.table.tokens}
        return known | {str(entry["id"]) for _, entry in self.added}
