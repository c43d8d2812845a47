"""What the tray does to a scene: put down, move, turn, name and remove pieces; paint hexes."""

from collections.abc import Callable

from adjudicator.board.cell import Cell, by_rows
from adjudicator.board.hexes import Hex, hex_at
from adjudicator.board.squares import Position
from adjudicator.core.change import Change, Edit
from adjudicator.core.facts import Thing
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, PieceKind, Scene, SceneEdit
from adjudicator.core.sketch import Sketch
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.games.atlantis.table.setup.lanes import put_on_zone
from adjudicator.games.atlantis.table.setup.tray import (
    AWAY,
    BATTLE,
    LANE,
    PAINT,
    POINT,
    THRONE,
)
from adjudicator.games.atlantis.table.sketch import sketch
from adjudicator.games.atlantis.table.state import Table


def found(table: Table, cell: Cell) -> Held | None:
    """Who or what a space shows."""
    at = Hex(*cell)
    if piece := table.standing.get(at):
        return Held(piece.id, figure=piece.id in table.units)
    if any(point.at == at for point in table.points):
        return Held(_point_id(at))
    return None


def called(scene: Scene, at: Hex) -> str | Hex:
    """A hex by its name on the board, if it has one; for telling."""
    named = read_scene(scene).names.get(at)
    return named.label if named else at


def _point_id(at: Hex) -> str:
    return f"spawn {at.q},{at.r}"


def put(scene: Scene, kind: PieceKind, at: Position, _turn: int) -> SceneEdit:
    """A piece from the tray in the hex that was pointed at, or the hex painted."""
    hex_ = hex_at(at)
    if kind.id.startswith((THRONE, LANE, BATTLE)):
        return put_on_zone(scene, kind, hex_)
    facts: dict[str, object] = {"thing": Thing(kind.kind, kind.name), "at": hex_}
    if not kind.paints:  # a stroke may pass over hundreds
        facts["at"] = called(scene, hex_)
    if kind.id.startswith(PAINT):
        change = _painted(scene, hex_, zone=kind.id.removeprefix(PAINT))
        return SceneEdit(change, "did.put", facts)
    if kind.id == "terrain":
        return SceneEdit(_painted(scene, hex_, terrain=True), "did.put", facts)
    if kind.id == "off-board":
        return SceneEdit(_painted(scene, hex_), "did.put", facts)
    if kind.id.startswith(POINT):
        point, team = kind.id.removeprefix(POINT).split("-")
        points = [p for p in scene.get("spawn-points", ()) if Hex(*p["at"]) != hex_]
        entry = {"at": list(hex_), "kind": point, "team": team}
        fields = {"spawn-points": [*points, entry]}
        return SceneEdit(Change(fields=fields), "did.put", facts, Held(_point_id(hex_)))
    return _put_piece(scene, kind, hex_, facts)


def _put_piece(scene: Scene, kind: PieceKind, at: Hex, facts: dict[str, object]) -> SceneEdit:
    if kind.id == "token":
        entry: dict[str, Json] = {"id": _free(scene, "token"), "at": list(at)}
        return _added(scene, "tokens", entry, facts)
    if name := _known(scene, kind):
        fields = {"at": list(at), "team": kind.team or _entry(scene, name)["team"]}
        change = Change(edits=(Edit("units", name, fields),))
        ghost = _alone(scene, "units", {**_entry(scene, name), **fields})
        return SceneEdit(change, "did.put", facts, Held(name, figure=True), ghost)
    return _added(scene, "units", _new_unit(scene, kind, at), facts)


def _added(
    scene: Scene, collection: str, entry: dict[str, Json], facts: dict[str, object]
) -> SceneEdit:
    held = Held(entry["id"], figure=collection == "units")
    change = Change(added=((collection, entry),))
    return SceneEdit(change, "did.put", facts, held, _alone(scene, collection, entry))


def _known(scene: Scene, kind: PieceKind) -> str | None:
    """Who is meant, if that Hero is on the table: each is there once."""
    if kind.id.startswith(AWAY):
        return kind.id.removeprefix(AWAY)
    named = (u["id"] for u in scene.get("units", ()) if kind.name and u.get("name") == kind.name)
    return next(named, None)


def _entry(scene: Scene, name: str) -> dict[str, Json]:
    return entry_of(scene, Held(name, figure=True))[1]


def _new_unit(scene: Scene, kind: PieceKind, at: Hex) -> dict[str, Json]:
    what, team = kind.kind.split("-")
    entry: dict[str, Json] = {"id": _free(scene, f"{team}-{what}")}
    if what == "hero":
        named = {"name": kind.name} if kind.name else {}
        return {**entry, **named, "kind": "hero", "team": team, "at": list(at)}
    minion = {"kind": "minion", "team": team, "type": what, "at": list(at)}
    return {**entry, **minion, **_lane_of(scene, at)}


def _lane_of(scene: Scene, at: Hex) -> dict[str, Json]:
    """The lane of a new Minion, where there are several: that of the zone it stands in."""
    lanes = scene.get("lanes") or {}
    if len(lanes) < 2:
        return {}
    zone = next((n for n, hexes in scene["zones"].items() if list(at) in map(list, hexes)), None)
    lane = next((n for n, each in lanes.items() if zone in each["zones"]), next(iter(lanes)))
    return {"lane": lane}


def _painted(scene: Scene, at: Hex, zone: str | None = None, *, terrain: bool = False) -> Change:
    """A hex in another zone, with Terrain or without, or off the board."""
    zones = {
        name: [list(pair) for pair in pairs if Hex(*pair) != at]
        for name, pairs in scene["zones"].items()
    }
    rocks = [list(pair) for pair in scene.get("terrain", ()) if Hex(*pair) != at]
    if zone is not None:
        zones[zone] = _with(zones.get(zone, []), at, by_rows)
    if terrain:
        old = next((n for n, p in scene["zones"].items() if list(at) in map(list, p)), None)
        if old:
            zones[old] = [list(pair) for pair in scene["zones"][old]]
        rocks = _with(rocks, at, lambda hex_: (hex_.q, hex_.r))
    return Change(fields={"zones": zones, "terrain": rocks})


def _with(pairs: list[list[int]], at: Hex, order: Callable[[Hex], tuple[int, int]]) -> Json:
    """Hexes with one more: in order if they were, and else at the end; the others stay."""
    hexes = [Hex(*pair) for pair in pairs]
    ordered = sorted(hexes, key=order) == hexes
    return [list(hex_) for hex_ in (sorted([*hexes, at], key=order) if ordered else [*hexes, at])]


def _free(scene: Scene, stem: str) -> str:
    taken = {e.get("id") for name in ("units", "tokens") for e in scene.get(name, ())}
    return next(name for n in range(1, 2001) if (name := f"{stem}-{n}") not in taken)


def _alone(scene: Scene, collection: str, entry: JsonObject) -> Sketch | None:
    """How an entry looks on the empty board."""
    bare = {key: value for key, value in entry.items() if key != "lane"}
    board = {key: scene[key] for key in ("zones", "terrain") if key in scene}
    try:
        return sketch(read_scene({"game": "atlantis", **board, collection: [bare]}))
    except InputError:
        return None


def entry_of(scene: Scene, held: Held) -> tuple[str, dict[str, Json]]:
    """Where a scene tells of a piece, and what."""
    for collection in ("units", "tokens"):
        for entry in scene.get(collection, ()):
            if entry.get("id") == held.id:
                return collection, dict(entry)
    known = tuple(str(e.get("id")) for n in ("units", "tokens") for e in scene.get(n, ()))
    raise InputError("figure", "setup.unknown-figure", id=held.id, known=known)


def pointed(scene: Scene, held: Held) -> int | None:
    """Which Spawn point is meant, if one is."""
    for number, point in enumerate(scene.get("spawn-points", ())):
        if _point_id(Hex(*point["at"])) == held.id:
            return number
    return None


def moved(scene: Scene, held: Held, at: Position) -> SceneEdit:
    """A piece in another hex."""
    hex_ = hex_at(at)
    number = pointed(scene, held)
    if number is not None:
        points = [dict(point) for point in scene["spawn-points"]]
        points[number]["at"] = list(hex_)
        facts: dict[str, object] = {
            "thing": Thing(_kind(points[number])),
            "at": called(scene, hex_),
        }
        change = Change(fields={"spawn-points": points})
        return SceneEdit(change, "did.moved", facts, Held(_point_id(hex_)))
    collection, entry = entry_of(scene, held)
    change = Change(edits=(Edit(collection, held.id, {"at": list(hex_)}),))
    facts = {"thing": entry.get("name") or held.id, "at": called(scene, hex_)}
    ghost = _alone(scene, collection, {**entry, "at": list(hex_)})
    return SceneEdit(change, "did.moved", facts, held, ghost)


def _kind(point: JsonObject) -> str:
    return f"spawn-{point['kind']}-{point['team']}"


def turned(scene: Scene, held: Held) -> SceneEdit:
    """Nothing here has a front; a unit changes its team."""
    if pointed(scene, held) is None:
        collection, entry = entry_of(scene, held)
        if collection == "units":
            _check_on_board(entry, held)
            team = "blue" if entry["team"] == "red" else "red"
            change = Change(edits=(Edit("units", held.id, {"team": team}),))
            facts = {
                "thing": entry.get("name") or held.id,
                "at": called(scene, Hex(*entry["at"])),
            }
            return SceneEdit(change, "did.changed-team", facts, held)
    raise InputError("turn", "setup.no-turn", thing=held.id)


def removed(scene: Scene, held: Held) -> SceneEdit:
    """A piece taken away; a Hero with belongings is off the board."""
    number = pointed(scene, held)
    if number is not None:
        points = [p for n, p in enumerate(scene["spawn-points"]) if n != number]
        point = scene["spawn-points"][number]
        facts: dict[str, object] = {
            "thing": Thing(_kind(point)),
            "at": called(scene, Hex(*point["at"])),
        }
        return SceneEdit(Change(fields={"spawn-points": points}), "did.removed", facts)
    collection, entry = entry_of(scene, held)
    _check_on_board(entry, held)
    facts = {"thing": entry.get("name") or held.id, "at": called(scene, Hex(*entry["at"]))}
    change = Change(removed=((collection, held.id),))
    if entry.get("kind") == "hero" and {"cards", "items", "coins", "name", "level"} & set(entry):
        change = Change(edits=(Edit("units", held.id, {"at": None}),))
    return SceneEdit(change, "did.removed", facts)


def _check_on_board(entry: JsonObject, held: Held) -> None:
    """What somebody else has just taken off the board can't be taken off or turned there."""
    if not entry.get("at"):
        raise InputError("figure", "setup.off-the-map", thing=entry.get("name") or held.id)


def named(scene: Scene, held: Held, name: str) -> SceneEdit:
    """A piece under a name of its own."""
    collection, entry = entry_of(scene, held)
    change = Change(edits=(Edit(collection, held.id, {"name": name or None}),))
    facts = {"thing": entry.get("name") or held.id, "name": name or held.id}
    return SceneEdit(change, "did.named", facts, held)
