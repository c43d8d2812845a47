"""Every change to a table goes through here, whichever page it is ordered on."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from flask import abort, current_app, g, request

from adjudicator.app.repository import CHANGE, LOOK, Author, Mutation, StoredTable, TableRepository
from adjudicator.app.tables import OpenTable
from adjudicator.core.change import changed
from adjudicator.core.input import InputError
from adjudicator.tables.history import Event, LabelledChange
from adjudicator.web.language import messages
from adjudicator.web.limits import count_new_table
from adjudicator.web.visitors import device

LONGEST_KEY = 64
_KEY = re.compile(rf"[\w-]{{1,{LONGEST_KEY}}}", re.ASCII)


def repository() -> TableRepository:
    """The kept tables of this server."""
    found: TableRepository = current_app.extensions["repository"]
    return found


def is_stored(ref: str) -> bool:
    """Whether a link opens a table that is kept."""
    return ref.startswith((LOOK, CHANGE))


def author() -> Author:
    """Who orders a change, what they had seen of the table, and their own key of the order."""
    form = request.form
    order = form.get("order")
    if order and not _KEY.fullmatch(order):
        raise InputError("order", "history.bad-order", most=LONGEST_KEY)
    return Author(device(), number_in(form.get("seen", "")), order or None)


def number_in(text: str) -> int | None:
    """The number of an event that a text tells, if it does."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def change(table: OpenTable, mutate: Mutation) -> StoredTable:
    """Do something to a table; one that is not kept yet is kept from now on."""
    if is_stored(table.ref):
        after = repository().change(editable_or_403(table.ref), author(), mutate)
        _seen()[table.ref] = after
        return after
    done = mutate(table)
    table.game.read_scene(changed(table.scene, done[0]))
    return begin_table(table.scene, done)


def begin_table(scene: Mapping[str, Any], done: LabelledChange | None = None) -> StoredTable:
    """A new table that is kept, with what is done to it at once."""
    count_new_table()
    return repository().begin(scene, device(), done)


def import_table(events: Iterable[Event]) -> StoredTable:
    """A new table that is kept, with a history that came along."""
    count_new_table()
    return repository().import_events(events)


def editable_or_403(ref: str) -> StoredTable:
    """A kept table, by a link that may change it."""
    stored = stored_or_404(ref)
    if not stored.may_change:
        abort(403, messages().say("error.only-looks", {}))
    return stored


def stored_or_404(ref: str) -> StoredTable:
    """A kept table, by either of its links: as it was when this request first looked at it."""
    if ref not in _seen():
        try:
            _seen()[ref] = repository().open(ref)
        except LookupError:
            abort(404, messages().say("error.no-kept-table", {}))
    return _seen()[ref]


def _seen() -> dict[str, StoredTable]:
    if "stored" not in g:
        g.stored = {}
    seen: dict[str, StoredTable] = g.stored
    return seen
