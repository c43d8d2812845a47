"""The table page: tap two places and read the ruling."""

from collections.abc import Iterator
from typing import cast
from urllib.parse import urlsplit

from flask import Blueprint, current_app, redirect, url_for
from htmx_flask import make_response, request
from werkzeug.wrappers import Response

from adjudicator.app.deeds import Known, OtherAnswerError, done_as_shown, known_to
from adjudicator.app.judgement import going_on
from adjudicator.app.missing import enter
from adjudicator.app.query import TableQuery
from adjudicator.app.stored_table import StoredTable
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import view_table
from adjudicator.core.faults import InputError
from adjudicator.drawing.board import DrawnBoard
from adjudicator.web import mutations
from adjudicator.web.fields import entered
from adjudicator.web.language import language, messages
from adjudicator.web.mutations import number_in
from adjudicator.web.notices import notices
from adjudicator.web.open_table import is_stored, seen, stored_or_404, table_or_404
from adjudicator.web.patches import PageState
from adjudicator.web.response_cache import ResponseCache
from adjudicator.web.security import device
from adjudicator.web.table_page import TablePage
from adjudicator.web.typed import as_linked

pages = Blueprint("table", __name__)

#: The blocks of the page that every answer replaces.
_PARTS = ("verdict", "turn", "overlays", "modes", "reserve", "cases", "to_setup")
#: Those that depend on the table if there is no question.
_FOLLOWING = ("verdict", "turn", "reserve")
#: The header with the versions of what the page shows, so that it isn't sent again.
SHOWN = "X-Shown"


@pages.get("/table/<ref>")
def show(ref: str) -> Response:
    """A table with the verdict on the query."""
    table = table_or_404(ref)
    query = as_linked(table, TableQuery.from_link(request.args.items(multi=True)))
    # While a piece is dragged, the response depends on the page before; caching wouldn't help.
    if table.number is None or query.what_if:
        return _answer(TablePage(table, view_table(table, query)))
    whole = not request.htmx or request.htmx.history_restore_request
    # A store that was replaced may count on from an earlier number.
    last = stored_or_404(ref).history.events[-1].at
    shown = "" if whole else request.headers.get(SHOWN, "")
    said = notices() if whole else ""
    key = (ref, table.number, last, request.query_string, bool(whole), shown, said, language())
    responses: ResponseCache = current_app.extensions["responses"]
    return responses.get(key, lambda: _answer(TablePage(table, view_table(table, query))))


@pages.post("/table/<ref>/do")
def act(ref: str) -> Response:
    """Apply the query."""
    table = table_or_404(ref)
    query = TableQuery.from_link(request.form.items(multi=True))
    known = _known(table)
    try:
        after = mutations.change(table, lambda now: done_as_shown(now, known, query))
    except OtherAnswerError as other:
        table = table_or_404(ref)
        return _answer(TablePage(table, view_table(table, query), _otherwise(other)), 409)
    except InputError as fault:
        return _answer(TablePage(table, view_table(table, query), messages().fault(fault)))
    there = url_for("table.show", ref=after.table.ref) + going_on(after.table, query).link
    return redirect(there, code=303)


def _known(table: OpenTable) -> Known | None:
    """The table that the author has in view; None if nobody else has changed it."""
    if not is_stored(table.ref):
        return None
    number = number_in(request.form.get("seen", ""))
    return known_to(stored_or_404(table.ref), device(), number)


def _otherwise(other: OtherAnswerError) -> str:
    """The current answer, if it differs from the one shown."""
    before, now = (messages().headline(verdict) for verdict in (other.before, other.now))
    if before == now:
        return messages().say("history.other-effect", {})
    return messages().say("history.otherwise", {"before": before, "now": now})


@pages.post("/table/<ref>/missing")
def keep_missing(ref: str) -> Response:
    """Keep numbers that a ruling needs with the table, and ask again."""
    table = table_or_404(ref)
    asked, texts = entered(request.form.items(multi=True))
    query = TableQuery.from_link(asked)
    try:
        after = mutations.fill_in(table, lambda shown: enter(shown, query, texts))
    except InputError as fault:
        return _answer(TablePage(table, view_table(table, query), messages().fault(fault)))
    there = after.table.ref if after else ref
    return redirect(url_for("table.show", ref=there) + query.link, code=303)


def followed(stored: StoredTable) -> PageState:
    """A table as its page shows it to watchers without a question."""
    table = stored.table
    seen()[table.ref] = stored
    page = TablePage(table, view_table(table, TableQuery()))
    template = current_app.jinja_env.get_template("table.html")
    context = {"page": page, "parts_only": False}
    current_app.update_template_context(context)
    shared = template.new_context(context)
    blocks = {name: "".join(template.blocks[name](shared)) for name in _FOLLOWING}
    # Every patch carries the table's number and its last change.
    progress = "".join(template.blocks["progress"](shared))
    blocks["verdict"] = blocks["verdict"].replace(progress, "", 1)
    # The version in the forms is the same number.
    shown = f'name="seen" value="{table.number}"'
    blocks = {name: html.replace(shown, 'name="seen" value=""') for name, html in blocks.items()}
    assert table.number is not None  # noqa: S101 - it is stored
    return PageState(table.number, page.did, _boards(page), blocks, stored.history)


def _boards(page: TablePage) -> tuple[tuple[str, DrawnBoard], ...]:
    """The boards of a page without a question: the same for both links."""
    shared, key = page.table.shared, f"boards in {language()}"
    if key not in shared:
        shared[key] = tuple(page.board.drawings)
    return cast("tuple[tuple[str, DrawnBoard], ...]", shared[key])


def _answer(page: TablePage, status: int = 0) -> Response:
    """The whole page, or for htmx the parts that change."""
    template = current_app.jinja_env.get_template("table.html")
    status = status or (400 if page.problem else 200)
    context = {"page": page, "parts_only": False}
    current_app.update_template_context(context)
    if not request.htmx or request.htmx.history_restore_request:
        return Response(template.render(context), status, mimetype="text/html")
    shared = template.new_context({**context, "parts_only": True})
    parts = ("".join(template.blocks[name](shared)) for name in _parts(page))
    # While a piece is dragged, only its start is a page to go back to.
    before = urlsplit(request.htmx.current_url or "").query
    drags = page.query.what_if and "stand=" in before
    there = {"replace_url" if drags else "push_url": page.query.link}
    answer: Response = make_response("".join(parts), status, **there)
    return answer


def _parts(page: TablePage) -> Iterator[str]:
    """The blocks to send: for a board that the page already shows, only the marks on it."""
    shown = request.headers.get(SHOWN, "").split()
    yield from _PARTS
    yield "marks" if page.board.version in shown else "picture"
    if page.menu.version not in shown:
        yield "further"
