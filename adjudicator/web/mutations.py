"""Every change to a stored table goes through here, whichever page it comes from."""

import hashlib
import json
import re
from collections.abc import Iterable

from flask import abort, request

from adjudicator.app.cards import retained
from adjudicator.app.forms import Fill, UnchangedError, filled_in, shown_table
from adjudicator.app.repository import Author, Mutation
from adjudicator.app.stored_table import StoredTable
from adjudicator.app.tables import OpenTable
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import Event, LabelledChange
from adjudicator.tables.keys import Keys
from adjudicator.tables.repository import Order
from adjudicator.web.language import messages
from adjudicator.web.limits import count_new_table
from adjudicator.web.open_table import is_stored, repository, seen, stored_or_404
from adjudicator.web.security import device

LONGEST_KEY = 64
_KEY = re.compile(rf"[\w-]{{1,{LONGEST_KEY}}}", re.ASCII)


def author(stored: StoredTable) -> Author:
    """Who makes a change, the last number they saw, and their own key of the order."""
    number = number_in(request.form.get("seen", ""))
    return Author(device(), number, _order(stored, number))


def _order(stored: StoredTable, number: int | None) -> Order | None:
    """The order under the key that came with it.

    A plain form has none. It is identified by its sender, its content and the version of the table
    it was shown with, so submitting it twice applies it once. After its author has undone something
    it counts as a new order; otherwise an undone change couldn't be repeated.
    """
    key, digest = request.form.get("order-key"), _digest()
    if key and not _KEY.fullmatch(key):
        raise InputError("order-key", "history.bad-order", most=LONGEST_KEY)
    if key or number is None:
        return Order(key, digest) if key else None
    undone = sum(e.kind == "undo" and e.device == device() for e in stored.history.events)
    known = f"{device()} {number} {undone} {digest.hex()}".encode()
    return Order(f"form-{hashlib.sha256(known).hexdigest()[:40]}", digest)


#: Fields that may differ if the same order is sent again.
_BESIDE = ("order-key", "seen", "asked")


def _digest() -> bytes:
    """The digest of what is asked for: the address and the form."""
    sent = [pair for pair in request.form.items(multi=True) if pair[0] not in _BESIDE]
    text = json.dumps([request.path, sorted(sent)])
    return hashlib.sha256(text.encode()).digest()


def number_in(text: str) -> int | None:
    """The number of an event in a text, if it is one."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def change(table: OpenTable, mutate: Mutation, *, states: bool = False) -> StoredTable:
    """Change a table; an example or a scene becomes a stored table."""
    mutate = _keeping_cards(mutate)
    if is_stored(table.ref):
        stored = editable_or_403(table.ref)
        after = repository().change(stored, author(stored), mutate, states=states)
        seen()[table.ref] = after
        return after
    done = mutate(table)
    table.with_change(done[0])
    return begin_table(table.scene, done)


def fill_in(table: OpenTable, fill: Fill, untouched: Fill | None = None) -> StoredTable | None:
    """Change a table by a form: only the changed fields are applied to the current table.

    None if there is nothing to change.
    """
    shown = shown_with(table)
    try:
        return change(table, lambda now: filled_in(now, shown, fill, untouched), states=True)
    except UnchangedError:
        return None


def shown_with(table: OpenTable) -> OpenTable:
    """The table that the form of this request was shown with."""
    if not is_stored(table.ref):
        return table
    # An order from script may have waited behind others; a plain form never does.
    own = device() if "order-key" in request.form else ""
    return shown_table(stored_or_404(table.ref), number_in(request.form.get("seen", "")), own)


def _keeping_cards(mutate: Mutation) -> Mutation:
    """The same change, keeping the cards of removed pieces."""

    def keeping(now: OpenTable) -> LabelledChange:
        made, label = mutate(now)
        return retained(now, made), label

    return keeping


def begin_table(scene: JsonObject, first: LabelledChange | None = None) -> StoredTable:
    """Store a new table, with its first change."""
    count_new_table()
    return repository().begin(scene, device(), first)


def import_table(events: Iterable[Event], keys: Keys | None = None) -> StoredTable:
    """Store a new table with a history from a file, or from a device with the keys it has there."""
    count_new_table()
    return repository().import_events(events, keys)


def editable_or_403(ref: str) -> StoredTable:
    """A stored table, by the link that may change it; abort with 403 for the other."""
    stored = stored_or_404(ref)
    if not stored.may_change:
        abort(403, messages().say("error.only-looks", {}))
    return stored
