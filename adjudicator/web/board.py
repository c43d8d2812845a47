"""The board on the table page: where each tap leads, overlays, and the piece a what-if moves."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from flask import Blueprint, redirect, request, url_for
from markupsafe import Markup
from werkzeug.exceptions import BadRequest
from werkzeug.wrappers import Response

from adjudicator.app.first_taps import first_of, or_select
from adjudicator.app.judgement import Judgement
from adjudicator.app.query import TableQuery, quoted
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import Overlay, TableView, apply_what_if, lasting
from adjudicator.board.cell import space_link
from adjudicator.board.lazy import cached_property
from adjudicator.board.squares import Corner
from adjudicator.core.facts import Absent
from adjudicator.core.faults import InputError
from adjudicator.core.game import AnyGame, NamedPlace
from adjudicator.core.sketch import Sketch
from adjudicator.core.values import Json, JsonObject
from adjudicator.drawing.board import DrawnBoard, drawn_board, marks_svg
from adjudicator.drawing.cells import ANY_SPACE, Links
from adjudicator.drawing.overlays import overlay_svg, supposed_svg, swatch_svg
from adjudicator.tables.history import LabelledChange, labelled
from adjudicator.web import mutations
from adjudicator.web.language import language, messages
from adjudicator.web.open_table import table_or_404
from adjudicator.web.sending import version as static_version

pages = Blueprint("board", __name__)


@dataclass(frozen=True)
class BoardView:
    """The board of the table page: whole, or only what a question changes on it."""

    view: TableView

    @cached_property
    def _links(self) -> Links:
        return _links(self.view)

    @property
    def picture(self) -> Markup:
        """The board with the marks of the verdict."""
        verdict, sketch = self.view.judgement.verdict, self.view.table.sketch
        # Made by our own code, every value escaped there.
        return Markup(drawn_board(sketch, messages(), verdict, self._links).svg)  # noqa: S704

    @property
    def marks(self) -> Markup:
        """Only the marks of the verdict, for a board that the page already shows."""
        verdict = self.view.judgement.verdict
        return Markup(marks_svg(messages(), verdict, self._links))  # noqa: S704 - as above

    @property
    def leads(self) -> JsonObject:
        """The links behind taps and the selection, for a board that the page already shows."""
        links = self._links
        told = {"any": links.any_cell, "space": ANY_SPACE, "cells": links.cells}
        return {**told, "pieces": links.pawns, "chosen": links.chosen}

    @cached_property
    def version(self) -> str:
        """The version of a board, apart from its marks and the links behind taps."""
        return self._version(self._links)

    def _version(self, links: Links) -> str:
        drawn = (static_version(), language(), self.view.table.digest, *links.pawns)
        return hashlib.sha256("\0".join(drawn).encode()).hexdigest()[:16]

    @property
    def drawings(self) -> Iterator[tuple[str, DrawnBoard]]:
        """The elements of the board by version, also without names that can be tapped."""
        sketch, links = self.view.table.sketch, self._links
        pieces = {*_pieces(sketch)}
        bare = replace(links, pawns={k: v for k, v in links.pawns.items() if k in pieces})
        for one in (links, bare) if bare != links else (links,):
            yield self._version(one), drawn_board(sketch, messages(), None, one)


def _links(view: TableView) -> Links:
    """Where each tap on the board leads: it continues the query."""
    table, query, judgement = view.table, view.query, view.judgement
    game = table.game
    sketch = table.sketch
    pieces = (*_pieces(sketch), *_names(query, judgement, sketch))
    begun, unmeasured = _begun(query, judgement), _unmeasured(table)
    first = first_of(table, query)
    return Links(
        {**_back(query, game, sketch), **_choices(query, judgement)},
        {
            piece: _tapped(query, begun, piece, game, alone=piece in unmeasured, first=first).link
            for piece in pieces
        },
        tuple(end.word for end in judgement.ends),
        _spots(query, game, judgement),
        judgement.suggestions,
        under(view),
        or_select(query, begun.tap(ANY_SPACE, game, figure=False), first).link,
    )


def _pieces(sketch: Sketch) -> Iterator[str]:
    """The pieces on the board that can be tapped, whatever is asked."""
    yield from (pawn.id for pawn in sketch.pawns)
    yield from (sign.id for sign in sketch.signs if sign.cell)
    yield from (bar.id for bar in sketch.bars if bar.name)


def _begun(query: TableQuery, judgement: Judgement) -> TableQuery:
    """The query that a tap continues: none after a door or zone, where nothing is measured."""
    lone = len(judgement.ends) == 1 and not judgement.ends[0].params
    return replace(query, start="") if lone and not query.ask else query


def _unmeasured(table: OpenTable) -> frozenset[str]:
    """The bars that are no end of a line, such as a door between two zones."""
    named = (bar.id for bar in table.sketch.bars if bar.name)
    return frozenset(bar for bar in named if not table.parse_place(bar, "to").params)


def _tapped(  # noqa: PLR0913 - what the taps on all pieces share
    query: TableQuery,
    begun: TableQuery,
    word: str,
    game: AnyGame,
    *,
    alone: bool,
    first: frozenset[object] | None,
) -> TableQuery:
    """A tap on a piece; a tap on the selected piece deselects it.

    What can't be measured to is selected instead, unless something else is asked.
    """
    if alone and begun.start and not query.ask:
        return replace(begun, start=word, to="")
    if begun != query and word == query.start:
        return begun
    return or_select(query, begun.tap(word, game, figure=True), first)


def _names(query: TableQuery, judgement: Judgement, sketch: Sketch) -> tuple[str, ...]:
    """The names on the board that can be tapped: none while a tap means the space under it."""
    free = not query.ask and not _begun(query, judgement).start
    return tuple(label.word for label in sketch.labels if label.word) if free else ()


def _back(query: TableQuery, game: AnyGame, sketch: Sketch) -> dict[str, str]:
    """A tap on the selected cell deselects it."""
    if not query.start.startswith("@"):
        return {}
    back = query.tap(query.start, game, figure=False).link
    return {c.id: back for c in sketch.cells if space_link(c.place) == query.start}


def _listed(judgement: Judgement, field: str) -> Sequence[Json]:
    """The list under a name in the answer, or an empty one."""
    listed = judgement.verdict.answer.get(field) if judgement.verdict else None
    return listed if isinstance(listed, list) else ()


def _choices(query: TableQuery, judgement: Judgement) -> dict[str, str]:
    """The spaces to choose from, if the verdict leaves a choice."""
    return {
        f"{c},{r}": query.with_field("choice", f"{c}, {r}").link
        for c, r in _listed(judgement, "choose")
    }


def _spots(query: TableQuery, game: AnyGame, judgement: Judgement) -> dict[Corner, str]:
    """The intersections to choose from; of several levels, the upper one."""
    spots = {}
    any_spot = query.tap(ANY_SPACE, game, figure=False).link
    for spot in _listed(judgement, "spots"):
        if isinstance(spot, dict):
            word = game.place_word({"intersection": spot["at"], "level": spot["level"]})
            link = any_spot.replace(ANY_SPACE, quoted(word))
            tapped_again = word == query.start
            again = query.tap(word, game, figure=False).link if tapped_again else link
            spots[Corner(*spot["at"])] = again
    return spots


@dataclass(frozen=True)
class Chip:
    """An overlay: its name, its pattern, and the link that removes it."""

    number: int
    name: str
    swatch: Markup
    link: str
    problem: str


@dataclass(frozen=True)
class Pin:
    """The link that pins the area of the verdict as an overlay, or unpins it."""

    link: str
    on: bool


@dataclass(frozen=True)
class WhatIfLine:
    """Who is moved where, and the link back; without a name the move isn't possible."""

    back: str
    who: str = ""
    at: str = ""


def chips(view: TableView) -> tuple[Chip, ...]:
    """A chip for each overlay."""
    return tuple(
        Chip(
            overlay.number,
            overlay_name(view, overlay),
            # Made by our own code, from a number.
            Markup(swatch_svg(overlay.number)),  # noqa: S704
            view.query.without_overlay(overlay.text).link,
            messages().fault(overlay.fault) if overlay.fault else "",
        )
        for overlay in view.overlays
    )


def overlay_name(view: TableView, overlay: Overlay) -> str:
    """The name of an overlay: its action, its places, its choices."""
    action = messages().action(overlay.query.ask or view.table.game.actions[0].name)
    return " · ".join(
        (action, *map(_called, overlay.ends), *map(messages().option, overlay.choices))
    )


def _called(end: NamedPlace) -> str:
    if isinstance(end.place, Absent):
        return end.place.who
    return end.place.who or messages().word(end.place.spot)


def pin(view: TableView) -> Pin | None:
    """The pin, if the verdict has an area that can be an overlay."""
    if not view.judgement.verdict or not lasting(view.judgement.verdict):
        return None
    text = view.query.serialized
    on = text in view.query.shown
    other = view.query.without_overlay(text) if on else view.query.with_overlay(text)
    return Pin(other.link, on)


def what_if_line(view: TableView) -> WhatIfLine | None:
    """The what-if, in words."""
    if not view.query.what_if:
        return None
    back = view.query.with_what_if("").link
    if not view.what_if:
        return WhatIfLine(back)
    return WhatIfLine(back, view.what_if.who.name, messages().word(view.what_if.to))


def under(view: TableView) -> str:
    """The SVG drawn below the marks of the verdict: overlays, and the moved piece."""
    areas = (
        overlay_svg(overlay.number, lasting(overlay.verdict))
        for overlay in view.overlays
        if overlay.verdict and not overlay.idle
    )
    moved = view.what_if
    return "".join(areas) + (supposed_svg(moved.who, moved.at) if moved else "")


@pages.post("/table/<ref>/stand")
def move(ref: str) -> Response:
    """Make the move of a what-if."""
    query = TableQuery.from_link(request.form.items(multi=True))

    def mutate(now: OpenTable) -> LabelledChange:
        return labelled(apply_what_if(now, query.what_if).edit)

    try:
        after = mutations.change(table_or_404(ref), mutate)
    except InputError as fault:
        raise BadRequest(messages().fault(fault)) from None
    there = url_for("table.show", ref=after.table.ref) + query.with_what_if("").link
    return redirect(there, code=303)
