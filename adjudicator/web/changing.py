"""Every change to a table goes through here, whichever page it is ordered on."""

from flask import abort, current_app, request

from adjudicator.kernel.change import changed
from adjudicator.service.shelf import CHANGE, LOOK, Author, Deed, Kept, Shelf
from adjudicator.service.tables import OpenTable
from adjudicator.web.visitors import device

_LONGEST_KEY = 64


def shelf() -> Shelf:
    """The kept tables of this server."""
    found: Shelf = current_app.extensions["shelf"]
    return found


def is_kept(ref: str) -> bool:
    """Whether a link opens a table that is kept."""
    return ref.startswith((LOOK, CHANGE))


def author() -> Author:
    """Who orders a change, what they had seen of the table, and their own key of the order."""
    form = request.form
    seen, order = form.get("seen", ""), form.get("order", "")[:_LONGEST_KEY]
    return Author(device(), int(seen) if seen.isdecimal() else None, order or None)


def change(table: OpenTable, deed: Deed) -> Kept:
    """Do something to a table; one that is not kept yet is kept from now on."""
    if is_kept(table.ref):
        return shelf().change(changeable(table.ref), author(), deed)
    done = deed(table)
    table.game.read_scene(changed(table.scene, done[0]))
    return shelf().begin(table.scene, device(), done)


def changeable(ref: str) -> Kept:
    """A kept table, by a link that may change it."""
    kept = looked_at(ref)
    if not kept.may_change:
        abort(403, "This link may look and ask. To change the table, use its other link.")
    return kept


def looked_at(ref: str) -> Kept:
    """A kept table, by either of its links."""
    try:
        return shelf().open(ref)
    except LookupError:
        abort(404, "There is no table behind this link.")
