"""The cache of stored tables: read from the store once, then updated from the log."""

import time
from dataclasses import replace

from adjudicator.app.folding import entries_of, turned
from adjudicator.app.lru import LruCache
from adjudicator.app.stored_table import NoTableError, StoredTable, refs
from adjudicator.app.tables import OpenTable, open_scene
from adjudicator.tables.history import History, history
from adjudicator.tables.repository import TableHandle, TableStore

#: Memory for cached tables, and the measured cost of a table, of each entry of its scene and of
#: each event, in bytes.
CACHED_BYTES, A_TABLE, AN_ENTRY, AN_EVENT = 256_000_000, 500_000, 3_000, 1_500
#: How many keys a process caches.
CACHED_KEYS = 4_096
#: How long a process caches which table a key opens, in seconds.
CACHED_HANDLE_S = 60.0


class TableCache:
    """The tables of one store that were opened lately, and which key opens which."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self._tables: LruCache[int, tuple[History, OpenTable]] = LruCache(CACHED_BYTES, _size)
        self._handles: LruCache[str, tuple[TableHandle, float]] = LruCache(CACHED_KEYS)

    def find(self, key: str) -> TableHandle | None:
        """The table that a key opens: always the same one, so it is cached for a while."""
        now = time.monotonic()
        cached = self._handles.get(key)
        if cached and now <= cached[1]:
            return cached[0]
        handle = self.store.find(key)
        if handle:
            self._handles.put(key, (handle, now + CACHED_HANDLE_S))
        return handle

    def after(self, handle: TableHandle, number: int) -> StoredTable:
        """The table after an event that somebody was notified of; if it isn't cached, as it is."""
        cached = self._tables.get(handle.id)
        if cached and cached[0].number == number:
            return self.keep(handle, *cached)
        return self.current(handle)

    def current(self, handle: TableHandle) -> StoredTable:
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
        return self.keep(handle, past, table)

    def _anew(self, handle: TableHandle) -> StoredTable:
        """The table read again from the store, because the cached events don't match it."""
        self._tables.discard(handle.id)
        for key in (handle.keys.look, handle.keys.change):
            self._handles.discard(key or "")
        found = self.find(handle.keys.change or handle.keys.look)
        events = self.store.follow(found) if found else None
        if not found or not events:
            raise NoTableError
        self._tables.discard(found.id)
        past = history(events, turned)
        return self.keep(TableHandle(found.id, handle.keys), past, open_scene(past.scene))

    def keep(self, handle: TableHandle, past: History, table: OpenTable) -> StoredTable:
        """Cache a table, unless a later state of it is cached."""
        cached = self._tables.get(handle.id)
        if cached is None or cached[0].number <= past.number:
            self._tables.put(handle.id, (past, table))
        return StoredTable(handle, past, _linked(table, handle, past.number))


def _size(cached: tuple[History, OpenTable]) -> int:
    """How much memory a table takes, roughly."""
    past, table = cached
    return A_TABLE + AN_ENTRY * entries_of(table.scene) + AN_EVENT * len(past.events)


def _linked(table: OpenTable, handle: TableHandle, number: int) -> OpenTable:
    may_change = handle.keys.change is not None
    return replace(table, ref=refs(handle.keys)[-1], number=number, may_change=may_change)
