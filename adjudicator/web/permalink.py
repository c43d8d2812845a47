"""Share a ruling: a permalink, a picture, and a file to report a wrong one."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from flask import Blueprint, Response, request, url_for
from werkzeug.exceptions import BadRequest

from adjudicator import __version__
from adjudicator.app.editions import edition_of
from adjudicator.app.permalink import SavedRuling, permalink_to, save_ruling
from adjudicator.app.query import TableQuery
from adjudicator.app.report import report
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import TableView, view_table
from adjudicator.core.facts import Absent
from adjudicator.core.faults import InputError
from adjudicator.core.verdict import Verdict
from adjudicator.drawing.cells import Links
from adjudicator.drawing.ruling import Caption, ruling_svg
from adjudicator.web.board import overlay_name, under
from adjudicator.web.language import messages
from adjudicator.web.open_table import table_or_404
from adjudicator.web.picture import PICTURE_POLICY, asked_theme

pages = Blueprint("permalink", __name__)


@dataclass(frozen=True)
class Permalink:
    """The addresses of the ruling that is shown: as a link, a picture, a file."""

    link: str
    picture: str
    file: str


@dataclass(frozen=True)
class RulingCheck:
    """What a saved ruling said, its versions, and whether today's verdict is the same."""

    said: str
    version: str
    edition: str
    holds: bool
    today: str


def permalink(table: OpenTable, view: TableView) -> Permalink | None:
    """The addresses of the ruling; the link holds the table without the what-if."""
    verdict = view.judgement.verdict
    if verdict is None:
        return None
    end = view.query.link
    return Permalink(
        _link(table, view, verdict),
        url_for("permalink.picture", ref=table.ref) + end,
        url_for("permalink.file", ref=table.ref) + end,
    )


def _link(table: OpenTable, view: TableView, verdict: Verdict) -> str:
    saved = save_ruling(view.table, verdict, messages().headline(verdict))
    end = permalink_to(table, view.query, saved)
    ref, _, query = end.partition("?")
    return f"{url_for('table.show', ref=ref)}?{query}"


def check_ruling(view: TableView, given: Mapping[str, str]) -> RulingCheck | None:
    """Check the saved ruling of a link, if there is one, against today's verdict."""
    try:
        saved = SavedRuling.from_link(given)
    except InputError:
        saved = None
    if saved is None:
        return None
    verdict = view.judgement.verdict
    return RulingCheck(
        saved.headline[:200],
        saved.made.app[:40],
        messages().game(view.table.game.name, saved.made.edition),
        verdict is not None and saved.holds(verdict),
        messages().headline(verdict) if verdict else "",
    )


@pages.get("/table/<ref>/ruling.svg")
def picture(ref: str) -> Response:
    """The ruling as a picture of its own."""
    view = _view(ref)
    verdict = view.judgement.verdict
    if verdict is None:
        raise BadRequest(messages().label("report.nothing-asked", {}))
    sketch = view.table.sketch
    links = Links(chosen=tuple(end.word for end in view.judgement.ends), under=under(view))
    drawn = ruling_svg(sketch, verdict, links, _caption(view, verdict), messages())
    headers = {
        "Content-Security-Policy": PICTURE_POLICY,
        "Content-Disposition": 'inline; filename="ruling.svg"',
    }
    return Response(drawn, mimetype="image/svg+xml", headers=headers)


@pages.get("/table/<ref>/ruling.json")
def file(ref: str) -> Response:
    """The ruling as a file, to report that it is wrong."""
    view = _view(ref)
    try:
        verdict = view.judgement.verdict
        link = _link(table_or_404(ref), view, verdict) if verdict else ""
        written = json.dumps(report(view, link, messages()), indent=2, ensure_ascii=False)
    except InputError as fault:
        raise BadRequest(messages().fault(fault)) from None
    headers = {"Content-Disposition": 'attachment; filename="ruling.json"'}
    return Response(written + "\n", mimetype="application/json", headers=headers)


def _view(ref: str) -> TableView:
    return view_table(table_or_404(ref), TableQuery.from_link(request.args.items(multi=True)))


def _caption(view: TableView, verdict: Verdict) -> Caption:
    ends = (" ↔ " if view.mutual else " → ").join(
        end.place.who if isinstance(end.place, Absent) else _at(end.place.who, end.place.spot)
        for end in view.judgement.ends
    )
    badge = messages().label(f"certainty.{verdict.leaning}", {})
    game = messages().game(view.table.game.name, edition_of(view.table))
    foot = " · ".join((f"Adjudicator {__version__}", game, badge, *_house(verdict)))
    names = tuple((o.number, overlay_name(view, o)) for o in view.overlays if not o.idle)
    moved = view.what_if
    moved_to = (moved.who.name, moved.to) if moved else None
    return Caption(ends or view.table.title or game, foot, names, asked_theme(), moved_to)


def _at(who: str | None, spot: object) -> str:
    where = messages().word(spot)
    return f"{who} {where}" if who else where


def _house(verdict: Verdict) -> tuple[str, ...]:
    return tuple(f"{ruling} = {value}" for ruling, value in verdict.house_rules)
