"""Every change to a stored table goes through here, whichever page it comes from."""

import hashlib
import json
import re
from collections.abc import Iterable

from flask import abort, request

from adjudicator.app.cards import retained
from adjudicator.app.repository import Author, Mutation, StoredTable
from adjudicator.app.tables import OpenTable
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import Event, LabelledChange
from adjudicator.tables.repository import Order
from adjudicator.web.language import messages
from adjudicator.web.limits import count_new_table
from adjudicator.web.open_table import is_stored, repository, seen, stored_or_404
from adjudicator.web.security import device

LONGEST_KEY = 64
_KEY = re.compile(rf"[\w-]{{1,{LONGEST_KEY}}}", re.ASCII)


def author() -> Author:
    """Who makes a change, the last number they saw, and their own key of the order."""
    form = request.form
    order = form.get("order-key")
    if order and not _KEY.fullmatch(order):
        raise InputError("order-key", "history.bad-order", most=LONGEST_KEY)
    asked = Order(order, _digest()) if order else None
    return Author(device(), number_in(form.get("seen", "")), asked)


#: What may differ where the same order is sent again.
_BESIDE = ("order-key", "seen", "asked")


def _digest() -> bytes:
    """The digest of what is asked for: the address and the form."""
    sent = [pair for pair in request.form.items(multi=True) if pair[0] not in _BESIDE]
    text = json.dumps([request.path, sorted(sent)])
    return hashlib.sha256(text.encode()).digest()


def number_in(text: str) -> int | None:
    """The number of an event in a text, if it is one."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def change(table: OpenTable, mutate: Mutation) -> StoredTable:
    """Change a table; an example or a scene becomes a stored table."""
    mutate = _keeping_cards(mutate)
    if is_stored(table.ref):
        after = repository().change(editable_or_403(table.ref), author(), mutate)
        seen()[table.ref] = after
        return after
    done = mutate(table)
    table.with_change(done[0])
    return begin_table(table.scene, done)


def _keeping_cards(mutate: Mutation) -> Mutation:
    """The same change, but the cards of what leaves the table stay with it."""

    def keeping(now: OpenTable) -> LabelledChange:
        made, label = mutate(now)
        return retained(now, made), label

    return keeping


def begin_table(scene: JsonObject, first: LabelledChange | None = None) -> StoredTable:
    """Store a new table, with its first change."""
    count_new_table()
    return repository().begin(scene, device(), first)


def import_table(events: Iterable[Event]) -> StoredTable:
    """Store a new table with a history from a file."""
    count_new_table()
    return repository().import_events(events)


def editable_or_403(ref: str) -> StoredTable:
    """A stored table, by the link that may change it; abort with 403 for the other."""
    stored = stored_or_404(ref)
    if not stored.may_change:
        abort(403, messages().say("error.only-looks", {}))
    return stored
