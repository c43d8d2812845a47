"""Set a table up: the orders of taps, keys and forms, tried out or carried out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import isfinite

from adjudicator.app.editions import choosing, edition_of
from adjudicator.app.tables import OpenTable
from adjudicator.board.cell import (
    Cell,
    hex_label,
    hex_linked,
    space_called,
    space_link,
    space_linked,
)
from adjudicator.board.squares import Position
from adjudicator.core.change import Change, changed, difference
from adjudicator.core.faults import InputError
from adjudicator.core.game import AnyGame
from adjudicator.core.setup import Held, NamedMap, PieceKind, Scene, SceneEdit, piece_called
from adjudicator.core.sketch import Sketch
from adjudicator.games import GAMES

#: An order as a link or a form writes it: its texts by name.
Order = Mapping[str, str]


@dataclass(frozen=True)
class Trial:
    """The result of trying an order: the edit as far as it is known, and why it is refused."""

    edit: SceneEdit | None = None
    fault: InputError | None = None


def tried(table: OpenTable, order: Order) -> Trial:
    """Try an order, with the same checks that a scene must pass."""
    edit = None
    try:
        edit = ordered(table, order)
        table.with_change(edit.change)
    except InputError as fault:
        return Trial(edit, fault)
    return Trial(edit)


def empty_table(game: str, columns: str, rows: str) -> Scene:
    """A table with nothing on it, of a game and a size."""
    if game not in GAMES:
        raise InputError("game", "question.unknown-game", game=game, known=tuple(GAMES))
    chosen: AnyGame = GAMES[game]
    scene = chosen.setup.empty(_whole(columns, "columns"), _whole(rows, "rows"))
    chosen.read_scene(scene)
    return scene


def _whole(text: str, at: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise InputError(at, "input.int-type") from None


def ordered(table: OpenTable, order: Order) -> SceneEdit:
    """The edit that an order makes; whether the scene is valid then is not checked yet."""
    name = order.get("do", "")
    if name not in _ORDERS:
        raise InputError("do", "setup.unknown-order", order=name, known=tuple(_ORDERS))
    return _ORDERS[name](table, order)


def _put(table: OpenTable, order: Order) -> SceneEdit:
    piece = piece_called(table.pieces(), order.get("piece", ""))
    turn = _turn(order)
    return table.game.setup.put(table.scene, piece, _position(table, piece, order, turn), turn)


def _moved(table: OpenTable, order: Order) -> SceneEdit:
    here = PieceKind("", "", "space")
    if order.get("side"):
        here = PieceKind("", "", "corner" if len(order["side"]) > 1 else "edge")
    at = _position(table, here, order, 0)
    return table.game.setup.moved(table.scene, _held(table, order), at)


def _turned(table: OpenTable, order: Order) -> SceneEdit:
    return table.game.setup.turned(table.scene, _held(table, order))


def _removed(table: OpenTable, order: Order) -> SceneEdit:
    return table.game.setup.removed(table.scene, _held(table, order))


def _named(table: OpenTable, order: Order) -> SceneEdit:
    name = order.get("name", "").strip()
    return table.game.setup.named(table.scene, _held(table, order), name)


def _titled(_table: OpenTable, order: Order) -> SceneEdit:
    title = order.get("title", "").strip()
    return SceneEdit(Change(fields={"title": title}), "did.titled", {"title": title})


def _copied(table: OpenTable, order: Order) -> SceneEdit:
    first, last, to = (_space(table, order.get(name, ""), name) for name in ("first", "last", "to"))
    if table.game.setup.copied is None:
        raise InputError("do", "setup.no-copy")
    return table.game.setup.copied(table.scene, first, last, to)


def _painted(table: OpenTable, order: Order) -> SceneEdit:
    """A piece put on several spaces, one after another."""
    piece = piece_called(table.pieces(), order.get("piece", ""))
    scene, edit = table.scene, None
    words = order.get("places", "").split()
    if not words or len(words) > MOST_PAINTED:
        raise _no_space(table, order.get("places", ""), "places")
    for word in words:
        at = piece.position(_space(table, word, "places"), "", 0)
        edit = table.game.setup.put(scene, piece, at, 0)
        scene = changed(scene, edit.change)
    facts = {**(edit.facts if edit else {}), "count": len(words)}
    return SceneEdit(difference(table.scene, scene), "did.painted", facts)


#: More spaces than a stroke over any board has.
MOST_PAINTED = 2000

_ORDERS: Mapping[str, Callable[[OpenTable, Order], SceneEdit]] = {
    "put": _put,
    "paint": _painted,
    "move": _moved,
    "turn": _turned,
    "remove": _removed,
    "name": _named,
    "title": _titled,
    "edition": lambda table, order: choosing(table, order.get("edition", "")),
    "mirror": lambda table, _order: table.game.setup.mirrored(table.scene),
    "rotate": lambda table, _order: table.game.setup.rotated(table.scene),
    "copy": _copied,
}


def _held(table: OpenTable, order: Order) -> Held:
    """The piece of an order: by its id, or the top one of a space."""
    if order.get("figure"):
        return Held(order["figure"], figure=True)
    if order.get("component"):
        return Held(order["component"])
    space = _space(table, order.get("which") or order.get("place", ""), "which")
    found = table.piece_at(space)
    if found is None:
        raise InputError("which", "setup.nothing-there", space=space)
    return found


def _turn(order: Order) -> int:
    return _whole(order.get("turn") or "0", "turn") % 4


def _position(table: OpenTable, piece: PieceKind, order: Order, turn: int) -> Position:
    """The position of an order: a point, or a space by its name."""
    if order.get("x") and order.get("y"):
        return _number(order["x"], "x"), _number(order["y"], "y")
    space = _space(table, order.get("place", ""), "place")
    return piece.position(space, order.get("side", ""), turn)


def _space(table: OpenTable, word: str, at: str) -> Cell:
    """The space of the board that a word names: as a link writes it, or as people call it."""
    cells = table.canvas.cells
    named = {space_link(cell.place): cell.place for cell in cells}
    named |= {label: cell.place for cell in cells if (label := hex_label(cell.place))}
    said = word.strip()
    if found := named.get(said) or named.get(f"@{said}") or named.get(said.upper()):
        return found
    # A hex equals the space of the same two numbers, which people call by another name.
    called = space_called(word) if table.sketch.squares else None
    space: Cell | None = called or _linked(word)
    if space is None:
        raise _no_space(table, word, at)
    if all(cell.place != space for cell in cells):
        raise InputError(at, "setup.off-board", space=space)
    return space


def _no_space(table: OpenTable, word: str, at: str) -> InputError:
    return InputError(at, "setup.unknown-space", word=word, like=table.sketch.for_example)


def _linked(word: str) -> Cell | None:
    return space_linked(word) or hex_linked(word)


def _number(text: str, at: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise InputError(at, "setup.no-number") from None
    if not isfinite(number):
        raise InputError(at, "setup.no-number")
    return number


def shortage(table: OpenTable) -> list[tuple[NamedMap, list[tuple[PieceKind, int]]]]:
    """For each named map: which pieces are missing on the table, and which are too many."""
    pieces = {piece.id: piece for piece in table.pieces()}
    counts = table.piece_counts()
    return [
        (
            named,
            [
                (piece, named.needs.get(piece.id, 0) - counts.get(piece.id, 0))
                for piece in pieces.values()
                if piece.box is not None
                and not piece.name
                and named.needs.get(piece.id, 0) != counts.get(piece.id, 0)
            ],
        )
        for named in table.game.setup.maps
        if named.edition == edition_of(table)
    ]


def alone(game: AnyGame, piece: PieceKind) -> Sketch:
    """A piece on a board that is just large enough for it."""
    if game.setup.icon:
        return game.setup.icon(piece)
    columns, rows = _SMALLEST.get(piece.snap) or piece.size
    scene = game.setup.empty(columns or piece.size[0], rows)
    fresh = replace(piece, id=piece.kind) if piece.name else piece
    edit = game.setup.put(scene, fresh, ((columns or piece.size[0]) / 2, rows / 2), 0)
    return game.sketch(game.read_scene(changed(scene, edit.change)))


#: The board that a piece is drawn on, by where it snaps; 0 is as long as the piece.
_SMALLEST = {"space": (1, 1), "corner": (2, 2), "edge": (0, 2)}
