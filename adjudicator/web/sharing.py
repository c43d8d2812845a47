"""The two links of a table, to scan or send: one for players, one for spectators."""

from dataclasses import dataclass
from io import BytesIO

import segno
from flask import Blueprint, redirect, render_template, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.app.stored_table import StoredTable, refs
from adjudicator.web.language import messages
from adjudicator.web.mutations import begin_table
from adjudicator.web.open_table import is_stored, repository, table_or_404

pages = Blueprint("sharing", __name__)


@dataclass(frozen=True)
class Link:
    """A link of a table: what it allows, its address, and its QR code."""

    kind: str
    title: str
    about: str
    address: str
    code: Markup


@pages.get("/table/<ref>/share")
def show(ref: str) -> str:
    """The links of a table; if it isn't stored yet, what sharing it does."""
    table = table_or_404(ref)
    links = _links(repository().open(ref)) if is_stored(ref) else ()
    return render_template("share.html", table=table, links=links)


@pages.post("/table/<ref>/share")
def share(ref: str) -> Response:
    """Store a table, so that others can open it."""
    table = table_or_404(ref)
    if not is_stored(ref):
        table = begin_table(table.scene).table
    return redirect(url_for("sharing.show", ref=table.ref), code=303)


def _links(stored: StoredTable) -> tuple[Link, ...]:
    """The links, the one that may change the table first."""
    kinds = zip(("look", "change"), refs(stored.handle.keys), strict=False)
    return tuple(_link(kind, ref) for kind, ref in reversed(tuple(kinds)))


def _link(kind: str, ref: str) -> Link:
    address = url_for("table.show", ref=ref, _external=True)
    title, about = (messages().label(f"share.{kind}{part}", {}) for part in ("", "-about"))
    drawn = BytesIO()
    # Dark on white in both themes: some cameras can't read it the other way round.
    segno.make(address, error="m").save(
        drawn, kind="svg", xmldecl=False, scale=4, border=4, light="#fff", nl=False, omitsize=True
    )
    # Drawn by a library from our own address.
    return Link(kind, title, about, address, Markup(drawn.getvalue().decode()))  # noqa: S704
