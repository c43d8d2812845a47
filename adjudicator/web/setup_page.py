"""Everything that the setup page shows."""

from collections.abc import Hashable
from dataclasses import dataclass

from flask import render_template
from markupsafe import Markup

from adjudicator.app.lru import LruCache
from adjudicator.app.query import TableQuery
from adjudicator.app.setup import Order, Trial, held_in, tried
from adjudicator.app.tables import OpenTable
from adjudicator.app.tray import shortage
from adjudicator.app.view import TableView, view_table
from adjudicator.board.lazy import cached_property
from adjudicator.core.faults import InputError
from adjudicator.core.form import Field, Texts, filled_with
from adjudicator.core.question import ReadTable
from adjudicator.core.setup import CORNERS, SIDES, Held, Options, SceneEdit, SetupForm
from adjudicator.drawing.board import drawn_board
from adjudicator.drawing.cells import ANY_SPACE, Links
from adjudicator.drawing.markup import UNIT
from adjudicator.drawing.tray import needed, piece_name, piece_size
from adjudicator.web.board import Chip, chips, under
from adjudicator.web.editions import Book, books
from adjudicator.web.fields import FieldLine, as_select, field_lines
from adjudicator.web.history import Past, past_of
from adjudicator.web.language import language, messages
from adjudicator.web.tray import TrayView


@dataclass(frozen=True)
class Form:
    """A form of the game, as the page shows it."""

    name: str
    title: str
    button: str
    inputs: Markup
    in_tray: bool
    #: Whether its inputs come when it is opened.
    shut: bool


@dataclass(frozen=True)
class Need:
    """What a named map still needs, in words."""

    name: str
    rule: str
    lines: tuple[tuple[str, str], ...]


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
        """The table that a refused form was shown with; the form still refers to it."""
        return (self.order.get("seen") or None) if self.problem else None

    @cached_property
    def chips(self) -> tuple[Chip, ...]:
        """A chip for each overlay."""
        return chips(self.view)

    @property
    def beside(self) -> str:
        """The end of an address that keeps the overlays."""
        return self.view.query.link if self.shown else ""

    @cached_property
    def tray(self) -> TrayView:
        """The tray of the pieces of the box."""
        return TrayView(self.table, self.order, self.view.query)

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

    @cached_property
    def option_lines(self) -> tuple[FieldLine, ...]:
        """The inputs for that."""
        options = self.options
        return field_lines(options.fields, filled_with(options.fields, options.values), messages())

    @property
    def held_name(self) -> str:
        """The name of the selected piece, if it has one of its own."""
        return messages().word(str(self.options.values.get("name") or ""))

    @cached_property
    def forms(self) -> tuple[Form, ...]:
        """The forms of the game."""
        return tuple(
            Form(
                form.name,
                messages().label(f"form.{form.name}", {}),
                messages().label(f"form.{form.name}.do", {}),
                self._inputs(form),
                form.in_tray,
                form.name not in (self.order.get("open"), self.order.get("form")),
            )
            for form in self.table.game.setup.forms
        )

    def _inputs(self, form: SetupForm[ReadTable]) -> Markup:
        """The inputs of a form; one that was refused keeps what was filled in."""
        fields = form.fields(self.table.state)
        texts = filled_with(fields, form.values(self.table.scene))
        if self.problem and self.order.get("form") == form.name:
            texts = {name: [text] for name, text in self.order.items()}
        return _inputs(fields, texts, in_tray=form.in_tray)

    @cached_property
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

    @cached_property
    def all_sides(self) -> tuple[tuple[str, str], ...]:
        """The sides and corners of a space; none if all pieces stand in the middle."""
        if not any(piece.sides for piece in self.tray.pieces):
            return ()
        return tuple((side, messages().option(side)) for side in (*SIDES, *CORNERS))

    @cached_property
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
        if not self.tray.chosen or not self.order.get("place") or self.problem:
            return None
        trial = tried(self.table, {**self.order, "do": "put"})
        return trial.fault is None, told(trial)

    @property
    def picture(self) -> Markup:
        """The board; a tap on a space chooses it as the place."""
        sketch = self.table.canvas
        selection = {key: self.order[key] for key in ("piece", "turn") if self.order.get(key)}
        chosen = (self.order.get("place", ""),)
        leads = self.tray.link({**selection, "place": ANY_SPACE})
        links = Links(chosen=chosen, under=under(self.view), any_cell=leads)
        # Made by our own code, every value escaped there.
        return Markup(drawn_board(sketch, messages(), None, links).svg)  # noqa: S704

    @cached_property
    def past(self) -> Past:
        """What was done to the table."""
        return past_of(self.table.ref)

    @cached_property
    def books(self) -> tuple[Book, ...]:
        """The editions to choose from, if there are several."""
        return books(self.table)

    @cached_property
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


def told(trial: Trial) -> str:
    """The result of a trial: what would be done, or why it is refused."""
    if trial.fault:
        return messages().fault(trial.fault)
    edit: SceneEdit | None = trial.edit
    return messages().say(edit.message_id, edit.facts) if edit else ""


#: Inputs of forms as they were rendered, as far as they have room, in bytes.
_INPUTS: LruCache[Hashable, Markup] = LruCache(4_000_000, len)


def _inputs(fields: tuple[Field, ...], texts: Texts, *, in_tray: bool) -> Markup:
    """The inputs for some fields; most changes leave all of them as they are."""
    key = (language(), in_tray, repr(fields), repr(texts))
    found = _INPUTS.get(key)
    if found is None:
        shown = fields if in_tray else tuple(as_select(field) for field in fields)
        lines = field_lines(shown, texts, messages())
        # Our own template, every value escaped there.
        found = Markup(render_template("setup_fields.html", lines=lines, in_tray=in_tray))  # noqa: S704
        _INPUTS.put(key, found)
    return found
