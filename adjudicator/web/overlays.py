"""What stands beside a ruling: areas that stay on the board, and who is moved in thought."""

from dataclasses import dataclass

from flask import Blueprint, redirect, request, url_for
from markupsafe import Markup
from werkzeug.exceptions import BadRequest
from werkzeug.wrappers import Response

from adjudicator.app.overlays import Overlay, lasting
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import TableView
from adjudicator.app.what_if import supposed
from adjudicator.core.change import Change
from adjudicator.core.facts import Absent
from adjudicator.core.game import NamedPlace
from adjudicator.core.input import InputError
from adjudicator.drawing.overlays import overlay_svg, supposed_svg, swatch_svg
from adjudicator.tables.history import Told
from adjudicator.web import mutations
from adjudicator.web.language import messages
from adjudicator.web.open_table import opened

pages = Blueprint("beside", __name__)


@dataclass(frozen=True)
class Chip:
    """An area that stays: what it is called, its pattern, and the link that takes it off."""

    number: int
    name: str
    swatch: Markup
    link: str
    problem: str


@dataclass(frozen=True)
class Pin:
    """The link that keeps the area of the verdict on the board, or takes it off again."""

    link: str
    on: bool


@dataclass(frozen=True)
class WhatIf:
    """Who is supposed to stand where, and the way back; without a name it cannot stand there."""

    back: str
    who: str = ""
    at: str = ""


def chips(view: TableView) -> tuple[Chip, ...]:
    """A chip for each area that stays."""
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
    """What is shown, and of whom."""
    action = messages().action(overlay.query.ask or view.table.game.actions[0].name)
    return " · ".join(
        (action, *map(_called, overlay.ends), *map(messages().option, overlay.choices))
    )


def _called(end: NamedPlace) -> str:
    if isinstance(end.place, Absent):
        return end.place.who
    return end.place.who or messages().word(end.place.spot)


def pin(view: TableView) -> Pin | None:
    """Whether there is an area worth keeping on the board."""
    if not view.judgement.verdict or not lasting(view.judgement.verdict):
        return None
    text = view.query.serialized
    on = text in view.query.shown
    other = view.query.without_overlay(text) if on else view.query.with_overlay(text)
    return Pin(other.link, on)


def what_if(view: TableView) -> WhatIf | None:
    """What is supposed, in words."""
    if not view.query.what_if:
        return None
    back = view.query.with_what_if("").link
    if not view.supposed:
        return WhatIf(back)
    return WhatIf(back, view.supposed.who.name, messages().word(view.supposed.to))


def under(view: TableView) -> str:
    """What lies under the marks of the verdict."""
    areas = (
        overlay_svg(overlay.number, lasting(overlay.verdict))
        for overlay in view.overlays
        if overlay.verdict and not overlay.idle
    )
    moved = view.supposed
    return "".join(areas) + (supposed_svg(moved.who, moved.at) if moved else "")


@pages.post("/table/<ref>/stand")
def move(ref: str) -> Response:
    """Move a piece to where it was supposed to stand."""
    query = TableQuery.from_link(request.form.items(multi=True))

    def deed(now: OpenTable) -> tuple[Change, Told]:
        moved = supposed(now, query.what_if).deed
        return moved.change, Told(moved.message_id, moved.facts)

    try:
        after = mutations.change(opened(ref), deed)
    except InputError as fault:
        raise BadRequest(messages().fault(fault)) from None
    there = url_for("table.show", ref=after.table.ref) + query.with_what_if("").link
    return redirect(there, code=303)
