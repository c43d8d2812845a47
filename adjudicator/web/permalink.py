"""Keeping a ruling: a link that reproduces it, a picture, and a file for one that is wrong."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from flask import Blueprint, Response, request, url_for
from werkzeug.exceptions import BadRequest

from adjudicator import __version__
from adjudicator.app.editions import edition_of
from adjudicator.app.permalink import Claim, claim_of, kept_link
from adjudicator.app.query import TableQuery
from adjudicator.app.report import report
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import TableView, view_table
from adjudicator.core.facts import Absent
from adjudicator.core.input import InputError
from adjudicator.core.verdict import Verdict
from adjudicator.drawing.cells import Links
from adjudicator.drawing.ruling import Caption, ruling_svg
from adjudicator.drawing.stylesheet import Theme
from adjudicator.web.language import messages
from adjudicator.web.open_table import opened
from adjudicator.web.overlays import overlay_name, under

pages = Blueprint("keeping", __name__)

#: A picture brings its styles along, and nothing else.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


@dataclass(frozen=True)
class Keeping:
    """Where the ruling that is shown can be kept: as a link, a picture, a file."""

    link: str
    picture: str
    file: str


@dataclass(frozen=True)
class Recall:
    """What a kept ruling said, and with what; whether today's says the same, and what it says."""

    said: str
    version: str
    edition: str
    holds: bool
    today: str


def keeping(table: OpenTable, view: TableView) -> Keeping | None:
    """The ways to keep what is shown; the link holds the table as it stands, not as supposed."""
    verdict = view.judgement.verdict
    if verdict is None:
        return None
    end = view.query.link
    return Keeping(
        _link(table, view, verdict),
        url_for("keeping.picture", ref=table.ref) + end,
        url_for("keeping.file", ref=table.ref) + end,
    )


def _link(table: OpenTable, view: TableView, verdict: Verdict) -> str:
    claim = claim_of(view.table, verdict, messages().headline(verdict))
    end = kept_link(table, view.query, claim)
    ref, _, query = end.partition("?")
    return f"{url_for('table.show', ref=ref)}?{query}"


def recall(view: TableView, given: Mapping[str, str]) -> Recall | None:
    """How a kept ruling fares today; nothing where the link keeps none."""
    try:
        claim = Claim.from_link(given)
    except InputError:
        claim = None
    if claim is None:
        return None
    verdict = view.judgement.verdict
    return Recall(
        claim.headline[:200],
        claim.made.app[:40],
        messages().game(view.table.game.name, claim.made.edition),
        verdict is not None and claim.holds(verdict),
        messages().headline(verdict) if verdict else "",
    )


@pages.get("/table/<ref>/ruling.svg")
def picture(ref: str) -> Response:
    """The ruling as a picture that stands alone."""
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
    """The ruling with all that led to it, for one that is held to be wrong."""
    view = _view(ref)
    try:
        verdict = view.judgement.verdict
        link = _link(opened(ref), view, verdict) if verdict else ""
        written = json.dumps(report(view, link, messages()), indent=2, ensure_ascii=False)
    except InputError as fault:
        raise BadRequest(messages().fault(fault)) from None
    kept = {"Content-Disposition": 'attachment; filename="ruling.json"'}
    return Response(written + "\n", mimetype="application/json", headers=kept)


def _view(ref: str) -> TableView:
    return view_table(opened(ref), TableQuery.from_link(request.args.items(multi=True)))


def _caption(view: TableView, verdict: Verdict) -> Caption:
    ends = " ↔ ".join(
        end.place.who if isinstance(end.place, Absent) else _at(end.place.who, end.place.spot)
        for end in view.judgement.ends
    )
    badge = messages().label(f"certainty.{verdict.leaning}", {})
    game = messages().game(view.table.game.name, edition_of(view.table))
    foot = " · ".join((f"Adjudicator {__version__}", game, badge, *_house(verdict)))
    names = tuple((o.number, overlay_name(view, o)) for o in view.overlays if not o.idle)
    theme: Theme = "dark" if request.args.get("theme") == "dark" else "light"
    moved = view.what_if
    moved_to = (moved.who.name, moved.to) if moved else None
    return Caption(ends or view.table.title or game, foot, names, theme, moved_to)


def _at(who: str | None, spot: object) -> str:
    where = messages().word(spot)
    return f"{who} {where}" if who else where


def _house(verdict: Verdict) -> tuple[str, ...]:
    return tuple(f"{ruling} = {value}" for ruling, value in verdict.house_rules)
