"""A question under every edition of its game, side by side."""

from dataclasses import dataclass, replace

from flask import Blueprint, abort, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.exceptions import BadRequest
from werkzeug.wrappers import Response

from adjudicator.app.editions import (
    ByBook,
    Comparison,
    Why,
    by_each_book,
    choosing,
    compare,
    edition_of,
)
from adjudicator.app.library import Library
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import TableView
from adjudicator.core.faults import InputError
from adjudicator.tables.history import LabelledChange, labelled
from adjudicator.web import mutations
from adjudicator.web.board import BoardView
from adjudicator.web.language import language, messages
from adjudicator.web.open_table import table_or_404
from adjudicator.web.panel import Panel, StepLine, panel

pages = Blueprint("editions", __name__)


@dataclass(frozen=True)
class Book:
    """An edition: what it is called, and whether the table plays by it."""

    edition: str
    name: str
    on: bool


@dataclass(frozen=True)
class BookLine(Book):
    """One edition with its picture, and its verdict or why there is none."""

    picture: Markup
    panel: Panel | None
    problem: str
    #: Whether the table can be built by it at all.
    buildable: bool = True


@dataclass(frozen=True)
class StepRow:
    """The steps of two verdicts by rules that match; one of them may be missing."""

    final: StepLine | None
    other: StepLine | None
    differs: bool


def books(table: OpenTable) -> tuple[Book, ...]:
    """The editions that a table can play by; none if there is only one."""
    own, known = edition_of(table), table.game.editions
    if len(known) < 2:
        return ()
    return tuple(Book(edition, _called(edition), edition == own) for edition in known)


def _called(edition: str) -> str:
    return messages().say(f"edition.{edition}", {})


@pages.get("/table/<ref>/books")
def show(ref: str) -> str:
    """The verdicts of all editions on the query."""
    table, query = table_or_404(ref), TableQuery.from_link(request.args.items(multi=True))
    if len(table.game.editions) < 2:
        abort(404)
    found = tuple(by_each_book(table, query))
    lines = [_line(book, query) for book in found]
    comparison = compare(found[0], found[-1])
    return render_template(
        "editions.html",
        table=table,
        query=query,
        books=lines,
        asked=any(line.panel or line.problem for line in lines),
        outcome=messages().say(f"compare.{comparison.outcome}", {}) if comparison else "",
        why=_why(comparison.why) if comparison and comparison.why else "",
        rows=_rows(comparison, lines) if comparison else (),
    )


def _why(why: Why) -> str:
    """Why two books give different answers, in a sentence."""
    library = Library.find(language())
    facts = {"final": library.title(why.final or ""), "other": library.title(why.other or "")}
    return messages().say(f"compare.why.{why.kind}", facts)


def _rows(comparison: Comparison, lines: list[BookLine]) -> tuple[StepRow, ...]:
    """The steps of both verdicts next to each other."""
    ours, theirs = (line.panel.steps if line.panel else () for line in (lines[0], lines[-1]))
    return tuple(
        StepRow(
            None if row.final is None else ours[row.final],
            None if row.other is None else theirs[row.other],
            row.differs,
        )
        for row in comparison.rows
    )


@pages.post("/table/<ref>/books/<value>")
def choose(ref: str, value: str) -> Response:
    """Make the table play by an edition."""
    table, query = table_or_404(ref), TableQuery.from_link(request.form.items(multi=True))

    def mutate(now: OpenTable) -> LabelledChange:
        return labelled(choosing(now, value))

    try:
        after = mutations.change(table, mutate)
    except InputError as fault:
        raise BadRequest(messages().fault(fault)) from None
    link = query.link if query.pairs else ""
    return redirect(url_for("table.show", ref=after.table.ref) + link, code=303)


def _line(book: ByBook, query: TableQuery) -> BookLine:
    called = _called(book.edition)
    if book.view is None:
        problem = messages().fault(book.fault) if book.fault else ""
        return BookLine(book.edition, called, book.on, Markup(), None, problem, buildable=False)
    judgement, fault = book.view.judgement, book.view.judgement.fault or book.view.fault
    return BookLine(
        book.edition,
        called,
        book.on,
        _board(book.view, query).picture,
        panel(judgement, judgement.verdict, messages(), Library.find(language()))
        if judgement.verdict
        else None,
        messages().fault(fault) if fault else "",
    )


def _board(view: TableView, query: TableQuery) -> BoardView:
    """The board without suggestions, which would be covered by the labels."""
    return BoardView(TableView(view.table, query, replace(view.judgement, suggestions=())))
