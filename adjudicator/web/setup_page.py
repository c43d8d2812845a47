"""Everything that the setup page shows."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlencode

from flask import render_template
from markupsafe import Markup

from adjudicator.app.lru import LruCache
from adjudicator.app.query import TableQuery
from adjudicator.app.setup import Order, Trial, held_in, tried
from adjudicator.app.tables import OpenTable
from adjudicator.app.tray import alone, shortage
from adjudicator.app.view import TableView, view_table
from adjudicator.board.lazy import cached_property
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field, filled_with
from adjudicator.core.setup import CORNERS, SIDES, Held, Options, PieceKind, SceneEdit
from adjudicator.core.values import JsonObject
from adjudicator.drawing.board import board_svg
from adjudicator.drawing.cells import ANY_SPACE, Links
from adjudicator.drawing.markup import UNIT
from adjudicator.drawing.tray import needed, piece_name, piece_size, piece_svg, pieces_left
from adjudicator.games import GAMES
from adjudicator.web.board import Chip, chips, under
from adjudicator.web.editions import Book, books
from adjudicator.web.fields import FieldLine, field_lines
from adjudicator.web.history import Past, past_of
from adjudicator.web.language import language, messages
from adjudicator.web.setup_parts import Form, Group, Need, Tile


@dataclass(frozen=True)
class SetupPage:
    """Everything that the page shows. `did` says what was done last, `held` to which piece.

    `shown` are the areas that were left on the board; they follow the pieces.
    """

    table: OpenTable
    order: Order
    did: str = ""
    held: Held | None = None
    problem: str = ""
    shown: tuple[str, ...] = ()
    next_piece: str = ""

    unit = UNIT

    @cached_property
    def view(self) -> TableView:
        """The view of the table, with its overlays."""
        return view_table(self.table, TableQuery(shown=self.shown))

    @property
    def rendered(self) -> str | None:
        """The table that a form was shown with before it was refused; it still goes by that."""
        return (self.order.get("seen") or None) if self.problem else None

    @property
    def chips(self) -> tuple[Chip, ...]:
        """A chip for each overlay."""
        return chips(self.view)

    @property
    def beside(self) -> str:
        """The end of an address that keeps the overlays."""
        return self.view.query.link if self.shown else ""

    @cached_property
    def pieces(self) -> tuple[PieceKind, ...]:
        """The pieces of the box."""
        return self.table.pieces()

    @cached_property
    def tray(self) -> tuple[Tile, ...]:
        """The same, and how many are left of each."""
        return tuple(self._tile(piece, self._counts.get(piece.id, 0)) for piece in self.pieces)

    @cached_property
    def _counts(self) -> Mapping[str, int]:
        return self.table.piece_counts()

    @property
    def tray_list(self) -> Markup:
        """The tray as a list."""
        return self._of_tray("tray.html")

    @property
    def tray_options(self) -> Markup:
        """The tray as what can be chosen by typing."""
        return self._of_tray("tray_options.html")

    def _of_tray(self, template: str) -> Markup:
        """Most changes leave the tray as it is, and drawing it takes longer than all the rest."""
        game, chosen = self.table.game.name, self.order.get("piece")
        standing = tuple(sorted(self._counts.items()))
        key = (template, language(), game, self.pieces, standing, chosen, self.view.query.pairs)
        found = _TRAYS.get(key)
        if found is None:
            # Our own template, every value escaped there.
            found = Markup(render_template(template, tray=self.tray))  # noqa: S704
            _TRAYS.put(key, found)
        return found

    def _tile(self, piece: PieceKind, standing: int) -> Tile:
        return Tile(
            piece,
            piece_name(piece, messages()),
            piece_size(piece, messages()) if self._sizes(piece) > 1 else "",
            pieces_left(piece, standing, messages()),
            piece.box is not None and standing > piece.box,
            _icon(self.table.game.name, piece),
            self._link({"piece": piece.id}),
            piece.id == self.order.get("piece"),
            messages().option(piece.team) if piece.team and piece.name else "",
        )

    def _sizes(self, piece: PieceKind) -> int:
        return len({other.size for other in self.pieces if other.kind == piece.kind})

    @cached_property
    def chosen(self) -> PieceKind | None:
        """The piece that was chosen from the tray."""
        return next((one for one in self.pieces if one.id == self.order.get("piece")), None)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The parts of the tray in their order: that of the chosen piece is open, or the first."""
        in_tray = [form.name for form in self.table.game.setup.forms if form.in_tray]
        names = tuple(dict.fromkeys([*(piece.group for piece in self.pieces), *in_tray]))
        open_one = self.chosen.group if self.chosen else names[0]
        return tuple(
            Group(name, messages().label(f"group.{name}", {}), name == open_one) for name in names
        )

    @property
    def teams(self) -> tuple[tuple[str, str, bool], ...]:
        """The teams that the tray shows one at a time."""
        names = dict.fromkeys(piece.team for piece in self.pieces if piece.team)
        shown = (self.chosen and self.chosen.team) or next(iter(names), "")
        return tuple((name, messages().option(name), name == shown) for name in names)

    @cached_property
    def selected(self) -> Held | None:
        """The piece on the board that is selected: by what was done, or by the address."""
        return self.held or held_in(self.table, self.order)

    @cached_property
    def options(self) -> Options:
        """What can be set on the selected piece."""
        try:
            held = self.selected
            return self.table.game.setup.options(self.table.scene, held) if held else Options()
        except InputError:  # what an address selects may be gone
            return Options()

    @property
    def option_lines(self) -> tuple[FieldLine, ...]:
        """The inputs for that."""
        options = self.options
        return field_lines(options.fields, filled_with(options.fields, options.values), messages())

    @property
    def held_name(self) -> str:
        """The name of the selected piece, if it has one of its own."""
        return messages().word(str(self.options.values.get("name") or ""))

    @property
    def forms(self) -> tuple[Form, ...]:
        """The forms of the game."""
        return tuple(
            Form(
                form.name,
                messages().label(f"form.{form.name}", {}),
                messages().label(f"form.{form.name}.do", {}),
                self._lines(
                    form.fields(self.table.state), form.values(self.table.scene), form.name
                ),
                form.in_tray,
            )
            for form in self.table.game.setup.forms
        )

    def _lines(
        self, fields: tuple[Field, ...], values: JsonObject, form: str
    ) -> tuple[FieldLine, ...]:
        """The inputs of a form; one that was refused keeps what was filled in."""
        texts = filled_with(fields, values)
        if self.problem and self.order.get("form") == form:
            texts = {name: [text] for name, text in self.order.items()}
        return field_lines(fields, texts, messages())

    @property
    def measures(self) -> tuple[tuple[str, str, str], ...]:
        """What the board is measured in, and what was filled in."""
        sizes = self.table.game.setup.sizes if self.table.game.setup.resized else {}
        return tuple(
            (name, messages().label(f"measure.{name}", {}), self.order.get(name, ""))
            for name in sizes
        )

    @property
    def shared_cells(self) -> bool:
        """Whether several pieces stand in one cell."""
        return not self.table.sketch.whole

    @property
    def all_sides(self) -> tuple[tuple[str, str], ...]:
        """The sides and corners of a space; none if all pieces stand in the middle."""
        if not any(piece.sides for piece in self.pieces):
            return ()
        return tuple((side, messages().option(side)) for side in (*SIDES, *CORNERS))

    @property
    def like(self) -> str:
        """An example of a space's name."""
        return messages().word(self.table.sketch.for_example)

    def wording(self, name: str) -> str:
        """The game's words for turning a piece."""
        turns = self.table.game.setup.turns
        return messages().say(f"setup.{name.replace('turn', turns)}", {})

    @property
    def rotating(self) -> str:
        """The game's words for turning the whole board."""
        return messages().say(f"setup.{self.table.game.setup.rotates}", {})

    @property
    def copies(self) -> bool:
        """Whether parts of the board can be copied."""
        return self.table.game.setup.copied is not None

    @property
    def trial(self) -> tuple[bool, str] | None:
        """Whether the chosen piece can stand at the chosen place, in words."""
        if not self.chosen or not self.order.get("place") or self.problem:
            return None
        trial = tried(self.table, {**self.order, "do": "put"})
        return trial.fault is None, told(trial)

    @property
    def picture(self) -> Markup:
        """The board; a tap on a space chooses it as the place."""
        sketch = self.table.canvas
        selection = {key: self.order[key] for key in ("piece", "turn") if self.order.get(key)}
        chosen = (self.order.get("place", ""),)
        leads = self._link({**selection, "place": ANY_SPACE})
        links = Links(chosen=chosen, under=under(self.view), any_cell=leads)
        # Made by our own code, every value escaped there.
        return Markup(board_svg(sketch, messages(), None, links))  # noqa: S704

    def _link(self, order: Order) -> str:
        return "?" + urlencode((*order.items(), *self.view.query.pairs))

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
        """What each named map still needs."""
        return tuple(
            Need(
                named.name,
                named.rule,
                tuple(
                    (
                        f"{piece_name(piece, messages())} {piece_size(piece, messages())}".strip(),
                        needed(number, messages()),
                    )
                    for piece, number in missing
                ),
            )
            for named, missing in shortage(self.table)
        )


#: Trays as they were drawn, as far as they have room, in bytes.
_TRAYS: LruCache[Hashable, Markup] = LruCache(4_000_000, len)


@lru_cache(512)
def _icon(game: str, piece: PieceKind) -> Markup:
    # Made by our own code, every value escaped there.
    return Markup(piece_svg(piece, alone(GAMES[game], piece)))  # noqa: S704


def told(trial: Trial) -> str:
    """The result of a trial: what would be done, or why it is refused."""
    if trial.fault:
        return messages().fault(trial.fault)
    edit: SceneEdit | None = trial.edit
    return messages().say(edit.message_id, edit.facts) if edit else ""
