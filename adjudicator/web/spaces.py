"""The board as a table of spaces, for screen readers and for reading."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_uppercase

from flask import Blueprint, render_template, url_for
from htmx_flask import request

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.board.cell import Cell, column_letters, hex_label, space_link, space_quoted
from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Space
from adjudicator.core.description import Article
from adjudicator.core.facts import Place
from adjudicator.core.sketch import SketchCell
from adjudicator.drawing.cells import ANY_SPACE
from adjudicator.drawing.markup import text
from adjudicator.messages.lookup import article_name
from adjudicator.messages.renderer import Messages
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
    #: As markup: there are thousands of them, and most differ only in their space.
    link: str
    on: bool


@pages.get("/table/<ref>/spaces")
def show(ref: str) -> str:
    """The table of spaces; for htmx without the page around it."""
    table, query = table_or_404(ref), TableQuery.from_link(request.args.items(multi=True))
    found = {_position(cell.place): cell for cell in table.sketch.cells}
    columns = sorted({c for c, _ in found})
    lines = Lines(table, query, url_for("table.show", ref=table.ref), messages())
    rows = [
        (r + 1, [lines.of(found[c, r]) if (c, r) in found else None for c in columns])
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


@dataclass(frozen=True)
class Lines:
    """Makes the lines of a table's spaces: hundreds, of which most are empty."""

    table: OpenTable
    query: TableQuery
    there: str
    messages: Messages

    def of(self, cell: SketchCell) -> SpaceLine:
        """The line of a space."""
        word = space_link(cell.place)
        name = self.messages.word(cell.place)
        articles = self.table.contents(cell.place)
        space = self._link(cell, word)
        if not articles:
            return SpaceLine(name, cell.level, (), (), space, self._is_on(word))
        who = [one for one in articles if _is_someone(one)]
        link = self._tapped(who[0].word) if who else space
        on = self._is_on(word) or bool(who and self._is_on(who[0].word))
        things = [one for one in articles if not isinstance(one.what, Place)]
        return SpaceLine(name, cell.level, self._names(who), self._names(things), link, on)

    def _is_on(self, word: str) -> bool:
        return word in (self.query.start, self.query.to)

    def _tapped(self, figure: str) -> str:
        return self._linked(self.query.tap(figure, self.table.game, figure=True))

    def _link(self, cell: SketchCell, word: str) -> str:
        """Where a tap on a space leads: to the same for all, but for those tapped before."""
        if self._is_on(word):
            return self._linked(self.query.tap(word, self.table.game, figure=False))
        return self._any_space.replace(ANY_SPACE, space_quoted(cell.place))

    @cached_property
    def _any_space(self) -> str:
        return self._linked(self.query.tap(ANY_SPACE, self.table.game, figure=False))

    def _linked(self, query: TableQuery) -> str:
        return text(self.there + query.link)

    def _names(self, articles: Sequence[Article]) -> tuple[str, ...]:
        """What they are called, with the edge or corner where they stand."""
        return tuple(dict.fromkeys(map(self._name, articles)))

    def _name(self, article: Article) -> str:
        if isinstance(article.what, Place):
            return self.messages.word(article.what.who or "")
        named = article_name(article, self.messages)
        on_a_space = article.at is None or isinstance(article.at, Space)
        return named if on_a_space else f"{named} {self.messages.word(article.at)}"


def _is_someone(article: Article) -> bool:
    return isinstance(article.what, Place) and bool(article.what.who)
