"""Stored tables: begin one, open it by a link, change it, undo and redo."""

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from adjudicator.app.folding import as_recorded, as_stated, folded
from adjudicator.app.judge import LONGEST_QUESTION
from adjudicator.app.stepping import Way, jumping, redoing, undoing
from adjudicator.app.stored_table import CHANGE, LOOK, NoTableError, StoredTable
from adjudicator.app.table_cache import TableCache
from adjudicator.app.tables import OpenTable, open_scene
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import Event, EventKind, EventLabel, LabelledChange
from adjudicator.tables.keys import Keys
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.repository import ConflictError, Order, TableHandle, TableStore

#: How many events a table may have, and how often a change is tried.
LONGEST_HISTORY = 20_000
TRIES = 40
#: How the log calls a step.
_DID: Final[dict[Way, str]] = {"undo": "did.undone", "redo": "did.redone"}

#: Makes a change to the current table.
Mutation = Callable[[OpenTable], LabelledChange]

#: Makes the next event of a table as it is, and the table after it.
_MakeEvent = Callable[[StoredTable], tuple[Event, OpenTable]]


@dataclass(frozen=True)
class Author:
    """Who changes a table: the device, the last number it saw, and the order it sent."""

    device: str
    seen: int | None = None
    order: Order | None = None


class OrderReusedError(Exception):
    """Another order was carried out under the same key: this one is refused."""


class TableRepository:
    """The tables of one store."""

    def __init__(self, store: TableStore, notifier: ChangeNotifier) -> None:
        self.store = store
        self.notifier = notifier
        self._cache = TableCache(store)

    def begin(
        self, scene: JsonObject, device: str, first: LabelledChange | None = None
    ) -> StoredTable:
        """Store a new table with a valid scene, and make its first change."""
        now = time.time()
        events = [Event(0, "begin", device, now, EventLabel("did.begun"), dict(scene))]
        if first:
            change, label = first
            events.append(Event(1, "change", device, now, label, None, change))
        return self.import_events(events)

    def import_events(self, events: Iterable[Event], keys: Keys | None = None) -> StoredTable:
        """Store a new table with a history from elsewhere, under new keys if none are given."""
        events = tuple(events)
        scene = folded(events).scene
        if len(json.dumps(scene, ensure_ascii=False)) > LONGEST_QUESTION:
            raise InputError("scene", "question.too-long", most=LONGEST_QUESTION)
        return self._cache.current(self.store.begin(events, keys))

    def open(self, ref: str) -> StoredTable:
        """Open the table of a link, or raise a `NoTableError`."""
        return self._cache.current(self._handle(ref))

    def open_after(self, ref: str, number: int) -> StoredTable:
        """The same for those who were notified of an event: if it is cached, nobody is asked."""
        return self._cache.after(self._handle(ref), number)

    def _handle(self, ref: str) -> TableHandle:
        for prefix in (LOOK, CHANGE):
            if ref.startswith(prefix):
                key = ref.removeprefix(prefix)
                handle = self._cache.find(key)
                # Each key opens its own link only: one that looks never holds the key to change.
                if handle and key == (handle.keys.look if prefix == LOOK else handle.keys.change):
                    keys = handle.keys if prefix == CHANGE else Keys(handle.keys.look)
                    return TableHandle(handle.id, keys)
        raise NoTableError

    def change(
        self, stored: StoredTable, author: Author, mutate: Mutation, *, states: bool = False
    ) -> StoredTable:
        """Make a change to the current table, which others may have changed meanwhile.

        If the author `states` numbers, an unseen change of a counter by others is overwritten too.
        """

        def make(now: StoredTable) -> tuple[Event, OpenTable]:
            wanted, label = mutate(now.table)
            past = now.history
            wanted = past.with_unique_ids(wanted)
            change = as_recorded(past.scene, wanted)
            after = open_scene(past.after(change))
            told = as_stated(past.scene, wanted) if states else change
            seen = past.number if author.seen is None else author.seen
            if overwrites := past.others(told, author.device, seen):
                # A stated number stays, even if the change that it overwrote is undone.
                change = told
            return _next(now, "change", author, label, change=change, overwrites=overwrites), after

        return self._append(stored, author, make)

    def step(
        self,
        stored: StoredTable,
        author: Author,
        way: Way,
        numbers: tuple[int, ...] = (),
        *,
        asked: int | None = None,
    ) -> StoredTable:
        """Undo the author's own last change or redo what the author undid last, or given changes.

        `asked` is the last event about which the author was asked, if somebody was.
        """

        def make(now: StoredTable) -> tuple[Event, OpenTable]:
            choose = undoing if way == "undo" else redoing
            chosen, after = choose(now.history, author.device, numbers, asked)
            label = _counted_label(chosen, _DID[way])
            return _next(now, way, author, label, numbers=chosen), after

        return self._append(stored, author, make)

    def step_shown(
        self,
        stored: StoredTable,
        author: Author,
        way: Way,
        shown: int,
        *,
        asked: int | None = None,
    ) -> StoredTable:
        """Undo or redo the change that a page showed; nothing if that was already done."""
        now = self._cache.current(stored.handle)
        past = now.history
        if (shown in past.undone) == (way == "undo"):
            return now
        if way == "redo":
            mine = past.redoable(author.device)
        else:
            mine = tuple(event.number for event in past.undoable(author.device))
            own = shown in past.active and past.events[shown].device == author.device
            mine = (shown,) if own and shown not in mine else mine
        if shown not in mine:
            raise InputError(way, f"history.nothing-to-{way}")
        return self.step(stored, author, way, mine, asked=asked)

    def jump(
        self, stored: StoredTable, author: Author, number: int, *, asked: int | None = None
    ) -> StoredTable:
        """Go to the state just after a change, by undoing later ones or redoing undone ones.

        Others' changes are affected only if the author was asked about it.
        """
        now = self._cache.current(stored.handle)
        step = jumping(now.history, author.device, number, asked)
        if step is None:
            return now
        way, numbers = step
        return self.step(stored, author, way, numbers, asked=asked)

    def _append(self, stored: StoredTable, author: Author, make: _MakeEvent) -> StoredTable:
        """Append an event that fits the table as it is; after a conflict, try again."""
        now = stored
        for _ in range(TRIES):
            try:
                event, after = make(now)
                self.store.append(now.handle.id, event, author.order)
            except (ConflictError, InputError) as refused:
                latest = self._cache.current(stored.handle)
                if self._has_order(latest, author):
                    return latest
                moved_on = latest.history.number > now.history.number
                if isinstance(refused, InputError) and not moved_on:
                    raise
                now = latest
                continue
            # Cached before it is published, so that whoever is notified finds it cached.
            result = self._cache.keep(stored.handle, now.history.append(event), after)
            self.notifier.publish(now.handle.id, event.number)
            return result
        raise InputError("table", "history.too-busy")

    def _has_order(self, stored: StoredTable, author: Author) -> bool:
        """Whether the author's order was carried out before; another under its key is refused."""
        order = author.order
        done = self.store.order(stored.handle.id, order.key) if order else None
        if order is None or done is None:
            return False
        if done.digest is not None and done.digest != order.digest:
            raise OrderReusedError
        return True


def _next(  # noqa: PLR0913 - the parts of an event
    now: StoredTable,
    kind: EventKind,
    author: Author,
    label: EventLabel,
    *,
    change: Change | None = None,
    numbers: tuple[int, ...] = (),
    overwrites: tuple[int, ...] = (),
) -> Event:
    number = now.history.number + 1
    if number > LONGEST_HISTORY:
        raise InputError("table", "history.too-long", most=LONGEST_HISTORY)
    return Event(
        number, kind, author.device, time.time(), label, None, change, tuple(numbers), overwrites
    )


def _counted_label(numbers: tuple[int, ...], message_id: str) -> EventLabel:
    """The label of an undo or redo, with the number of changes if there are several."""
    if len(numbers) == 1:
        return EventLabel(message_id)
    return EventLabel(f"{message_id}-several", {"number": len(numbers)})
