"""Walls and doors: put by taps, drawn along the grid lines, moved, turned and removed."""

from collections.abc import Sequence
from itertools import pairwise

from adjudicator.board.snapping import nearest_run
from adjudicator.board.squares import Corner, Edge, Position, edges_between
from adjudicator.core.change import Change
from adjudicator.core.facts import Thing
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, PieceKind, Scene, SceneEdit
from adjudicator.core.sketch import Bar, Sketch
from adjudicator.core.values import Json
from adjudicator.games.flashpoint.table.changes import door_written, free_id
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.setup.ground import all_walls, run_of, walls_with
from adjudicator.games.flashpoint.table.state import Table

#: How far from a tap a door looks for a wall, in cells.
REACH = 0.5

WALLS = ("wall", "no-wall")


def put_wall(scene: Scene, kind: PieceKind, at: Position) -> SceneEdit:
    """A wall on one edge, or none; a tap on a wall takes that edge of it away."""
    table = read_scene(scene)
    (edge,) = edges_between(*nearest_run(at, 1, table.size))
    walls = all_walls(scene)
    away = kind.kind == "no-wall" or edge in walls
    change = Change(fields=walls_with(scene, () if away else {edge}, {edge} if away else ()))
    message_id = "did.removed" if away else "did.put"
    ghost = _drawn(table, (edge,))
    return SceneEdit(change, message_id, {"thing": Thing("wall"), "at": edge}, None, ghost)


def drawn(scene: Scene, kind: PieceKind, corners: Sequence[Corner]) -> SceneEdit:
    """Walls along a stroke from corner to corner, or none there any more."""
    table = read_scene(scene)
    columns, rows = table.size
    for corner in corners:
        if not (0 <= corner.x <= columns and 0 <= corner.y <= rows):
            raise InputError("corners", "setup.corner-off-board")
    pairs = pairwise(corners)
    edges = {edge for pair in pairs for edge in edges_between(*pair)}
    if not edges or kind.kind not in WALLS:
        raise InputError("corners", "setup.no-lines")
    away = kind.kind == "no-wall"
    change = Change(fields=walls_with(scene, () if away else edges, edges if away else ()))
    facts = {"thing": Thing("wall"), "count": len(edges), "at": min(edges)}
    return SceneEdit(change, "did.erased" if away else "did.drawn", facts)


def _drawn(table: Table, edges: Sequence[Edge]) -> Sketch:
    start, end = edges[0].ends[0], edges[-1].ends[1]
    return Sketch(*table.size, (), (), (Bar("ghost", start, end, "solid", 0),), (), ())


def put_door(scene: Scene, kind: PieceKind, at: Position) -> SceneEdit:
    """A door on the wall that is pointed at, or on the nearest edge."""
    table = read_scene(scene)
    edge = _edge_for_door(table, at)
    name = free_id(table.doors, "door")
    entry: dict[str, Json] = {"id": name, "edge": _written(edge), "state": "closed"}
    if kind.kind == "security-door":
        entry["security"] = True
    shape = "lock" if kind.kind == "security-door" else "door"
    ghost = Sketch(*table.size, (), (), (Bar("ghost", *edge.ends, shape, 0),), (), ())  # type: ignore[arg-type]
    facts = {"thing": Thing("door"), "at": edge}
    return SceneEdit(Change(added=(("doors", entry),)), "did.put", facts, Held(name), ghost)


def _written(edge: Edge) -> list[list[int]]:
    return [list(corner) for corner in edge.ends]


def _edge_for_door(table: Table, at: Position) -> Edge:
    """The nearest wall within reach, or else the nearest edge."""
    near = [edge for edge in table.walls if _distance(edge, at) <= REACH]
    if near:
        return min(near, key=lambda edge: (_distance(edge, at), edge))
    return edges_between(*nearest_run(at, 1, table.size))[0]


def _distance(edge: Edge, at: Position) -> float:
    """How far a position is from the nearest point of an edge, as a square around it."""
    (left, top), (right, bottom) = edge.ends
    x, y = at
    return max(left - x, 0, x - right) + max(top - y, 0, y - bottom)


def moved(scene: Scene, table: Table, held: Held, at: Position) -> SceneEdit | None:
    """A wall or a door elsewhere; nothing if it is neither that is held."""
    if run := run_of(table, held.id):
        after = edges_between(*nearest_run(at, len(run), table.size, upright=run[0].vertical))
        change = Change(fields=walls_with(scene, after, run))
        facts = {"thing": Thing("wall"), "at": after[0]}
        return SceneEdit(change, "did.moved", facts, None, _drawn(table, after))
    if held.id not in table.doors:
        return None
    edge = _edge_for_door(table, at)
    facts = {"thing": Thing("door"), "at": edge}
    ghost = Sketch(*table.size, (), (), (Bar("ghost", *edge.ends, "door", 0),), (), ())
    return SceneEdit(
        doors_with(table, held.id, edge=_written(edge)), "did.moved", facts, held, ghost
    )


def turned(scene: Scene, table: Table, held: Held) -> SceneEdit | None:
    """A wall about one of its ends; a door opens and closes."""
    if run := run_of(table, held.id):
        return _turned_wall(scene, table, run)
    if held.id not in table.doors:
        return None
    door = table.doors[held.id]
    change = doors_with(table, held.id, state="closed" if door.open else "open")
    message_id = "did.door-closed" if door.open else "did.door-opened"
    return SceneEdit(change, message_id, {"at": door.edge}, held)


def _turned_wall(scene: Scene, table: Table, run: tuple[Edge, ...]) -> SceneEdit:
    """A wall about its first end, or the other way where the map ends."""
    x, y = min(corner for edge in run for corner in edge.ends)
    columns, rows = table.size
    for far in (len(run), -len(run)):
        end = Corner(x + far, y) if run[0].vertical else Corner(x, y + far)
        if 0 <= end.x <= columns and 0 <= end.y <= rows:
            after = edges_between(Corner(x, y), end)
            change = Change(fields=walls_with(scene, after, run))
            return SceneEdit(change, "did.turned", {"thing": Thing("wall"), "at": after[0]})
    raise InputError("turn", "setup.no-room-to-turn", thing=Thing("wall"))


def removed(scene: Scene, table: Table, held: Held) -> SceneEdit | None:
    """A wall or a door taken away."""
    if run := run_of(table, held.id):
        change = Change(fields=walls_with(scene, (), run))
        return SceneEdit(change, "did.removed", {"thing": Thing("wall"), "at": run[0]})
    if held.id not in table.doors:
        return None
    rest = [door_written(d) for d in table.doors.values() if d.id != held.id]
    facts = {"thing": Thing("door"), "at": table.doors[held.id].edge}
    return SceneEdit(Change(fields={"doors": rest}), "did.removed", facts)


def doors_with(table: Table, name: str, **change: Json) -> Change:
    """All doors, with one changed; a door may have no id."""
    doors = [
        door_written(door, **(change if door.id == name else {})) for door in table.doors.values()
    ]
    return Change(fields={"doors": doors})
