"""Search the docs: results while you type, or on a page of their own."""

from dataclasses import dataclass

from flask import Blueprint, redirect, render_template, url_for
from htmx_flask import request
from werkzeug.wrappers import Response

from adjudicator.app.search import Entry, Index
from adjudicator.messages.lookup import kind_name, where_it_stands
from adjudicator.web.language import language, messages

pages = Blueprint("search", __name__)

#: How many results are shown while you type, and on the page.
WHILE_TYPING = 6
ON_THE_PAGE = 20


@dataclass(frozen=True)
class Result:
    """An entry as the results show it."""

    title: str
    link: str
    kind: str
    where: str
    lead: str
    tags: tuple[str, ...]


@pages.get("/search")
def show() -> str | Response:
    """The results; for htmx the list alone. `open=best` goes where the first of them leads."""
    typed = request.args.get("q", "").strip()
    brief = bool(request.htmx) and not request.htmx.history_restore_request
    found = Index.for_docs(language()).find(typed, WHILE_TYPING if brief else ON_THE_PAGE)
    if found and request.args.get("open") == "best":
        return redirect(_link(found[0]), code=303)
    results = tuple(map(_result, found))
    page = "found.html" if brief else "search.html"
    return render_template(page, typed=typed, results=results)


def _result(entry: Entry) -> Result:
    where = where_it_stands(entry.game, entry.edition, entry.page, messages())
    kind = kind_name(entry.kind, messages())
    return Result(entry.title, _link(entry), kind, where, entry.lead, entry.tags)


def _link(entry: Entry) -> str:
    return url_for("docs.page", name="") + entry.url
