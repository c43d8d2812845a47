"""The house rules of a table: how it reads the points that the book leaves open."""

from urllib.parse import quote_plus

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from adjudicator.app.editions import edition_of
from adjudicator.app.house_rules import house_rules, reading
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.core.faults import InputError
from adjudicator.web import mutations
from adjudicator.web.language import language, messages
from adjudicator.web.open_table import copied_from, is_stored, table_or_404

pages = Blueprint("house_rules", __name__)


@pages.get("/table/<ref>/rulings")
def show(ref: str) -> str:
    """All rulings of the game, as the table reads them."""
    return _page(table_or_404(ref), TableQuery.from_link(request.args.items(multi=True)))


@pages.post("/table/<ref>/rulings/<name>")
def choose(ref: str, name: str) -> Response | tuple[str, int]:
    """Read a point by its default again."""
    return _chosen(ref, name, "")


@pages.post("/table/<ref>/rulings/<name>/<value>")
def choose_value(ref: str, name: str, value: str) -> Response | tuple[str, int]:
    """Read a point in this way from now on."""
    return _chosen(ref, name, value)


def _chosen(ref: str, name: str, value: str) -> Response | tuple[str, int]:
    table, query = table_or_404(ref), TableQuery.from_link(request.form.items(multi=True))
    try:
        after = mutations.change(table, lambda now: reading(now, name, value))
    except InputError as fault:
        return _page(table, query, messages().fault(fault)), 400
    there = "house_rules.show" if "page" in request.args else "table.show"
    anchor = f"#{name}" if "page" in request.args else ""
    # Choosing on an example creates a new table; the page says so.
    copied = "" if is_stored(ref) else f"&copy-of={quote_plus(ref)}"
    link = url_for(there, ref=after.table.ref) + query.link + copied + anchor
    return redirect(link, code=303)


def _page(table: OpenTable, query: TableQuery, problem: str = "") -> str:
    return render_template(
        "house_rules.html",
        table=table,
        query=query,
        game=messages().game(table.game.name, edition_of(table)),
        rules=house_rules(table, language()),
        problem=problem,
        original=copied_from(),
    )
