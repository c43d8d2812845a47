"""Putting a piece on a table, moving, turning and removing it: scenes in, deeds out."""

from adjudicator.board.regions import Region
from adjudicator.board.snapping import nearest_rectangle, nearest_run, nearest_space
from adjudicator.board.squares import Corner, Edge, Position, Space, edges_between, rectangle
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Thing
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, PieceKind, Scene, SceneEdit
from adjudicator.core.sketch import Sketch, Slab
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.changes import door_written, free_id
from adjudicator.games.flashpoint.table.enemy_cards import printed
from adjudicator.games.flashpoint.table.pieces import Operative, Token, Unit
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.setup.ground import (
    run_of,
    settled,
    walls_written,
    zones_without,
)
from adjudicator.games.flashpoint.table.setup.tray import FIGURE, empty
from adjudicator.games.flashpoint.table.sketch import sketch
from adjudicator.games.flashpoint.table.state import Table

FACINGS = "nesw"


def put(scene: Scene, kind: PieceKind, at: Position, turn: int) -> SceneEdit:
    """A piece from the tray, where it snaps to."""
    table = read_scene(scene)
    if kind.kind in ("room", "cell", "hole"):
        return _put_ground(scene, table, kind, at, turn)
    if kind.kind == "wall":
        return _put_wall(table, kind, at)
    if kind.snap == "edge":
        return _put_door(table, kind, at)
    zone = _zone_at(table, at)
    collection, entry = _entry_for(table, kind, zone, turn)
    facts = {"thing": _called(kind, entry), "at": zone.key}
    held = Held(entry["id"], figure=kind.kind.startswith(FIGURE))
    ghost = _alone(table, collection, entry)
    return SceneEdit(Change(added=((collection, entry),)), "did.put", facts, held, ghost)


def _called(kind: PieceKind, entry: dict[str, Json]) -> Thing | str:
    return entry["id"] if kind.kind.startswith(FIGURE) else Thing(kind.kind)


def _zone_at(table: Table, at: Position) -> Region:
    space = nearest_space(at, table.size)
    if space not in table.by_cell:
        raise InputError("at", "setup.off-board", space=space)
    return table.by_cell[space]


def _put_ground(scene: Scene, table: Table, kind: PieceKind, at: Position, turn: int) -> SceneEdit:
    """A room of several cells, a cell by itself, or none at all."""
    size = kind.sized(turn) if kind.kind == "room" else (1, 1)
    first = nearest_rectangle(at, size, table.size)
    zones = zones_without(table, rectangle(first, *size))
    if kind.kind == "room":
        name = free_id(table.by_id, "room")
        zones.append({"id": name, "at": list(first), "size": list(size)})
    elif kind.kind == "cell" or not zones:  # the last zone of a map stays
        zones.append(list(first))
    change = Change(fields=settled(table, scene, zones))
    right, bottom = first.c + size[0], first.r + size[1]
    outline = ((first.c, first.r), (right, first.r), (right, bottom), (first.c, bottom))
    ghost = Sketch(*table.size, (), (Slab("ghost", outline, 0),), (), (), ())
    return SceneEdit(change, "did.put", {"thing": Thing(kind.kind), "at": first}, None, ghost)


def _put_wall(table: Table, kind: PieceKind, at: Position) -> SceneEdit:
    run = edges_between(*nearest_run(at, kind.size[0], table.size))
    change = Change(fields=walls_written(table.walls | set(run)))
    ghost = _alone(table, "walls", [list(run[0].ends[0]), list(run[-1].ends[1])])
    return SceneEdit(change, "did.put", {"thing": Thing("wall"), "at": run[0]}, None, ghost)


def _put_door(table: Table, kind: PieceKind, at: Position) -> SceneEdit:
    start, end = nearest_run(at, 1, table.size)
    name = free_id(table.doors, "door")
    entry: dict[str, Json] = {"id": name, "edge": [list(start), list(end)], "state": "closed"}
    if kind.kind == "security-door":
        entry["security"] = True
    facts = {"thing": Thing("door"), "at": edges_between(start, end)[0]}
    ghost = _alone(table, "doors", entry)
    return SceneEdit(Change(added=(("doors", entry),)), "did.put", facts, Held(name), ghost)


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
        name = free_id(taken, what)
        return "operatives", {"id": name, "kind": what, "zone": zone.written}
    return "units", {"id": free_id(taken, what), "zone": zone.written, **_unit(what)}


def _unit(what: str) -> dict[str, Json]:
    """What is known of a unit from its token alone."""
    if what == "technician":
        return {"technician": True, "figures": [{"name": "Technician"}]}
    if what == "turret":
        return {"immobile": True, "figures": [printed("turret")]}
    if what == "overlord":
        return {"overlord": True, "figures": [{"name": "Overlord"}]}
    return {"figures": [{"name": "Enemy"}]} if what == "enemy" else {"blip": what}


def moved(scene: Scene, held: Held, at: Position) -> SceneEdit:
    """A piece where it snaps to now."""
    table = read_scene(scene)
    if run := None if held.figure else run_of(table, held.id):
        upright = run[0].vertical
        after = edges_between(*nearest_run(at, len(run), table.size, upright=upright))
        change = Change(fields=walls_written((table.walls - set(run)) | set(after)))
        return SceneEdit(change, "did.moved", {"thing": Thing("wall"), "at": after[0]})
    if not held.figure and held.id in table.doors:
        start, end = nearest_run(at, 1, table.size)
        edge = [list(start), list(end)]
        facts = {"thing": Thing("door"), "at": edges_between(start, end)[0]}
        return SceneEdit(_doors(table, held.id, edge=edge), "did.moved", facts, held)
    zone, collection = _zone_at(table, at), _collection(table, held)
    change = Change([Edit(collection, held.id, {"zone": zone.written})])
    ghost = _ghost(table, scene, collection, held, zone)
    facts = {"thing": _name(table, held), "at": zone.key}
    return SceneEdit(change, "did.moved", facts, held, ghost)


def _ghost(table: Table, scene: Scene, collection: str, held: Held, zone: Region) -> Sketch | None:
    entries = enumerate(scene.get(collection, ()))
    entry = next((e for n, e in entries if e.get("id", f"{e.get('kind')}-{n}") == held.id), None)
    return _alone(table, collection, {**entry, "zone": zone.written}) if entry else None


def turned(scene: Scene, held: Held) -> SceneEdit:
    """A camera a quarter further, a wall about its end; a door opens and closes."""
    table = read_scene(scene)
    if not held.figure and (run := run_of(table, held.id)):
        return _turned_wall(table, run)
    if not held.figure and held.id in table.doors:
        door = table.doors[held.id]
        change = _doors(table, held.id, state="closed" if door.open else "open")
        return SceneEdit(change, "did.turned", {"thing": Thing("door"), "at": door.edge}, held)
    token = None if held.figure else table.tokens.get(held.id)
    if token is None or token.record.facing is None:
        raise InputError("turn", "setup.no-turn", thing=_name(table, held))
    facing = FACINGS[(FACINGS.index(token.record.facing) + 1) % 4]
    change = Change([Edit("tokens", held.id, {"facing": facing})])
    return SceneEdit(change, "did.turned", {"thing": Thing("camera"), "at": token.zone.key}, held)


def _turned_wall(table: Table, run: tuple[Edge, ...]) -> SceneEdit:
    x, y = min(corner for edge in run for corner in edge.ends)
    far = len(run)
    end = Corner(x + far, y) if run[0].vertical else Corner(x, y + far)
    after = edges_between(Corner(x, y), end)
    change = Change(fields=walls_written((table.walls - set(run)) | set(after)))
    return SceneEdit(change, "did.turned", {"thing": Thing("wall"), "at": after[0]})


def removed(scene: Scene, held: Held) -> SceneEdit:
    """A piece taken away."""
    table = read_scene(scene)
    if not held.figure and (run := run_of(table, held.id)):
        change = Change(fields=walls_written(table.walls - set(run)))
        return SceneEdit(change, "did.removed", {"thing": Thing("wall"), "at": run[0]})
    if not held.figure and held.id in table.doors:
        rest = [door_written(d) for d in table.doors.values() if d.id != held.id]
        facts = {"thing": Thing("door"), "at": table.doors[held.id].edge}
        return SceneEdit(Change(fields={"doors": rest}), "did.removed", facts)
    collection = _collection(table, held)
    facts = {"thing": _name(table, held), "at": _where(table, held)}
    return SceneEdit(Change(removed=((collection, held.id),)), "did.removed", facts)


def named(scene: Scene, held: Held, name: str) -> SceneEdit:
    """Someone under a name of their own."""
    table = read_scene(scene)
    collection = _collection(table, held)
    if collection == "tokens":
        raise InputError("name", "flashpoint.fault.no-name")
    change = Change([Edit(collection, held.id, {"name": name or None})])
    facts = {"thing": _name(table, held), "name": name or held.id}
    return SceneEdit(change, "did.named", facts, held)


def _doors(table: Table, name: str, **change: Json) -> Change:
    """All doors anew, one of them changed: a door may stand there without an id."""
    doors = [
        door_written(door, **(change if door.id == name else {})) for door in table.doors.values()
    ]
    return Change(fields={"doors": doors})


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
