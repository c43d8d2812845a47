"""Set a table up with a tray of pieces, by touch, mouse, keys, or plain forms."""

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Blueprint, Response, jsonify, redirect, render_template, url_for
from htmx_flask import request
from werkzeug.wrappers import Response as Answer

from adjudicator.app.archive import LONGEST_ARCHIVE, from_archive, is_archive
from adjudicator.app.judge import find_game, parse
from adjudicator.app.query import TableQuery
from adjudicator.app.setup import Order, empty_table, ordered, tried
from adjudicator.app.setup_shown import ordered_with, untouched
from adjudicator.app.stored_table import StoredTable
from adjudicator.app.tables import OpenTable
from adjudicator.core.faults import InputError
from adjudicator.core.setup import SceneEdit
from adjudicator.drawing.board import pieces_svg
from adjudicator.games import GAMES
from adjudicator.tables.history import LabelledChange, labelled
from adjudicator.web import mutations
from adjudicator.web.examples import examples_by_game
from adjudicator.web.language import messages
from adjudicator.web.limits import LONGEST_FILE
from adjudicator.web.naming import titled, usual_title
from adjudicator.web.notices import last_done
from adjudicator.web.open_table import stored_or_404, table_or_404
from adjudicator.web.setup_page import SetupPage, told

pages = Blueprint("setup", __name__)

#: What stays selected after an order when the page is reloaded.
SELECTED = ("piece", "turn", "figure", "component")


@dataclass(frozen=True)
class Beginning:
    """What a new table of a game begins with: its name, and the size of its board."""

    game: str
    label: str
    title: str
    measures: tuple[tuple[str, str, str], ...]


@pages.get("/table/<ref>/setup")
def show(ref: str) -> str:
    """A table with its tray."""
    return _page(SetupPage(table_or_404(ref), request.args.to_dict(), shown=_shown()))


@pages.post("/table/<ref>/setup")
def change(ref: str) -> Answer | str | tuple[str, int]:
    """Carry out an order; if it is refused, the form keeps its values."""
    table, order = table_or_404(ref), request.form.to_dict()
    try:
        after, edit = _ordered(table, order)
    except InputError as fault:
        return _page(SetupPage(table, order, problem=messages().fault(fault), shown=_shown())), 400
    if request.htmx:
        held, next_piece = (edit.held, edit.next_piece) if edit else (None, "")
        return _page(
            SetupPage(
                after.table,
                {},
                _did(after, edit),
                held,
                shown=_shown(),
                next_piece=next_piece,
            )
        )
    selection = {key: order[key] for key in SELECTED if order.get(key)}
    return redirect(
        url_for("setup.show", ref=after.table.ref, **selection, show=_shown()), code=303
    )


def _shown() -> tuple[str, ...]:
    """The overlays in the address."""
    return TableQuery.from_link(request.args.items(multi=True)).shown


def _ordered(table: OpenTable, order: Order) -> tuple[StoredTable, SceneEdit | None]:
    """Carry out an order on the current table; an order sent twice is applied once."""
    edits: list[SceneEdit] = []
    shown = mutations.shown_with(table)

    def mutate(now: OpenTable) -> LabelledChange:
        edits.append(ordered_with(now, shown, order))
        return labelled(edits[-1])

    if (as_shown := untouched(shown, order)) is None:
        return mutations.change(table, mutate, states=True), edits[-1] if edits else None

    def fill(then: OpenTable) -> LabelledChange:
        edits.append(ordered(then, order))
        return labelled(edits[-1])

    after = mutations.fill_in(table, fill, lambda then: labelled(ordered(then, as_shown)))
    return (after, edits[-1]) if after else (stored_or_404(table.ref), None)


def _did(after: StoredTable, edit: SceneEdit | None) -> str:
    """What was done, and whether it overwrote what someone else had just done."""
    return last_done(after.history) if edit else ""


@pages.get("/table/<ref>/setup/try")
def try_out(ref: str) -> Response:
    """Whether an order is possible, in words, and how the piece would look."""
    trial = tried(table_or_404(ref), request.args.to_dict())
    ghost = pieces_svg(trial.edit.ghost) if trial.edit and trial.edit.ghost else ""
    return jsonify(ok=trial.fault is None, says=told(trial), ghost=ghost)


@pages.get("/setup")
def start() -> str:
    """The page to start a table: from an empty board, an example, a file, or a stored table."""
    return _start(request.args.to_dict())


@pages.post("/setup")
def begin() -> Answer | tuple[str, int]:
    """Start a table from an empty board, a file, or a pasted scene."""
    # A history may be longer than a question.
    request.max_content_length = LONGEST_FILE
    given = request.form.to_dict()
    try:
        file = request.files.get("file")
        if file is not None:
            with file.stream as written:
                stored = _from_file(parse(written.read(), LONGEST_ARCHIVE))
        elif "scene" in given:
            stored = _from_file(parse(given["scene"]))
        else:
            stored = mutations.begin_table(titled(empty_table(given.get("game", ""), given)))
    except InputError as fault:
        return _start(given, f"{fault.at}: {messages().fault(fault)}"), 400
    return redirect(url_for("setup.show", ref=stored.table.ref), code=303)


def _from_file(data: object) -> StoredTable:
    """The table that a file holds: a scene, or a table with its history."""
    if isinstance(data, Mapping) and is_archive(data):
        return mutations.import_table(from_archive(data))
    find_game(data).read_scene(data)
    assert isinstance(data, Mapping)  # noqa: S101 - `find_game` has refused all else
    return mutations.begin_table(titled(data))


def _start(given: Order, problem: str = "") -> str:
    games = tuple(_beginning(name, given) for name in GAMES)
    return render_template(
        "start.html", given=given, problem=problem, games=games, examples=examples_by_game()
    )


def _beginning(game: str, given: Order) -> Beginning:
    """The form that begins a table of a game; what was filled in stays."""
    mine = given if given.get("game") == game else {}
    return Beginning(
        game,
        messages().title(game),
        mine.get("title", usual_title(game)),
        tuple(
            (measure, messages().label(f"measure.{measure}", {}), mine.get(measure, str(usual)))
            for measure, usual in GAMES[game].setup.sizes.items()
        ),
    )


def _page(page: SetupPage) -> str:
    return render_template("setup.html", page=page, alone=bool(request.htmx))
