"""The links of a table, to be scanned or sent: one may look and ask, one may change."""

from dataclasses import dataclass
from io import BytesIO

import segno
from flask import Blueprint, redirect, render_template, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.app.repository import StoredTable, refs
from adjudicator.web.language import messages
from adjudicator.web.mutations import begin_table, is_stored, repository
from adjudicator.web.open_table import table_or_404

pages = Blueprint("sharing", __name__)


@dataclass(frozen=True)
class Link:
    """A link of a table: what it may do, where it leads, and the code that a phone scans."""

    kind: str
    title: str
    about: str
    address: str
    code: Markup


@pages.get("/table/<ref>/share")
def show(ref: str) -> str:
    """The links of a table; of one that is not kept yet, what sharing it does."""
    table = table_or_404(ref)
    links = _links(repository().open(ref)) if is_stored(ref) else ()
    return render_template("share.html", table=table, links=links)


@pages.post("/table/<ref>/share")
def share(ref: str) -> Response:
    """Keep a table from now on, so that others can open it."""
    table = table_or_404(ref)
    if not is_stored(ref):
        table = begin_table(table.scene).table
    return redirect(url_for("sharing.show", ref=table.ref), code=303)


def _links(stored: StoredTable) -> tuple[Link, ...]:
    """The link that may change comes first where it is known: it is the one to keep."""
    kinds = zip(("look", "change"), refs(stored.handle.keys), strict=False)
    return tuple(_link(kind, ref) for kind, ref in reversed(tuple(kinds)))


def _link(kind: str, ref: str) -> Link:
    address = url_for("table.show", ref=ref, _external=True)
    title, about = (messages().label(f"share.{kind}{part}", {}) for part in ("", "-about"))
    drawn = BytesIO()
    # Dark on white in both themes: not every camera reads it the other way round.
    segno.make(address, error="m").save(
        drawn, kind="svg", xmldecl=False, scale=4, border=4, light="#fff", nl=False, omitsize=True
    )
    # Drawn by a library from an address of ours.
    return Link(kind, title, about, address, Markup(drawn.getvalue().decode()))  # noqa: S704
