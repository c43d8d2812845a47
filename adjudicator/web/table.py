"""The table page: tap two places and read the ruling."""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from flask import Blueprint, abort, current_app
from htmx_flask import make_response, request
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.explain.board_svg import Links, board_svg
from adjudicator.explain.speech import ENGLISH
from adjudicator.kernel.coordinates import space_link
from adjudicator.kernel.scene import Malformed
from adjudicator.kernel.sketch import Sketch
from adjudicator.service.glance import End, Glance, end_of, glance
from adjudicator.service.library import Library
from adjudicator.service.tables import OpenTable, open_table
from adjudicator.web.panel import Panel, panel

pages = Blueprint("table", __name__)


@dataclass(frozen=True)
class Choice:
    """What a person has pointed at, as links write it."""

    start: str = ""
    to: str = ""
    around: bool = False

    @property
    def link(self) -> str:
        """The link that makes this choice."""
        given = {"from": self.start, "to": self.to, "ask": "sight" if self.around else ""}
        return "?" + urlencode({key: value for key, value in given.items() if value})

    def then_figure(self, figure: str) -> "Choice":
        """A tap on a figure: the first end, then the second; a third begins anew."""
        if self.around:
            return Choice(figure, around=True)
        if not self.start or self.to:
            return Choice(figure)
        return Choice() if figure == self.start else Choice(self.start, figure)

    def then_space(self, space: str) -> "Choice":
        """A tap on a space: the first end, then the second, however often."""
        if not self.start:
            return Choice(space, around=self.around)
        return Choice() if space == self.start else Choice(self.start, space)


@dataclass(frozen=True)
class TablePage:
    """All that the page shows."""

    table: OpenTable
    choice: Choice
    picture: Markup
    ends: tuple[End, ...]
    panel: Panel | None
    problem: str = ""

    @property
    def figures(self) -> tuple[str, ...]:
        """The names that can be typed for an end."""
        return tuple(self.table.state.figures)

    @property
    def cases(self) -> tuple[tuple[str, str], ...]:
        """The questions that come with the table, as titles and links."""
        return tuple(
            (case.title, Choice(case.start, case.to or "", around=not case.to).link)
            for case in self.table.cases
        )

    @property
    def modes(self) -> tuple[tuple[str, str, bool], ...]:
        """The kinds of question on the board: their name, their link, whether it is on."""
        choice = self.choice
        line = Choice(choice.start, choice.to)
        sees = Choice(choice.start, around=True)
        return (
            ("Line", line.link, not choice.around),
            ("Sees", sees.link, choice.around),
        )


@pages.get("/table/<ref>")
def show(ref: str) -> Response:
    """A table, with the verdict on what was pointed at."""
    try:
        table = open_table(ref)
    except LookupError:
        abort(404)
    except Malformed as fault:
        abort(400, f"{fault.at}: {ENGLISH.fault(fault)}")
    asked = request.args
    choice = Choice(asked.get("from", ""), asked.get("to", ""), asked.get("ask") == "sight")
    page = _page(table, choice)
    return _answer(page)


def _page(table: OpenTable, choice: Choice) -> TablePage:
    seen, problem = None, ""
    try:
        ends = tuple(_ends(table, choice))
        seen = glance(table, choice.start, choice.to, around=choice.around)
    except Malformed as fault:
        ends, problem = (), ENGLISH.fault(fault)
    sketch = table.game.sketch(table.state)
    return TablePage(
        table,
        choice,
        _picture(sketch, choice, ends, seen),
        ends,
        panel(seen, ENGLISH, Library.find()) if seen else None,
        problem,
    )


def _ends(table: OpenTable, choice: Choice) -> Iterator[End]:
    for word, at in ((choice.start, "from"), (choice.to, "to")):
        if word:
            yield end_of(table, word, at)


def _picture(sketch: Sketch, choice: Choice, ends: tuple[End, ...], seen: Glance | None) -> Markup:
    links = Links(
        {cell.id: choice.then_space(space_link(cell.place)).link for cell in sketch.cells},
        {pawn.id: choice.then_figure(pawn.id).link for pawn in sketch.pawns},
        tuple(end.link for end in ends),
    )
    verdict = seen.verdict if seen else None
    # Made by our own code, every value escaped there.
    return Markup(board_svg(sketch, ENGLISH, verdict, links))  # noqa: S704


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
