"""The whole board at once: mirrored, turned by a quarter, or a part of it copied."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from adjudicator.board.cell import Cell
from adjudicator.board.squares import Corner
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.setup import Scene, SceneEdit
from adjudicator.core.values import Json, JsonObject
from adjudicator.games.apex.table.pieces import Piece
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.setup.carried import PLACES

Place = Sequence[int]
Entry = JsonObject


@dataclass(frozen=True)
class _Motion:
    """What becomes of a place and of a rectangle's size; `wide` is 1 for spaces, 0 for corners."""

    place: Callable[[Place, int], list[int]]
    size: Callable[[Place], list[int]]
    ring: Callable[[Entry], Entry]


def mirrored(scene: Scene) -> SceneEdit:
    """Left is right."""
    columns = scene["board"]["columns"]

    def ring(old: Entry) -> Entry:
        left, right = columns - 1 - old["right"], columns - 1 - old["left"]
        return {**old, "left": left, "right": right}

    motion = _Motion(lambda at, wide: [columns - wide - at[0], at[1]], list, ring)
    return SceneEdit(Change(fields=_all_moved(scene, motion), turn="mirror"), "did.mirrored")


def rotated(scene: Scene) -> SceneEdit:
    """The board a quarter further, the way that a clock goes."""
    columns, rows = scene["board"]["columns"], scene["board"]["rows"]

    def ring(old: Entry) -> Entry:
        left, right = rows - 1 - old["bottom"], rows - 1 - old["top"]
        return {"left": left, "right": right, "top": old["left"], "bottom": old["right"]}

    motion = _Motion(
        lambda at, wide: [rows - wide - at[1], at[0]], lambda size: [size[1], size[0]], ring
    )
    fields = _all_moved(scene, motion)
    board = {"columns": rows, "rows": columns}
    return SceneEdit(Change(fields={**fields, "board": board}, turn="rotate"), "did.rotated")


def _all_moved(scene: Scene, motion: _Motion) -> dict[str, Json]:
    table = read_scene(scene)
    moved: dict[str, Json] = {}
    if scene.get("components"):
        pairs = zip(scene["components"], table.pieces, strict=True)
        moved["components"] = [_moved_piece(entry, piece, motion) for entry, piece in pairs]
    for name in ("figures", "loot"):
        if scene.get(name):
            moved[name] = [
                {**entry, "at": motion.place(entry["at"], 1)} if entry.get("at") else entry
                for entry in scene[name]
            ]
    if scene.get("ring"):
        moved["ring"] = motion.ring(scene["ring"])
    return moved


def _moved_piece(entry: Entry, piece: Piece, motion: _Motion) -> Entry:
    if not piece.spaces:
        return {**entry, **{key: motion.place(entry[key], 0) for key in PLACES if key in entry}}
    places = [motion.place(space, 1) for space in piece.spaces]
    at = [min(c for c, _ in places), min(r for _, r in places)]
    size = {"size": motion.size(entry["size"])} if "size" in entry else {}
    return {**entry, "at": at, **size}


def copied(scene: Scene, first: Cell, last: Cell, to: Cell) -> SceneEdit:
    """The components that stand wholly between two spaces, once more from a third on."""
    table = read_scene(scene)
    (left, right), (top, bottom) = (sorted(pair) for pair in zip(first, last, strict=True))
    column, row = to
    inside = [
        (entry, piece)
        for entry, piece in zip(scene.get("components", ()), table.pieces, strict=True)
        if all(left <= x <= right + 1 and top <= y <= bottom + 1 for x, y in _corners(piece))
    ]
    if not inside:
        raise InputError("copy", "setup.nothing-to-copy", first=first, last=last)
    step = (column - left, row - top)
    names = _free_names((piece for _, piece in inside), {piece.id for piece in table.pieces})
    added = tuple(
        ("components", {**_stepped(entry, step), "id": name})
        for (entry, _), name in zip(inside, names, strict=True)
    )
    return SceneEdit(Change(added=added), "did.copied", {"number": len(added), "at": to})


def _corners(piece: Piece) -> Iterator[Corner]:
    if piece.corner:
        yield piece.corner
    for c, r in piece.spaces:
        yield from (Corner(c, r), Corner(c + 1, r + 1))
    for edge in piece.edges:
        yield from edge.ends


def _stepped(entry: Entry, step: tuple[int, int]) -> dict[str, Json]:
    places = {
        key: [entry[key][0] + step[0], entry[key][1] + step[1]] for key in PLACES if key in entry
    }
    return {**entry, **places}


def _free_names(pieces: Iterator[Piece], taken: set[str]) -> Iterator[str]:
    for piece in pieces:
        number = 0
        while (name := f"{piece.kind}-{number}") in taken:
            number += 1
        taken.add(name)
        yield name
