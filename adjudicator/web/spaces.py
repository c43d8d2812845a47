"""The board as a table of spaces, for screen readers and for reading."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from flask import Blueprint, render_template, url_for
from htmx_flask import request

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.board.cell import Cell, column_letters, hex_label, space_link
from adjudicator.board.squares import Space
from adjudicator.core.description import Article
from adjudicator.core.facts import Place
from adjudicator.core.sketch import SketchCell
from adjudicator.messages.lookup import article_name
from adjudicator.web.language import messages
from adjudicator.web.open_table import table_or_404

pages = Blueprint("spaces", __name__)


@dataclass(frozen=True)
class SpaceLine:
    """A space: its name, its level, who and what is there, and the link that asks about it."""

    name: str
    level: int
    who: tuple[str, ...]
    things: tuple[str, ...]
    link: str
    on: bool


@pages.get("/table/<ref>/spaces")
def show(ref: str) -> str:
    """The table of spaces; for htmx without the page around it."""
    table, query = table_or_404(ref), TableQuery.from_link(request.args.items(multi=True))
    cells = {cell.place: cell for cell in table.sketch.cells}
    found = {_position(place): cell for place, cell in cells.items()}
    columns = sorted({c for c, _ in found})
    there = url_for("table.show", ref=table.ref)
    rows = [
        (r + 1, [_line(table, query, there, found.get((c, r))) for c in columns])
        for r in sorted({r for _, r in found})
    ]
    left = 0 if table.sketch.squares else min(columns, default=0)
    letters = [column_letters(c - left) for c in columns]
    page = "spaces.html" if request.htmx else "spaces_page.html"
    return render_template(page, table=table, letters=letters, rows=rows, query=query)


def _position(place: Cell) -> tuple[int, int]:
    """The column and the row of a space; those of a hex are in its name."""
    column, row = place
    label = hex_label(place)
    return (column, int(label.lstrip(ascii_uppercase)) - 1) if label else (column, row)


def _line(
    table: OpenTable, query: TableQuery, there: str, cell: SketchCell | None
) -> SpaceLine | None:
    """The line of a space; None if the board has no space there."""
    if cell is None:
        return None
    word = space_link(cell.place)
    articles = table.articles(word)
    someone = next((one for one in articles if _is_someone(one)), None)
    asked = query.tap(someone.word if someone else word, table.game, figure=bool(someone))
    return SpaceLine(
        messages().word(cell.place),
        cell.level,
        _names([one for one in articles if _is_someone(one)]),
        _names([one for one in articles if not isinstance(one.what, Place)]),
        there + asked.link,
        bool({word, someone.word if someone else word} & {*query.words}),
    )


def _is_someone(article: Article) -> bool:
    return isinstance(article.what, Place) and bool(article.what.who)


def _names(articles: Sequence[Article]) -> tuple[str, ...]:
    """What they are called, with the edge or corner where they stand."""
    return tuple(dict.fromkeys(_name(article) for article in articles))


def _name(article: Article) -> str:
    if isinstance(article.what, Place):
        return messages().word(article.what.who or "")
    named = article_name(article, messages())
    on_a_space = article.at is None or isinstance(article.at, Space)
    return named if on_a_space else f"{named} {messages().word(article.at)}"
