"""Set up a table: the orders of taps, keys and forms, tried or applied."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isfinite

from adjudicator.app.editions import choosing
from adjudicator.app.placement import placed_near
from adjudicator.app.tables import OpenTable
from adjudicator.board.cell import (
    Cell,
    hex_label,
    hex_linked,
    space_called,
    space_link,
    space_linked,
)
from adjudicator.board.squares import Corner, Position
from adjudicator.core.change import Change, changed, difference
from adjudicator.core.faults import InputError
from adjudicator.core.form import read_fields
from adjudicator.core.game import AnyGame
from adjudicator.core.setup import Held, PieceKind, Scene, SceneEdit, piece_called
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


def empty_table(game: str, given: Order) -> Scene:
    """A table with nothing on it, of a game and a size, under its name."""
    if game not in GAMES:
        raise InputError("game", "question.unknown-game", game=game, known=tuple(GAMES))
    setup = GAMES[game].setup
    if "columns" in given:
        size = (_whole(given.get(name, ""), name) for name in ("columns", "rows"))
        scene = setup.empty(*size)
    else:
        start = setup.empty(1, 1)
        scene = changed(start, _resized_to(GAMES[game], start, given).change)
    title = given.get("title", "").strip()
    scene = {**scene, "title": title} if title else scene
    GAMES[game].read_scene(scene)
    return scene


def _resized_to(game: AnyGame, scene: Scene, given: Order) -> SceneEdit:
    if game.setup.resized is None:
        raise InputError("do", "setup.no-resize")
    usual = game.setup.sizes
    sizes = {name: _whole(given.get(name) or str(usual[name]), name) for name in usual}
    return game.setup.resized(scene, sizes)


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
    at = _position(table, piece, order, turn)
    return _placed(table, order, lambda at: table.game.setup.put(table.scene, piece, at, turn), at)


def _placed(
    table: OpenTable, order: Order, attempt: Callable[[Position], SceneEdit], at: Position
) -> SceneEdit:
    """A piece at a place: a named place is exact, a tapped one is approximate."""
    return placed_near(table, attempt, at) if order.get("x") else attempt(at)


def _moved(table: OpenTable, order: Order) -> SceneEdit:
    here = PieceKind("", "", "space")
    if order.get("side"):
        here = PieceKind("", "", "corner" if len(order["side"]) > 1 else "edge")
    at, held = _position(table, here, order, 0), held_by(table, order)
    return _placed(table, order, lambda at: table.game.setup.moved(table.scene, held, at), at)


def _turned(table: OpenTable, order: Order) -> SceneEdit:
    return table.game.setup.turned(table.scene, held_by(table, order))


def _removed(table: OpenTable, order: Order) -> SceneEdit:
    return table.game.setup.removed(table.scene, held_by(table, order))


def _named(table: OpenTable, order: Order) -> SceneEdit:
    name = order.get("name", "").strip()
    return table.game.setup.named(table.scene, held_by(table, order), name)


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
    cells = [_space(table, word, "places") for word in _words(table, order, "places")]
    if whole := table.game.setup.stroked(table.scene, piece, cells):
        return whole
    scene, edit = table.scene, None
    for cell in cells:
        edit = table.game.setup.put(scene, piece, piece.position(cell, "", 0), 0)
        scene = changed(scene, edit.change)
    facts = {**(edit.facts if edit else {}), "count": len(cells)}
    return SceneEdit(difference(table.scene, scene), "did.painted", facts)


def _words(table: OpenTable, order: Order, at: str) -> list[str]:
    """The words of a stroke, as many as a board can have places."""
    words = order.get(at, "").split()
    if not words or len(words) > MOST_PAINTED:
        raise _no_space(table, order.get(at, ""), at)
    return words


def _drawn(table: OpenTable, order: Order) -> SceneEdit:
    """A piece along grid lines: a stroke from corner to corner."""
    piece = piece_called(table.pieces(), order.get("piece", ""))
    if table.game.setup.drawn is None:
        raise InputError("do", "setup.no-lines")
    words = _words(table, order, "corners")
    corners = [_corner(word) for word in words]
    return table.game.setup.drawn(table.scene, piece, corners)


def _corner(word: str) -> Corner:
    across, _, down = word.partition(",")
    return Corner(_whole(across, "corners"), _whole(down, "corners"))


def _adjusted(table: OpenTable, order: Order) -> SceneEdit:
    """A piece with what its options were set to."""
    held = held_by(table, order)
    options = table.game.setup.options(table.scene, held)
    if table.game.setup.adjusted is None or not options.fields:
        raise InputError("do", "setup.no-options")
    values = read_fields(options.fields, _texts(order))
    return table.game.setup.adjusted(table.scene, held, values)


def _filled_in(table: OpenTable, order: Order) -> SceneEdit:
    """What a form of the setup page does."""
    for form in table.game.setup.forms:
        if form.name == order.get("form"):
            values = read_fields(form.fields(table.state), _texts(order))
            return form.filled(table.scene, values)
    known = tuple(form.name for form in table.game.setup.forms)
    raise InputError("form", "setup.unknown-order", order=order.get("form", ""), known=known)


def _texts(order: Order) -> dict[str, list[str]]:
    return {name: [text] for name, text in order.items()}


#: More spaces than any stroke has.
MOST_PAINTED = 2000

_ORDERS: Mapping[str, Callable[[OpenTable, Order], SceneEdit]] = {
    "put": _put,
    "paint": _painted,
    "line": _drawn,
    "set": _adjusted,
    "form": _filled_in,
    "resize": lambda table, order: _resized_to(table.game, table.scene, order),
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


def held_in(table: OpenTable, order: Order) -> Held | None:
    """The piece that an address selects, if it selects one that is there."""
    try:
        return held_by(table, order) if {"figure", "component", "which"} & set(order) else None
    except InputError:
        return None


def held_by(table: OpenTable, order: Order) -> Held:
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
    named = {name: cell.place for cell in cells for name in (cell.id, space_link(cell.place))}
    named |= {label: cell.place for cell in cells if (label := hex_label(cell.place))}
    said = word.strip()
    written = (said, f"@{said}", said.upper(), said.removeprefix("@"))
    if found := next((named[name] for name in written if name in named), None):
        return found
    # A hex equals the space of the same two numbers, which people call by another name.
    called = space_called(word) if table.sketch.squares else None
    space: Cell | None = called or _linked(word)
    if space is None:
        raise _no_space(table, word, at)
    if not _is_on(table, space):
        raise InputError(at, "setup.off-board", space=space)
    return space


def _is_on(table: OpenTable, space: Cell) -> bool:
    """Whether a space is on the board; a board of squares is a rectangle, joined cells or not."""
    canvas = table.canvas
    if not canvas.squares:
        return any(cell.place == space for cell in canvas.cells)
    column, row = space
    return 0 <= column < canvas.width and 0 <= row < canvas.height


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
