"""Open the table of an address: a stored one, an example, or a scene."""

from flask import abort, current_app, g, request

from adjudicator.app.repository import TableRepository
from adjudicator.app.stored_table import CHANGE, LOOK, StoredTable
from adjudicator.app.tables import OpenTable, open_table
from adjudicator.core.faults import InputError
from adjudicator.web.language import language, messages


def table_or_404(ref: str) -> OpenTable:
    """The table of a ref; abort with 404 if there is none, or 400 if its scene is invalid."""
    try:
        return stored_or_404(ref).table if is_stored(ref) else open_table(ref, language())
    except LookupError:
        abort(404, messages().say("error.no-table", {}))
    except InputError as fault:
        abort(400, f"{fault.at}: {messages().fault(fault)}")


def copied_from() -> OpenTable | None:
    """The table that the page's table was just made from, if the address says so."""
    try:
        return open_table(request.args.get("copy-of", ""), language())
    except (LookupError, InputError):
        return None


def repository() -> TableRepository:
    """The stored tables of this server."""
    found: TableRepository = current_app.extensions["repository"]
    return found


def is_stored(ref: str) -> bool:
    """Whether a ref is that of a stored table."""
    return ref.startswith((LOOK, CHANGE))


def stored_or_404(ref: str) -> StoredTable:
    """A stored table, as it was when this request first opened it; abort with 404 if none."""
    opened = seen()
    if ref not in opened:
        try:
            opened[ref] = repository().open(ref)
        except LookupError:
            abort(404, messages().say("error.no-kept-table", {}))
    return opened[ref]


def seen() -> dict[str, StoredTable]:
    """The stored tables that this request has opened, by their refs."""
    opened: dict[str, StoredTable] | None = g.get("stored")
    if opened is None:
        opened = g.stored = {}
    return opened
