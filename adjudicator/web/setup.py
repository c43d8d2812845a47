"""Setting a table up: a tray beside the board, by touch, mouse, keys, or plain forms."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlencode

from flask import Blueprint, Response, jsonify, redirect, render_template, url_for
from htmx_flask import request
from markupsafe import Markup
from werkzeug.wrappers import Response as Answer

from adjudicator.explain.board_svg import board_svg, pieces_svg
from adjudicator.explain.cells_svg import Links
from adjudicator.explain.markup import UNIT
from adjudicator.explain.speech import ENGLISH
from adjudicator.explain.tray import needed, piece_name, piece_size, piece_svg, pieces_left
from adjudicator.games import GAMES
from adjudicator.kernel.change import Change
from adjudicator.kernel.history import Told
from adjudicator.kernel.lazy import cached_property
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.setup import CORNERS, SIDES, Deed, Held, PieceKind
from adjudicator.service.archive import LONGEST_ARCHIVE, from_archive, is_archive
from adjudicator.service.judge import find_game, parse
from adjudicator.service.look import Look, look
from adjudicator.service.setup import (
    Order,
    Trial,
    alone,
    canvas,
    empty_table,
    ordered,
    shortage,
    tried,
)
from adjudicator.service.shelf import Kept
from adjudicator.service.tables import OpenTable, examples
from adjudicator.service.wish import Wish
from adjudicator.web import changing
from adjudicator.web.beside import Chip, chips, under
from adjudicator.web.board import ANY_SPACE, spread
from adjudicator.web.books import Book, books
from adjudicator.web.history import Past, past_of
from adjudicator.web.opening import opened

pages = Blueprint("setup", __name__)

#: The board that a new table begins with.
USUAL_SIZE = {"columns": "16", "rows": "12"}


@dataclass(frozen=True)
class Tile:
    """A piece as the tray shows it."""

    piece: PieceKind
    name: str
    size: str
    left: str
    over: bool
    icon: Markup
    link: str
    on: bool


@dataclass(frozen=True)
class Need:
    """What a map of a name still needs, in words."""

    name: str
    rule: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class SetupPage:
    """All that the page shows. `did` tells what was done last, `held` which piece it was.

    `shown` are the areas that were left on the board; they follow the pieces.
    """

    table: OpenTable
    order: Order
    did: str = ""
    held: Held | None = None
    problem: str = ""
    shown: tuple[str, ...] = ()

    unit = UNIT

    @cached_property
    def view(self) -> Look:
        """The table with what is left on the board."""
        return look(self.table, Wish(shown=self.shown))

    @property
    def chips(self) -> tuple[Chip, ...]:
        """A chip for each area that is left on the board."""
        return chips(self.view)

    @property
    def beside(self) -> str:
        """The end of an address that leaves them there."""
        return self.view.wish.link if self.shown else ""

    @cached_property
    def tray(self) -> tuple[Tile, ...]:
        """The pieces of the box, and how many are left of each."""
        setup, state = self.table.game.setup, self.table.state
        counts = setup.counted(state)
        return tuple(self._tile(piece, counts.get(piece.id, 0)) for piece in setup.pieces(state))

    def _tile(self, piece: PieceKind, standing: int) -> Tile:
        return Tile(
            piece,
            piece_name(piece, ENGLISH),
            piece_size(piece, ENGLISH) if self._sizes(piece) > 1 else "",
            pieces_left(piece, standing, ENGLISH),
            piece.box is not None and standing > piece.box,
            _icon(self.table.game.name, piece),
            self._link({"piece": piece.id}),
            piece.id == self.order.get("piece"),
        )

    def _sizes(self, piece: PieceKind) -> int:
        pieces = self.table.game.setup.pieces(self.table.state)
        return len({other.size for other in pieces if other.kind == piece.kind})

    @cached_property
    def chosen(self) -> Tile | None:
        """The piece that is taken from the tray."""
        return next((tile for tile in self.tray if tile.on), None)

    @property
    def all_sides(self) -> tuple[tuple[str, str], ...]:
        """The parts of a space that a piece may be put at."""
        return tuple((side, ENGLISH.option(side)) for side in (*SIDES, *CORNERS))

    @property
    def trial(self) -> tuple[bool, str] | None:
        """Whether the chosen piece may stand at the place that was chosen, in words."""
        if not self.chosen or not self.order.get("place") or self.problem:
            return None
        trial = tried(self.table, {**self.order, "do": "put"})
        return trial.fault is None, _told(trial)

    @property
    def picture(self) -> Markup:
        """The board; a tap on a space chooses it as the place."""
        sketch = canvas(self.table)
        kept = {key: self.order[key] for key in ("piece", "turn") if self.order.get(key)}
        cells = spread(self._link({**kept, "place": ANY_SPACE}), sketch)
        chosen = (self.order.get("place", ""),)
        links = Links(cells, chosen=chosen, under=under(self.view))
        # Made by our own code, every value escaped there.
        return Markup(board_svg(sketch, ENGLISH, None, links))  # noqa: S704

    def _link(self, order: Order) -> str:
        return "?" + urlencode((*order.items(), *self.view.wish.pairs))

    @cached_property
    def past(self) -> Past:
        """What was done to the table."""
        return past_of(self.table.ref)

    @property
    def books(self) -> tuple[Book, ...]:
        """The editions to choose from, if there are several."""
        return books(self.table)

    @property
    def needs(self) -> tuple[Need, ...]:
        """What each map of a name still needs."""
        return tuple(
            Need(
                named.name,
                named.rule,
                tuple(
                    (
                        f"{piece_name(piece, ENGLISH)} {piece_size(piece, ENGLISH)}".strip(),
                        needed(number, ENGLISH),
                    )
                    for piece, number in missing
                ),
            )
            for named, missing in shortage(self.table)
        )


@lru_cache(512)
def _icon(game: str, piece: PieceKind) -> Markup:
    # Made by our own code, every value escaped there.
    return Markup(piece_svg(piece, alone(GAMES[game], piece)))  # noqa: S704


@pages.get("/table/<ref>/setup")
def show(ref: str) -> str:
    """A table with its tray."""
    return _page(SetupPage(opened(ref), request.args.to_dict(), shown=_shown()))


@pages.post("/table/<ref>/setup")
def change(ref: str) -> Answer | str | tuple[str, int]:
    """Do what is ordered; what cannot be done is told, and the form keeps what it held."""
    table, order = opened(ref), request.form.to_dict()
    try:
        after, deed = _ordered(table, order)
    except Malformed as fault:
        return _page(SetupPage(table, order, problem=ENGLISH.fault(fault), shown=_shown())), 400
    if request.htmx:
        held = deed.held if deed else None
        return _page(SetupPage(after.table, {}, _did(after, deed), held, shown=_shown()))
    kept = {key: order[key] for key in ("piece", "turn") if order.get(key)}
    return redirect(url_for("setup.show", ref=after.table.ref, **kept, show=_shown()), code=303)


def _shown() -> tuple[str, ...]:
    """What the address leaves on the board."""
    return Wish.from_link(request.args.items(multi=True)).shown


def _ordered(table: OpenTable, order: Order) -> tuple[Kept, Deed | None]:
    """Do what is ordered to the table as it is by then; an order that came before is not."""
    deeds: list[Deed] = []

    def deed(now: OpenTable) -> tuple[Change, Told]:
        deeds.append(ordered(now, order))
        return deeds[-1].change, Told(deeds[-1].says, deeds[-1].facts)

    after = changing.change(table, deed)
    return after, deeds[-1] if deeds else None


def _did(after: Kept, deed: Deed | None) -> str:
    """What was done, and whether it went over what somebody else had just done."""
    did = ENGLISH.say(deed.says, deed.facts) if deed else ""
    over = after.history.events[-1].over
    return f"{did}. {ENGLISH.say('history.over-theirs', {})}" if over and deed else did


@pages.get("/table/<ref>/setup/try")
def try_out(ref: str) -> Response:
    """Whether what is ordered may be done, in words, and how it would look."""
    trial = tried(opened(ref), request.args.to_dict())
    ghost = pieces_svg(trial.deed.ghost) if trial.deed and trial.deed.ghost else ""
    return jsonify(ok=trial.fault is None, says=_told(trial), ghost=ghost)


@pages.get("/setup")
def start() -> str:
    """Where a table comes from: an empty board, an example, a file, one that was kept."""
    return _start({**USUAL_SIZE, **request.args.to_dict()})


@pages.post("/setup")
def begin() -> Answer | tuple[str, int]:
    """Begin with an empty board, or with a file."""
    # A history may be longer than a question.
    request.max_content_length = 2 * LONGEST_ARCHIVE
    given = request.form.to_dict()
    try:
        file = request.files.get("file")
        if file is not None:
            with file.stream as written:
                kept = _from_file(parse(written.read(), LONGEST_ARCHIVE))
        else:
            size = (given.get(name, "") for name in ("game", "columns", "rows"))
            kept = changing.begun(empty_table(*size))
    except Malformed as fault:
        return _start({**USUAL_SIZE, **given}, f"{fault.at}: {ENGLISH.fault(fault)}"), 400
    return redirect(url_for("setup.show", ref=kept.table.ref), code=303)


def _from_file(data: object) -> Kept:
    """The table that a file holds: a scene, or a table with its history."""
    if isinstance(data, Mapping) and is_archive(data):
        return changing.taken(from_archive(data))
    find_game(data).read_scene(data)
    assert isinstance(data, Mapping)  # noqa: S101 - `find_game` has refused all else
    return changing.begun(data)


def _start(given: Order, problem: str = "") -> str:
    return render_template(
        "start.html", given=given, problem=problem, games=tuple(GAMES), examples=examples().values()
    )


def _page(page: SetupPage) -> str:
    return render_template("setup.html", page=page)


def _told(trial: Trial) -> str:
    """What a trial comes to: the deed, or what speaks against it."""
    if trial.fault:
        return ENGLISH.fault(trial.fault)
    deed: Deed | None = trial.deed
    return ENGLISH.say(deed.says, deed.facts) if deed else ""
