"""Search the rules on a page of results. While you type, `static/search.js` searches by itself."""

from dataclasses import dataclass

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from adjudicator.app.search import Entry, Index, Scope
from adjudicator.games import GAMES
from adjudicator.messages.lookup import kind_name
from adjudicator.web.language import language, messages

pages = Blueprint("search", __name__)

#: How many results are shown.
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
    """The results; `open=best` goes where the first of them leads."""
    typed, scope = request.args.get("q", "").strip(), _scope()
    found = Index.for_docs(language()).find(typed, ON_THE_PAGE, scope)
    if found and request.args.get("open") == "best":
        return redirect(_link(found[0]), code=303)
    results = tuple(map(_result, found))
    return render_template("search.html", typed=typed, results=results, scope=scope)


def _scope() -> Scope:
    """The game and edition of the table that the search comes from, if it comes from one."""
    game = GAMES.get(request.args.get("game", ""))
    edition = request.args.get("edition", "")
    if game is None:
        return Scope()
    return Scope(game.name, edition if edition in game.editions else game.editions[0])


def _result(entry: Entry) -> Result:
    kind = kind_name(entry.kind, messages())
    return Result(entry.title, _link(entry), kind, entry.where, entry.lead, entry.tags)


def _link(entry: Entry) -> str:
    return url_for("docs.page", name="") + entry.url
