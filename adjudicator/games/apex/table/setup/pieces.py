"""Putting a piece on a table, moving, turning and removing it: scenes in, deeds out."""

from collections.abc import Iterator, Sequence

from adjudicator.board.snapping import nearest_space
from adjudicator.board.squares import Position, Space
from adjudicator.core.change import Change, Edit, changed
from adjudicator.core.facts import Thing
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Held, PieceKind, Scene, SceneEdit
from adjudicator.core.sketch import Sketch
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.setup.carried import carried, lifted, shifted
from adjudicator.games.apex.table.setup.own import OWN, own_called
from adjudicator.games.apex.table.setup.tray import AWAY, FIGURE, empty
from adjudicator.games.apex.table.setup.where import (
    fields_at,
    lies_upright,
    size_of,
    snap_of,
    spot_at,
    spot_of,
    thing,
    turns,
)
from adjudicator.games.apex.table.sketch import sketch
from adjudicator.games.apex.table.state import Table

Fields = JsonObject

#: The fields of somebody who has nothing but a place.
BARE = {"id", "name", "squad", "at"}


def put(scene: Scene, kind: PieceKind, at: Position, turn: int) -> SceneEdit:
    """A piece from the tray, where it snaps to, on what is there."""
    table = read_scene(scene)
    if kind.kind.startswith(FIGURE):
        return _put_figure(scene, table, kind, at)
    fields = fields_at(table, kind.snap, kind.sized(turn), at)
    name = _free(kind.kind, (piece.id for piece in table.pieces))
    own = own_called(table, kind.name) if kind.id.startswith(OWN) else {}
    entry = {"id": name, "kind": kind.kind, **own, **fields}
    facts = {"thing": Thing(kind.kind, kind.name), "at": spot_at(kind.snap, fields)}
    change = Change(added=(("components", entry),))
    return SceneEdit(change, "did.put", facts, Held(name), _alone(table, "components", entry))


def _put_figure(scene: Scene, table: Table, kind: PieceKind, at: Position) -> SceneEdit:
    """A Legend: somebody new, or one who is on the table already and goes there."""
    space = list(nearest_space(at, (table.columns, table.rows)))
    squad = kind.kind.removeprefix(FIGURE)
    known = _known(table, kind)
    if known:
        fields = {"at": space, **({"squad": squad} if squad else {})}
        entry: Fields = {**entry_of(scene, Held(known, figure=True)), **fields}
        change = Change(edits=(Edit("figures", known, fields),))
    else:
        entry = _new_figure(table, squad, kind.name, space)
        change = Change(added=(("figures", entry),))
    facts = {"thing": entry.get("name") or entry["id"], "at": Space(*space)}
    ghost = _alone(table, "figures", entry)
    return SceneEdit(change, "did.put", facts, Held(entry["id"], figure=True), ghost)


def _known(table: Table, kind: PieceKind) -> str | None:
    """Who is meant, if that Legend is on the table: each is in the box once."""
    if kind.id.startswith(AWAY):
        return kind.id.removeprefix(AWAY)
    everyone = (*table.figures.values(), *table.away.values())
    return next((one.id for one in everyone if kind.name and one.name == kind.name), None)


def _new_figure(table: Table, squad: str, name: str | None, space: list[int]) -> Fields:
    taken = (*table.figures, *table.away)
    # Somebody of no squad has none.
    whose = {"squad": squad} if squad else {}
    called = {"name": name} if name else {}
    return {"id": _free(squad[:1].upper() or "F", taken, ""), **called, **whose, "at": space}


def moved(scene: Scene, held: Held, at: Position) -> SceneEdit:
    """A piece where it snaps to now, with all that stands on it."""
    table = read_scene(scene)
    board = (table.columns, table.rows)
    if held.figure:
        entry = {**entry_of(scene, held), "at": list(nearest_space(at, board))}
        change = Change(edits=(Edit("figures", held.id, {"at": entry["at"]}),))
        facts = {"thing": entry.get("name") or held.id, "at": Space(*entry["at"])}
        return SceneEdit(change, "did.moved", facts, held, _alone(table, "figures", entry))
    piece = find_piece(table, held)
    riders = carried(table, piece)
    rest = read_scene(changed(scene, lifted(piece, riders)))
    snap = snap_of(piece)
    fields = fields_at(rest, snap, size_of(piece), at, upright=lies_upright(piece))
    edits = (
        Edit("components", held.id, fields),
        *shifted(scene, riders, piece, fields),
    )
    entry = {**entry_of(scene, held), **fields}
    facts = {"thing": thing(piece), "at": spot_at(snap, fields)}
    return SceneEdit(Change(edits), "did.moved", facts, held, _alone(table, "components", entry))


def turned(scene: Scene, held: Held) -> SceneEdit:
    """A piece a quarter further, or as many quarters as it takes to stand."""
    table = read_scene(scene)
    if held.figure:
        raise InputError("turn", "setup.no-turn", thing=_called(scene, held))
    piece = find_piece(table, held)
    refused: InputError | None = None
    for fields in turns(piece, entry_of(scene, held), (table.columns, table.rows)):
        change = Change(edits=(Edit("components", held.id, fields),))
        try:
            read_scene(changed(scene, change))
        except InputError as fault:
            refused = refused or fault
        else:
            facts = {"thing": thing(piece), "at": spot_of(piece)}
            return SceneEdit(change, "did.turned", facts, held)
    raise refused or InputError("turn", "setup.no-turn", thing=thing(piece))


def removed(scene: Scene, held: Held) -> SceneEdit:
    """A piece taken away, with what stands on it; somebody with belongings is off the map."""
    table = read_scene(scene)
    if held.figure:
        entry = entry_of(scene, held)
        if not entry.get("at"):
            raise InputError("figure", "setup.off-the-map", thing=entry.get("name") or held.id)
        facts = {"thing": entry.get("name") or held.id, "at": Space(*entry["at"])}
        change = Change(removed=(("figures", held.id),))
        if set(entry) - BARE:
            change = Change(edits=(Edit("figures", held.id, {"at": None}),))
        return SceneEdit(change, "did.removed", facts)
    piece = find_piece(table, held)
    riders = [rider for rider in carried(table, piece) if not rider.figure]
    facts = {"thing": thing(piece), "at": spot_of(piece), "riders": len(riders)}
    return SceneEdit(lifted(piece, riders), "did.removed-with" if riders else "did.removed", facts)


def named(scene: Scene, held: Held, name: str) -> SceneEdit:
    """A piece under a name of its own."""
    entry = entry_of(scene, held)
    collection = "figures" if held.figure else "components"
    change = Change(edits=(Edit(collection, held.id, {"name": name or None}),))
    facts = {"thing": entry.get("name") or held.id, "name": name or held.id}
    return SceneEdit(change, "did.named", facts, held)


def find_piece(table: Table, held: Held) -> Piece:
    """The component that is meant."""
    for piece in table.pieces:
        if piece.id == held.id:
            return piece
    known = tuple(piece.id for piece in table.pieces)
    raise InputError("component", "setup.unknown-component", id=held.id, known=known)


def _alone(table: Table, collection: str, entry: Fields) -> Sketch | None:
    """How an entry looks on a board of its own; nothing if no board can hold it."""
    ground = {key: value for key, value in entry.items() if key != "base"}
    scene = {**empty(table.columns, table.rows), collection: [ground]}
    try:
        return sketch(read_scene(scene))
    except InputError:
        return None


def _free(start: str, taken: Iterator[str] | Sequence[str], between: str = "-") -> str:
    """The first name of its kind that nobody has."""
    names = set(taken)
    first = 0 if between else 1
    return next(
        name
        for number in range(first, first + len(names) + 1)
        if (name := f"{start}{between}{number}") not in names
    )


def entry_of(scene: Scene, held: Held) -> dict[str, Json]:
    """What a scene says of a piece."""
    collection = "figures" if held.figure else "components"
    for number, entry in enumerate(scene.get(collection, ())):
        if entry.get("id", f"{entry.get('kind')}-{number}") == held.id:
            return dict(entry)
    known = tuple(str(entry.get("id")) for entry in scene.get(collection, ()))
    if held.figure:
        raise InputError("figure", "setup.unknown-figure", id=held.id, known=known)
    raise InputError("component", "setup.unknown-component", id=held.id, known=known)


def _called(scene: Scene, held: Held) -> str:
    return str(entry_of(scene, held).get("name") or held.id)
