"""Opening the table that an address names, or saying why there is none."""

from flask import abort

from adjudicator.app.tables import OpenTable, open_table
from adjudicator.core.input import InputError
from adjudicator.web.language import language, messages
from adjudicator.web.mutations import is_kept, looked_at


def opened(ref: str) -> OpenTable:
    """The table, or the page that says what is wrong with the address."""
    try:
        return looked_at(ref).table if is_kept(ref) else open_table(ref, language())
    except LookupError:
        abort(404, messages().say("error.no-table", {}))
    except InputError as fault:
        abort(400, f"{fault.at}: {messages().fault(fault)}")
