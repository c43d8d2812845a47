"""Thrones, lanes and Battle Zones: zones that are tapped, or that a stroke passes through."""

from collections.abc import Iterator, Mapping, Sequence

from adjudicator.board.cell import Cell
from adjudicator.board.hexes import Hex
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.setup import PieceKind, Scene, SceneEdit
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.atlantis.table.setup.tray import BATTLE, LANE, THRONE

Lanes = dict[str, dict[str, Json]]


def put_on_zone(scene: Scene, kind: PieceKind, at: Hex) -> SceneEdit:
    """A zone that becomes a Throne, a Battle Zone or part of a lane; or is none any more."""
    zone = zone_at(scene, at)
    facts = {"zone": zone}
    if kind.id.startswith(THRONE):
        return _throne(scene, kind.id.removeprefix(THRONE), zone)
    if kind.id == BATTLE:
        return _battle(scene, zone)
    name = kind.id.removeprefix(LANE)
    zones = list(_lanes(scene).get(name, {}).get("zones", ()))
    if zone in zones:
        return _laid(scene, name, [each for each in zones if each != zone], "did.off-lane", facts)
    return _laid(scene, name, [*zones, zone], "did.on-lane", facts)


def stroked(scene: Scene, kind: PieceKind, cells: Sequence[Cell]) -> SceneEdit | None:
    """A lane through the zones that a stroke passes, in its order."""
    if not kind.id.startswith(LANE) or len(cells) < 2:
        return None
    passed = dict.fromkeys(_zones_of(scene, cells))
    if len(passed) < 2:
        return None
    name = kind.id.removeprefix(LANE)
    zones = list(_from_red(scene, list(passed)))
    return _laid(scene, name, zones, "did.lane", {"count": len(zones)})


def _zones_of(scene: Scene, cells: Sequence[Cell]) -> Iterator[str]:
    """The zones of some hexes; a stroke may leave the board in between."""
    for cell in cells:
        if (zone := _found(scene, Hex(*cell))) is not None:
            yield zone


def _from_red(scene: Scene, zones: list[str]) -> list[str]:
    """A lane from the red end: a stroke may be drawn either way."""
    thrones = scene.get("thrones") or {}
    backwards = zones[0] == thrones.get("blue") or zones[-1] == thrones.get("red")
    return zones[::-1] if backwards else zones


def zone_at(scene: Scene, at: Hex) -> str:
    """The zone of a hex."""
    zone = _found(scene, at)
    if zone is None:
        raise InputError("at", "atlantis.no-such-space", space=at)
    return zone


def _found(scene: Scene, at: Hex) -> str | None:
    zones: JsonObject = scene["zones"]
    return next((name for name, hexes in zones.items() if list(at) in map(list, hexes)), None)


def _lanes(scene: Scene) -> Lanes:
    return {name: dict(lane) for name, lane in (scene.get("lanes") or {}).items()}


def _throne(scene: Scene, team: str, zone: str) -> SceneEdit:
    """A zone as a team's Throne; tapped again, it is none. A zone is the Throne of one team."""
    thrones = dict(scene.get("thrones") or {})
    facts = {"zone": zone, "team": team}
    if thrones.get(team) == zone:
        thrones.pop(team)
        return SceneEdit(Change(fields={"thrones": thrones}), "did.no-throne", facts)
    kept = {whose: where for whose, where in thrones.items() if where != zone}
    fields: dict[str, Json] = {"thrones": {**kept, team: zone}}
    lanes = {name: _ended(lane, {**kept, team: zone}) for name, lane in _lanes(scene).items()}
    return SceneEdit(
        Change(fields={**fields, **({"lanes": lanes} if lanes else {})}), "did.throne", facts
    )


def _ended(lane: dict[str, Json], thrones: JsonObject) -> dict[str, Json]:
    """A lane without the Thrones that it would have in the middle: they are at its ends."""
    inner = [zone for zone in lane["zones"] if zone not in thrones.values()]
    return {**lane, "zones": inner or lane["zones"]}


def _battle(scene: Scene, zone: str) -> SceneEdit:
    """A zone as the Battle Zone of the lanes that it is in."""
    lanes = _lanes(scene)
    mine = [name for name, lane in lanes.items() if zone in lane["zones"]]
    if not mine:
        raise InputError("at", "setup.not-in-lane", zone=zone)
    for name in mine:
        lanes[name]["battle-zone"] = zone
    return SceneEdit(Change(fields={"lanes": lanes}), "did.battle", {"zone": zone})


def _laid(
    scene: Scene, name: str, zones: Sequence[str], message_id: str, facts: Mapping[str, object]
) -> SceneEdit:
    """A lane of other zones; its Battle Zone is its middle one until another is chosen."""
    lanes = _lanes(scene)
    lane = lanes.pop(name, {})
    if zones:
        battle = lane.get("battle-zone")
        middle = zones[len(zones) // 2]
        chosen = battle if battle in zones and message_id != "did.lane" else middle
        lanes[name] = {**lane, "zones": list(zones), "battle-zone": chosen}
    facts = {**facts, "lane": name}
    return SceneEdit(Change(fields={"lanes": lanes}), message_id, facts)
