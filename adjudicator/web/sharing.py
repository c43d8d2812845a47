"""The two links of a table, to scan or send: one for players, one for spectators; and copies."""

from dataclasses import dataclass
from io import BytesIO

import segno
from flask import Blueprint, redirect, render_template, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from adjudicator.app.stored_table import StoredTable, refs
from adjudicator.app.tables import OpenTable
from adjudicator.web.language import messages
from adjudicator.web.mutations import begin_table
from adjudicator.web.open_table import is_stored, repository, table_or_404

pages = Blueprint("sharing", __name__)

#: The largest version of a QR code that one phone can show to another: 137 modules a side.
LARGEST_CODE = 30


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
    return render_template("share.html", table=table, links=links, copy=_copy(table))


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
    return Link(kind, title, about, address, _drawn(segno.make(address, error="m")))


def _copy(table: OpenTable) -> Markup | None:
    """A code that holds the table as it stands, unless it is too large for a camera.

    It needs no server: a device with the judge opens it without a network.
    """
    address = url_for("table.show", ref=table.packed, _external=True)
    try:
        code = segno.make_qr(address, error="l", boost_error=False)
    except segno.DataOverflowError:
        return None
    return _drawn(code) if int(code.version) <= LARGEST_CODE else None


def _drawn(code: segno.QRCode) -> Markup:
    """Dark on white in both themes: some cameras can't read it the other way round."""
    drawn = BytesIO()
    code.save(
        drawn, kind="svg", xmldecl=False, scale=4, border=4, light="#fff", nl=False, omitsize=True
    )
    # Drawn by a library from our own address.
    return Markup(drawn.getvalue().decode())  # noqa: S704
