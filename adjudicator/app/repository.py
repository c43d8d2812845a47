"""Stored tables: begin one, open it by a link, change it, undo and redo."""

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from adjudicator.app.folding import as_recorded, as_stated, entries_of, folded, turned
from adjudicator.app.judge import LONGEST_QUESTION
from adjudicator.app.lru import LruCache
from adjudicator.app.stepping import jumping, redoing, undoing
from adjudicator.app.tables import OpenTable, open_scene
from adjudicator.core.change import Change
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.tables.history import (
    Event,
    EventKind,
    EventLabel,
    History,
    LabelledChange,
    history,
)
from adjudicator.tables.keys import Keys
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.repository import ConflictError, Order, TableHandle, TableStore

#: The refs of stored tables begin with what they allow; those of examples and scenes never do.
LOOK, CHANGE = "look~", "edit~"

#: How much memory a process gives to tables, and what one takes with its board, for each entry of
#: its scene and for each event, in bytes: about what was measured.
CACHED_BYTES, A_TABLE, AN_ENTRY, AN_EVENT = 256_000_000, 500_000, 3_000, 1_500
#: How many keys a process caches, how many events a table may have, how often a change is tried.
CACHED_KEYS = 4_096
LONGEST_HISTORY = 20_000
TRIES = 40
#: How long a process caches which table a key opens, in seconds.
CACHED_HANDLE_S = 60.0


@dataclass(frozen=True)
class StoredTable:
    """A stored table as it is now: its handle, its history, and the open table."""

    handle: TableHandle
    history: History
    table: OpenTable

    @property
    def may_change(self) -> bool:
        """Whether the link that opened it may change it."""
        return self.handle.keys.change is not None


#: Makes a change to a table as it is by then.
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


class NoTableError(LookupError):
    """A link opens no table: there never was one, or it was swept."""


class TableRepository:
    """The tables of one store."""

    def __init__(self, store: TableStore, notifier: ChangeNotifier) -> None:
        self.store = store
        self.notifier = notifier
        self._tables: LruCache[int, tuple[History, OpenTable]] = LruCache(CACHED_BYTES, _size)
        self._handles: LruCache[str, tuple[TableHandle, float]] = LruCache(CACHED_KEYS)

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

    def import_events(self, events: Iterable[Event]) -> StoredTable:
        """Store a new table with a history from elsewhere."""
        events = tuple(events)
        scene = folded(events).scene
        if len(json.dumps(scene, ensure_ascii=False)) > LONGEST_QUESTION:
            raise InputError("scene", "question.too-long", most=LONGEST_QUESTION)
        return self._current(self.store.begin(events))

    def open(self, ref: str) -> StoredTable:
        """Open the table of a link, or raise a `NoTableError`."""
        for prefix in (LOOK, CHANGE):
            if ref.startswith(prefix):
                key = ref.removeprefix(prefix)
                handle = self._find(key)
                # Each key opens its own link only: one that looks never holds the key to change.
                if handle and key == (handle.keys.look if prefix == LOOK else handle.keys.change):
                    keys = handle.keys if prefix == CHANGE else Keys(handle.keys.look)
                    return self._current(TableHandle(handle.id, keys))
        raise NoTableError

    def _find(self, key: str) -> TableHandle | None:
        """The table that a key opens: always the same one, so it is cached for a while."""
        now = time.monotonic()
        cached = self._handles.get(key)
        if cached and now <= cached[1]:
            return cached[0]
        handle = self.store.find(key)
        if handle:
            self._handles.put(key, (handle, now + CACHED_HANDLE_S))
        return handle

    def _current(self, handle: TableHandle) -> StoredTable:
        """The table as the store has it now: the cached one, and the events since."""
        cached = self._tables.get(handle.id)
        new = self.store.follow(handle, cached[0].events[-1] if cached else None)
        if new is None:
            return self._anew(handle)
        if cached is None:
            past = history(new, turned)
            table = open_scene(past.scene)
        else:
            past, table = cached
            for event in new:
                past = past.append(event)
            table = open_scene(past.scene) if new else table
        return self._cache(handle, past, table)

    def _anew(self, handle: TableHandle) -> StoredTable:
        """The table as the store has it, where it has not what is cached: its file is another."""
        self._tables.discard(handle.id)
        for key in (handle.keys.look, handle.keys.change):
            self._handles.discard(key or "")
        found = self._find(handle.keys.change or handle.keys.look)
        events = self.store.follow(found) if found else None
        if not found or not events:
            raise NoTableError
        self._tables.discard(found.id)
        past = history(events, turned)
        return self._cache(TableHandle(found.id, handle.keys), past, open_scene(past.scene))

    def _cache(self, handle: TableHandle, past: History, table: OpenTable) -> StoredTable:
        """Cache a table, unless a later state of it is cached."""
        cached = self._tables.get(handle.id)
        if cached is None or cached[0].number <= past.number:
            self._tables.put(handle.id, (past, table))
        return StoredTable(handle, past, _linked(table, handle, past.number))

    def change(
        self, stored: StoredTable, author: Author, mutate: Mutation, *, states: bool = False
    ) -> StoredTable:
        """Make a change to the table as it is by then: others may have changed it meanwhile.

        If the author `states` numbers, a counter that others changed unseen is gone over too.
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
                # A stated number holds, also if what it went over is undone.
                change = told
            return _next(now, "change", author, label, change=change, overwrites=overwrites), after

        return self._append(stored, author, make)

    def undo(
        self,
        stored: StoredTable,
        author: Author,
        numbers: tuple[int, ...] = (),
        *,
        asked: int | None = None,
    ) -> StoredTable:
        """Undo the author's own last change, or the given ones.

        `asked` is the last event about which the author was asked, if somebody was.
        """

        def make(now: StoredTable) -> tuple[Event, OpenTable]:
            chosen, after = undoing(now.history, author.device, numbers, asked)
            label = _counted_label(chosen, "did.undone")
            return _next(now, "undo", author, label, numbers=chosen), after

        return self._append(stored, author, make)

    def redo(
        self,
        stored: StoredTable,
        author: Author,
        numbers: tuple[int, ...] = (),
        *,
        asked: int | None = None,
    ) -> StoredTable:
        """Redo what the author undid last, or the given changes."""

        def make(now: StoredTable) -> tuple[Event, OpenTable]:
            chosen, after = redoing(now.history, author.device, numbers, asked)
            label = _counted_label(chosen, "did.redone")
            return _next(now, "redo", author, label, numbers=chosen), after

        return self._append(stored, author, make)

    def step_shown(
        self,
        stored: StoredTable,
        author: Author,
        way: Literal["undo", "redo"],
        shown: int,
        *,
        asked: int | None = None,
    ) -> StoredTable:
        """Undo or redo the change that a page showed; if that was done since, nothing more."""
        now = self._current(stored.handle)
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
        return (self.undo if way == "undo" else self.redo)(stored, author, mine, asked=asked)

    def jump(
        self, stored: StoredTable, author: Author, number: int, *, asked: int | None = None
    ) -> StoredTable:
        """Go to the state just after a change, by undoing later ones or redoing undone ones.

        What others did or took back is touched only if the author was asked about it.
        """
        now = self._current(stored.handle)
        step = jumping(now.history, author.device, number, asked)
        if step is None:
            return now
        way, numbers = step
        return (self.undo if way == "undo" else self.redo)(stored, author, numbers, asked=asked)

    def _append(self, stored: StoredTable, author: Author, make: _MakeEvent) -> StoredTable:
        """Append an event that fits the table as it is; after a conflict, try again."""
        now = stored
        for _ in range(TRIES):
            try:
                event, after = make(now)
                self.store.append(now.handle.id, event, author.order)
            except (ConflictError, InputError) as refused:
                latest = self._current(stored.handle)
                if self._has_order(latest, author):
                    return latest
                moved_on = latest.history.number > now.history.number
                if isinstance(refused, InputError) and not moved_on:
                    raise
                now = latest
                continue
            # Cached before it is published, so that whoever is notified finds it cached.
            result = self._cache(stored.handle, now.history.append(event), after)
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


def _size(cached: tuple[History, OpenTable]) -> int:
    """How much memory a table takes, roughly."""
    past, table = cached
    return A_TABLE + AN_ENTRY * entries_of(table.scene) + AN_EVENT * len(past.events)


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


def _linked(table: OpenTable, handle: TableHandle, number: int) -> OpenTable:
    may_change = handle.keys.change is not None
    return replace(table, ref=refs(handle.keys)[-1], number=number, may_change=may_change)


def refs(keys: Keys) -> tuple[str, ...]:
    """The refs of a table: the one that may look, and the one that may change it if known."""
    return (LOOK + keys.look, *([CHANGE + keys.change] if keys.change else ()))
