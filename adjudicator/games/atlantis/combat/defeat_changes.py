"""What a defeat does to a scene."""

from adjudicator.core.change import Change, Edit, together
from adjudicator.core.values import Json
from adjudicator.games.atlantis.combat.defeats import Defeat
from adjudicator.games.atlantis.lanes.push_changes import push_change
from adjudicator.games.atlantis.table.edits import effects_written
from adjudicator.games.atlantis.table.state import Table, moved
from adjudicator.games.atlantis.table.turn_order import noted


def defeat_change(table: Table, found: Defeat) -> Change | None:
    """The victim off the board, coins, Life counters and markers, and the push that follows.

    None if it's not possible, or the push leaves a choice open.
    """
    if not found.possible:
        return None
    gone = Edit("units", found.victim.id, {"at": None})
    paid = (
        Edit("units", name, {"coins": (table.units[name].coins or 0) + coins})
        for name, coins in found.gains.items()
    )
    defeated = Change(edits=(gone, *paid), fields=_fields(table, found))
    if found.push is None:
        return defeated
    pushed = push_change(moved(table, found.victim, None), found.push)
    return None if pushed is None else together(defeated, pushed)


def _fields(table: Table, found: Defeat) -> dict[str, Json]:
    """Life counters spent and markers returned, where the victim is a Hero."""
    victim = found.victim
    fields: dict[str, Json] = {}
    if victim.hero and victim.team in table.life:
        left = max(0, table.life[victim.team] - found.life)
        fields["life"] = {**table.life, victim.team: left}
    if any(marker.unit == victim.id for marker in table.markers):
        kept = [marker for marker in table.markers if marker.unit != victim.id]
        fields["markers"] = [_marker(marker.name, marker.unit) for marker in kept]
    if any(effect.unit == victim.id for effect in table.effects):
        others = [effect for effect in table.effects if effect.unit != victim.id]
        fields["effects"] = effects_written(others)
    acted = (victim.id,) if victim.hero else ()
    return fields | noted(table, {found.attacker.id: "attack"}, acted)


def _marker(name: str, unit: str | None) -> dict[str, Json]:
    return {"name": name} if unit is None else {"name": name, "unit": unit}
