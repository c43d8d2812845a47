"""The table page: tap two places and read the ruling."""

from dataclasses import dataclass, replace
from functools import lru_cache
from urllib.parse import urlsplit

from flask import Blueprint, current_app, redirect, url_for
from htmx_flask import make_response, request
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.app.editions import edition_of
from adjudicator.app.judgement import done, going_on
from adjudicator.app.library import Library
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import view_table
from adjudicator.board.lazy import cached_property
from adjudicator.core.facts import Absent
from adjudicator.core.game import NamedPlace
from adjudicator.core.input import InputError
from adjudicator.core.sketch import Pawn
from adjudicator.drawing.markup import UNIT
from adjudicator.messages.renderer import Messages
from adjudicator.web import mutations
from adjudicator.web.board import picture
from adjudicator.web.fields import FieldLine, field_lines
from adjudicator.web.language import language, messages
from adjudicator.web.open_table import table_or_404
from adjudicator.web.overlays import Chip, Pin, WhatIfLine, chips, pin, under, what_if_line
from adjudicator.web.panel import Panel, panel
from adjudicator.web.permalink import Permalink, RulingCheck, check_ruling, permalink
from adjudicator.web.response_cache import ResponseCache

pages = Blueprint("table", __name__)


@dataclass(frozen=True)
class Mode:
    """A kind of question that the board can be used for."""

    name: str
    link: str
    on: bool


@dataclass(frozen=True)
class OffTheMap(Mode):
    """Someone who is not on the board."""

    id: str


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
    query: TableQuery
    picture: Markup
    ends: tuple[EndLine, ...]
    fields: tuple[FieldLine, ...]
    panel: Panel | None
    doable: bool = False
    problem: str = ""
    chips: tuple[Chip, ...] = ()
    pin: Pin | None = None
    what_if: WhatIfLine | None = None
    permalink: Permalink | None = None
    ruling_check: RulingCheck | None = None

    unit = UNIT

    @property
    def figures(self) -> tuple[str, ...]:
        """The names that can be typed for an end."""
        return tuple(pawn.name if pawn.name == told else pawn.id for pawn, told in self._told)

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        """Those who may be supposed to stand elsewhere."""
        return tuple(replace(pawn, name=told) for pawn, told in self._told)

    @property
    def _told(self) -> list[tuple[Pawn, str]]:
        return [(pawn, messages().word(pawn.name)) for pawn in self.table.sketch.pawns]

    @property
    def like(self) -> str:
        """How a space is named here, for example."""
        return messages().word(self.table.sketch.for_example)

    @property
    def game(self) -> str:
        """The game and its edition."""
        return messages().game(self.table.game.name, edition_of(self.table))

    @property
    def hint(self) -> str:
        """What to do next, where there is no verdict yet."""
        action = self.query.ask or self.table.game.actions[0].name
        return messages().hint(self.table.game.name, action, len(self.query.words))

    @property
    def do(self) -> str:
        """What doing it is called."""
        return messages().doing(self.panel.ask) if self.panel else ""

    @cached_property
    def cases(self) -> tuple[Mode, ...]:
        """The questions that come with the table."""
        queries = ((case.title, TableQuery.from_link(case.params)) for case in self.table.cases)
        return tuple(
            Mode(title, query.with_overlays_of(self.query).link, query == self.query.bare)
            for title, query in queries
        )

    @cached_property
    def menu(self) -> tuple[Mode, ...]:
        """What the one that was pointed at may do, before anything is asked."""
        if self.panel or self.query.ask or len(self.ends) != 1 or self.ends[0].shape == "cell":
            return ()
        game, outside = self.table.game, not self.ends[0].at
        fitting = {
            messages().action(action.name)
            for action in game.actions
            if action.from_outside == outside and any(map(game.taps, action.stages))
        }
        return tuple(mode for mode in self.all_modes if mode.name in fitting and not mode.on)

    @cached_property
    def reserve(self) -> tuple[OffTheMap, ...]:
        """Those who are off the map."""
        return tuple(
            OffTheMap(
                messages().word(one.name),
                self.query.tap(one.id, self.table.game, figure=True).link,
                one.id in self.query.words,
                one.id,
            )
            for one in self.table.sketch.reserve
        )

    @cached_property
    def modes(self) -> tuple[Mode, ...]:
        """What is always at hand, and what is asked now."""
        main = {messages().action(action.name) for action in self.table.game.actions if action.main}
        return tuple(mode for mode in self.all_modes if mode.on or mode.name in main)

    @cached_property
    def others(self) -> tuple[Mode, ...]:
        """What else can be asked."""
        shown = self.modes
        return tuple(mode for mode in self.all_modes if mode not in shown)

    @cached_property
    def all_modes(self) -> tuple[Mode, ...]:
        """What can be asked on the board, and which of it is."""
        names = tuple(action.name for action in self.table.game.actions)
        asked = self.query.ask or names[0]
        return _modes(names, asked, self.query.for_action(""), messages())


@lru_cache(512)
def _modes(
    names: tuple[str, ...], asked: str, query: TableQuery, messages: Messages
) -> tuple[Mode, ...]:
    """What can be asked of the place that was pointed at first: the same, whatever the second."""
    return tuple(
        Mode(
            messages.action(name),
            query.for_action("" if name == names[0] else name).link,
            name == asked,
        )
        for name in (names if asked in names else (*names, asked))
    )


@pages.get("/table/<ref>")
def show(ref: str) -> Response:
    """A table, with the verdict on what was pointed at."""
    table = table_or_404(ref)
    query = TableQuery.from_link(request.args.items(multi=True))
    # Where a piece is dragged, the answer depends on the page before; each place comes once anyway.
    if table.number is None or query.what_if:
        return _answer(_page(table, query))
    whole = not request.htmx or request.htmx.history_restore_request
    key = (ref, table.number, request.query_string, bool(whole), language())
    responses: ResponseCache = current_app.extensions["responses"]
    return responses.get(key, lambda: _answer(_page(table, query)))


@pages.post("/table/<ref>/do")
def act(ref: str) -> Response:
    """Do what was asked about; the table after it is a new one."""
    table = table_or_404(ref)
    query = TableQuery.from_link(request.form.items(multi=True))
    try:
        after = mutations.change(table, lambda now: done(now, query))
    except InputError as fault:
        return _answer(_page(table, query, f"{fault.at}: {messages().fault(fault)}"))
    there = url_for("table.show", ref=after.table.ref) + going_on(after.table, query).link
    return redirect(there, code=303)


def _page(table: OpenTable, query: TableQuery, problem: str = "") -> TablePage:
    view = view_table(table, query)
    fault = view.judgement.fault or view.fault
    verdict = view.judgement.verdict

    def links(ask: str) -> str:
        return query.for_question(ask, table.game).link

    return TablePage(
        table,
        query,
        picture(view.table, query, view.judgement, under(view)),
        tuple(_end_line(end) for end in view.judgement.ends),
        field_lines(view.judgement.fields, query.filled, messages()),
        panel(view.judgement, verdict, messages(), Library.find(language()), links)
        if verdict
        else None,
        view.judgement.change is not None and not query.what_if,
        messages().fault(fault) if fault else problem,
        chips(view),
        pin(view),
        what_if_line(view),
        permalink(table, view),
        check_ruling(view, request.args),
    )


def _end_line(end: NamedPlace) -> EndLine:
    shape = end.shape or "cell"
    if isinstance(end.place, Absent):
        return EndLine(end.place.who, "", shape)
    at = messages().word(end.place.spot)
    return EndLine(end.place.who or at, at if end.place.who else "", shape)


def _answer(page: TablePage) -> Response:
    """The whole page, or for htmx the parts of it that change."""
    template = current_app.jinja_env.get_template("table.html")
    status = 400 if page.problem else 200
    context = {"page": page, "parts_only": False}
    current_app.update_template_context(context)
    if not request.htmx or request.htmx.history_restore_request:
        return Response(template.render(context), status, mimetype="text/html")
    shared = template.new_context({**context, "parts_only": True})
    parts = (
        "".join(template.blocks[name](shared))
        for name in ("verdict", "picture", "overlays", "modes", "reserve", "further", "to_setup")
    )
    # While a piece is dragged, each place it comes by would be a page to go back to.
    before = urlsplit(request.htmx.current_url or "").query
    drags = page.query.what_if and "stand=" in before
    there = {"replace_url" if drags else "push_url": page.query.link}
    answer: Response = make_response("".join(parts), status, **there)
    return answer
