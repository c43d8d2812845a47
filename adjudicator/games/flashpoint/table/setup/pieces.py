"""Putting a piece on a table, moving, turning and removing it: scenes in, deeds out."""

from adjudicator.board.regions import Region
from adjudicator.board.snapping import nearest_space
from adjudicator.board.squares import Position, Space
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Thing
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, PieceKind, Scene, SceneEdit
from adjudicator.core.sketch import Sketch
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.changes import free_id
from adjudicator.games.flashpoint.table.enemy_cards import printed
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.setup import walls
from adjudicator.games.flashpoint.table.setup.rooms import (
    GROUND,
    dissolved,
    put_ground,
    renamed,
    room_held,
)
from adjudicator.games.flashpoint.table.setup.tray import FIGURE, empty
from adjudicator.games.flashpoint.table.sketch import sketch
from adjudicator.games.flashpoint.table.state import Table

FACINGS = "nesw"


def put(scene: Scene, kind: PieceKind, at: Position, turn: int) -> SceneEdit:
    """A piece from the tray, where it snaps to."""
    if kind.kind in GROUND:
        return put_ground(scene, kind, at, turn)
    if kind.kind in walls.WALLS:
        return walls.put_wall(scene, kind, at)
    if kind.snap == "edge":
        return walls.put_door(scene, kind, at)
    table = read_scene(scene)
    zone = _zone_at(table, at)
    if who := _known(table, kind):
        return moved(scene, Held(who, figure=True), at)
    collection, entry = _entry_for(table, kind, zone, turn)
    message_id, facts = _told("put", _called(kind), zone)
    held = Held(entry["id"], figure=kind.kind.startswith(FIGURE))
    ghost = _alone(table, collection, entry)
    return SceneEdit(Change(added=((collection, entry),)), message_id, facts, held, ghost)


def _known(table: Table, kind: PieceKind) -> str | None:
    """The Operative of a name who is on the table: there is one of each."""
    if kind.kind != f"{FIGURE}operative" or not kind.name:
        return None
    return next((one.id for one in table.operatives.values() if one.name == kind.name), None)


def _called(kind: PieceKind) -> Thing | str:
    return kind.name or Thing(kind.kind)


def _zone_at(table: Table, at: Position) -> Region:
    space = nearest_space(at, table.size)
    if space not in table.by_cell:
        raise InputError("at", "setup.off-board", space=space)
    return table.by_cell[space]


def _entry_for(
    table: Table, kind: PieceKind, zone: Region, turn: int
) -> tuple[str, dict[str, Json]]:
    """Where a piece is entered in a scene, and as what."""
    if not kind.kind.startswith(FIGURE):
        entry: dict[str, Json] = {
            "id": free_id(table.tokens, kind.kind),
            "kind": kind.kind,
            "zone": zone.written,
        }
        if kind.kind == "camera":
            entry["facing"] = FACINGS[turn % 4]
        if kind.kind == "spawn":
            entry["number"] = len(table.tokens_of("spawn")) + 1
        return "tokens", entry
    what = kind.kind.removeprefix(FIGURE)
    taken = (*table.operatives, *table.units)
    if what in ("operative", "squad-member", "soldier"):
        named = {"name": kind.name} if kind.name else {}
        return "operatives", {
            "id": free_id(taken, what),
            **named,
            "kind": what,
            "zone": zone.written,
        }
    unit = _unit(what, kind.name)
    called = "blip" if what == "basic" else what  # it can turn to its Patrol side
    return "units", {"id": free_id(taken, called), "zone": zone.written, **unit}


def _unit(what: str, name: str | None) -> dict[str, Json]:
    """What is known of a unit from its token alone, or from the name on its card."""
    if what == "technician":
        return {"technician": True, "figures": [{"name": "Technician"}]}
    if what == "turret":
        return {"immobile": True, "figures": [printed("turret")]}
    if what == "overlord":
        return {"overlord": True, "figures": [{"name": "Overlord"}]}
    return {"figures": [{"name": name or "Enemy"}]} if what == "enemy" else {"blip": what}


def moved(scene: Scene, held: Held, at: Position) -> SceneEdit:
    """A piece where it snaps to now."""
    table = read_scene(scene)
    if not held.figure and (edit := walls.moved(scene, table, held, at)):
        return edit
    if room_held(table, held):
        raise InputError("at", "setup.no-move")
    zone, collection = _zone_at(table, at), _collection(table, held)
    change = Change([Edit(collection, held.id, {"zone": zone.written})])
    ghost = _ghost(table, scene, collection, held, zone)
    message_id, facts = _told("moved", _name(table, held), zone)
    return SceneEdit(change, message_id, facts, held, ghost)


def _told(deed: str, thing: object, zone: Region) -> tuple[str, dict[str, object]]:
    """What was done, and in which room or at which space."""
    if zone.id:
        return f"flashpoint.did.{deed}-in", {"thing": thing, "zone": zone.id}
    return f"did.{deed}", {"thing": thing, "at": zone.key}


def _ghost(table: Table, scene: Scene, collection: str, held: Held, zone: Region) -> Sketch | None:
    entries = enumerate(scene.get(collection, ()))
    entry = next((e for n, e in entries if e.get("id", f"{e.get('kind')}-{n}") == held.id), None)
    return _alone(table, collection, {**entry, "zone": zone.written}) if entry else None


def turned(scene: Scene, held: Held) -> SceneEdit:
    """A camera a quarter further, a wall about its end; a door opens and closes."""
    table = read_scene(scene)
    if not held.figure and (edit := walls.turned(scene, table, held)):
        return edit
    token = None if held.figure else table.tokens.get(held.id)
    if token is None or token.record.facing is None:
        raise InputError("turn", "setup.no-turn", thing=_name(table, held))
    facing = FACINGS[(FACINGS.index(token.record.facing) + 1) % 4]
    change = Change([Edit("tokens", held.id, {"facing": facing})])
    return SceneEdit(change, "did.turned", {"thing": Thing("camera"), "at": token.zone.key}, held)


def removed(scene: Scene, held: Held) -> SceneEdit:
    """A piece taken away."""
    table = read_scene(scene)
    if not held.figure and (edit := walls.removed(scene, table, held)):
        return edit
    if room := room_held(table, held):
        return dissolved(scene, table, room)
    collection = _collection(table, held)
    facts = {"thing": _name(table, held), "at": _where(table, held)}
    return SceneEdit(Change(removed=((collection, held.id),)), "did.removed", facts)


def named(scene: Scene, held: Held, name: str) -> SceneEdit:
    """Someone, or a room, under a name of their own."""
    table = read_scene(scene)
    if room := room_held(table, held):
        return renamed(scene, table, room, name or str(room.id))
    collection = _collection(table, held)
    if collection == "tokens":
        raise InputError("name", "flashpoint.fault.no-name")
    fields: dict[str, Json] = {"name": name or None}
    if collection == "units" and len(table.units[held.id].record.figures) == 1 and name:
        # The figures of a unit are told apart by what their card is called.
        fields = {"figures": [{**_unit_entry(scene, held)["figures"][0], "name": name}]}
    change = Change([Edit(collection, held.id, fields)])
    facts = {"thing": _name(table, held), "name": name or held.id}
    return SceneEdit(change, "did.named", facts, held)


def _unit_entry(scene: Scene, held: Held) -> dict[str, Json]:
    return next(dict(unit) for unit in scene["units"] if unit.get("id") == held.id)


def _collection(table: Table, held: Held) -> str:
    if held.figure and held.id in table.operatives:
        return "operatives"
    if held.figure and held.id in table.units:
        return "units"
    if not held.figure and held.id in table.tokens:
        return "tokens"
    if held.figure:
        known = (*table.operatives, *table.units)
        raise InputError("figure", "setup.unknown-figure", id=held.id, known=known)
    raise InputError(
        "component", "setup.unknown-component", id=held.id, known=(*table.tokens, *table.doors)
    )


def _name(table: Table, held: Held) -> Thing | str:
    if held.figure:
        one = table.operatives.get(held.id) or table.units.get(held.id)
        return one.name if one else held.id
    return Thing(table.tokens[held.id].kind) if held.id in table.tokens else held.id


def _where(table: Table, held: Held) -> Space | str:
    one: Token | Operative | Unit | None = table.tokens.get(held.id)
    if held.figure:
        one = table.operatives.get(held.id) or table.units.get(held.id)
    return one.zone.key if one and one.zone else ""


def _alone(table: Table, collection: str, entry: Json) -> Sketch | None:
    """How an entry looks on a map of its own; nothing if no map can hold it."""
    columns, rows = table.size
    zone = entry.get("zone") if isinstance(entry, dict) else None
    at = table.by_id[zone].key if isinstance(zone, str) else zone
    alone = {**entry, "zone": list(at)} if at is not None else entry
    try:
        return sketch(read_scene({**empty(columns, rows), collection: [alone]}))
    except InputError:
        return None
