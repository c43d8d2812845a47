"""The table page: tap two places and read the ruling."""

from dataclasses import dataclass
from urllib.parse import urlencode

from flask import Blueprint, abort, current_app
from htmx_flask import make_response, request
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.explain.board_svg import Links, board_svg
from adjudicator.explain.speech import ENGLISH
from adjudicator.kernel.coordinates import space_link
from adjudicator.kernel.game import Game, NamedEnd
from adjudicator.kernel.scene import Malformed
from adjudicator.service.glance import Glance, glance
from adjudicator.service.library import Library
from adjudicator.service.tables import OpenTable, open_table
from adjudicator.web.panel import Panel, panel

pages = Blueprint("table", __name__)


@dataclass(frozen=True)
class Choice:
    """What a person asks about, and what they have pointed at, as links write it.

    `ask` is empty for what two taps ask for.
    """

    start: str = ""
    to: str = ""
    ask: str = ""

    @property
    def link(self) -> str:
        """The link that makes this choice."""
        given = {"ask": self.ask, "from": self.start, "to": self.to}
        return "?" + urlencode({key: value for key, value in given.items() if value})

    def then(self, word: str, game: Game, *, figure: bool) -> "Choice":
        """A tap: the first end, then the second; after that a figure begins anew, a space not."""
        if self.ask == game.around:
            return Choice(word, ask=self.ask)
        if not self.start or (self.to and figure):
            return Choice(word, ask=self.ask)
        return Choice(ask=self.ask) if word == self.start else Choice(self.start, word, self.ask)


@dataclass(frozen=True)
class Mode:
    """A kind of question that the board can be used for."""

    name: str
    link: str
    on: bool


@dataclass(frozen=True)
class EndLine:
    """An end as the panel names it."""

    name: str
    at: str
    shape: str


@dataclass(frozen=True)
class TablePage:
    """All that the page shows."""

    table: OpenTable
    choice: Choice
    picture: Markup
    ends: tuple[EndLine, ...]
    panel: Panel | None
    problem: str = ""

    @property
    def figures(self) -> tuple[str, ...]:
        """The names that can be typed for an end."""
        return tuple(pawn.name for pawn in self.table.game.sketch(self.table.state).pawns)

    @property
    def cases(self) -> tuple[Mode, ...]:
        """The questions that come with the table."""
        game = self.table.game
        return tuple(
            Mode(case.title, choice.link, choice == self.choice)
            for case in self.table.cases
            for choice in [
                Choice(case.start, case.to, "" if case.ask == game.between else case.ask)
            ]
        )

    @property
    def modes(self) -> tuple[Mode, ...]:
        """The kinds of question on the board, and which of them is on."""
        choice, game = self.choice, self.table.game
        line = Mode("Line", Choice(choice.start, choice.to).link, not choice.ask)
        sees = Mode("Sees", Choice(choice.start, ask=game.around).link, choice.ask == game.around)
        other = choice.ask not in ("", game.around)
        return (
            line,
            sees,
            *([Mode(choice.ask.capitalize(), choice.link, on=True)] if other else []),
        )


@pages.get("/table/<ref>")
def show(ref: str) -> Response:
    """A table, with the verdict on what was pointed at."""
    try:
        table = open_table(ref)
    except LookupError:
        abort(404, "There is no table of that name.")
    except Malformed as fault:
        abort(400, f"{fault.at}: {ENGLISH.fault(fault)}")
    asked = request.args
    choice = Choice(asked.get("from", ""), asked.get("to", ""), asked.get("ask", ""))
    return _answer(_page(table, choice))


def _page(table: OpenTable, choice: Choice) -> TablePage:
    problem = ""
    try:
        seen = glance(table, choice.ask or table.game.between, choice.start, choice.to)
    except Malformed as fault:
        seen, problem = Glance(), ENGLISH.fault(fault)
    return TablePage(
        table,
        choice,
        _picture(table, choice, seen),
        tuple(_end_line(end) for end in seen.ends),
        panel(seen.verdict, seen.beside, ENGLISH, Library.find()) if seen.verdict else None,
        problem,
    )


def _end_line(end: NamedEnd) -> EndLine:
    at = ENGLISH.word(end.place.spot)
    return EndLine(end.place.who or at, at if end.place.who else "", end.shape or "cell")


def _picture(table: OpenTable, choice: Choice, seen: Glance) -> Markup:
    game = table.game
    sketch = game.sketch(table.state)
    links = Links(
        {
            cell.id: choice.then(space_link(cell.place), game, figure=False).link
            for cell in sketch.cells
        },
        {pawn.id: choice.then(pawn.id, game, figure=True).link for pawn in sketch.pawns},
        tuple(end.word for end in seen.ends),
    )
    # Made by our own code, every value escaped there.
    return Markup(board_svg(sketch, ENGLISH, seen.verdict, links))  # noqa: S704


def _answer(page: TablePage) -> Response:
    """The whole page, or for htmx the parts of it that change."""
    template = current_app.jinja_env.get_template("table.html")
    status = 400 if page.problem else 200
    context = {"page": page, "parts_only": False}
    current_app.update_template_context(context)
    if not request.htmx or request.htmx.history_restore_request:
        return Response(template.render(context), status, mimetype="text/html")
    shared = template.new_context({**context, "parts_only": True})
    parts = ("".join(template.blocks[name](shared)) for name in ("verdict", "picture", "modes"))
    answer: Response = make_response("".join(parts), status, push_url=page.choice.link)
    return answer
