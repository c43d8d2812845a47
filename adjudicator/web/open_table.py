"""Open the table of an address."""

from flask import abort

from adjudicator.app.tables import OpenTable, open_table
from adjudicator.core.faults import InputError
from adjudicator.web.language import language, messages
from adjudicator.web.mutations import is_stored, stored_or_404


def table_or_404(ref: str) -> OpenTable:
    """The table of a ref; abort with 404 if there is none, or 400 if its scene is invalid."""
    try:
        return stored_or_404(ref).table if is_stored(ref) else open_table(ref, language())
    except LookupError:
        abort(404, messages().say("error.no-table", {}))
    except InputError as fault:
        abort(400, f"{fault.at}: {messages().fault(fault)}")
