"""Overlays on the board, and the piece that a what-if moves."""

from dataclasses import dataclass

from flask import Blueprint, redirect, request, url_for
from markupsafe import Markup
from werkzeug.exceptions import BadRequest
from werkzeug.wrappers import Response

from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import Overlay, TableView, apply_what_if, lasting
from adjudicator.core.facts import Absent
from adjudicator.core.faults import InputError
from adjudicator.core.game import NamedPlace
from adjudicator.drawing.overlays import overlay_svg, supposed_svg, swatch_svg
from adjudicator.tables.history import LabelledChange, labelled
from adjudicator.web import mutations
from adjudicator.web.language import messages
from adjudicator.web.open_table import table_or_404

pages = Blueprint("overlays", __name__)


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
