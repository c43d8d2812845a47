"""The store of the tables on a device: in memory, and in rows that the browser keeps."""

import json
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from adjudicator.core.values import JsonObject
from adjudicator.pocket.rows import Rows, key_of
from adjudicator.pocket.versions import bring_up, forget_before, has_before
from adjudicator.tables.history import Event
from adjudicator.tables.keys import Keys, digest, keys_of, new_keys
from adjudicator.tables.repository import (
    ConflictError,
    Order,
    StoreUnavailableError,
    TableHandle,
)
from adjudicator.tables.serialization import deserialize_event, serialize_event_body

_TABLE, _EVENT = "table", "event"
#: The worker writes the copies of a server's tables, each by the ref of the link that opened it.
_REPLICA = "replica"


@dataclass
class _Table:
    """A table: its keys, and its events as far as they have been read."""

    keys: Keys
    #: The texts of its events by number, until somebody opens it.
    texts: dict[int, str] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    orders: dict[str, Order] = field(default_factory=dict)

    def read(self) -> None:
        """Read the events that are still texts: all of them, or none if one can't be read."""
        read = [_read(self.texts[number]) for number in sorted(self.texts)]
        self.texts.clear()
        for event, order in read:
            self.add(event, order)

    def add(self, event: Event, order: Order | None) -> None:
        """Add an event, and the order that asked for it."""
        self.events.append(event)
        if order:
            self.orders[order.key] = order


@dataclass
class _Replica(_Table):
    """A copy of a server's table: its events with the name that this device has here."""

    file: str = ""
    device: str = ""

    def read(self) -> None:
        """Read the file, once."""
        if self.file:
            data = json.loads(self.file)
            events = [deserialize_event(row, row) for row in data["events"]]
            mine = data["me"]
            self.events = [
                replace(e, device=self.device) if e.device == mine else e for e in events
            ]
            self.file = ""


class DeviceStore:
    """A `TableStore` for one device: nobody else writes, and nothing is swept.

    Beside the tables that were begun on it, it holds copies of a server's tables. Only the server
    changes those.
    """

    def __init__(self, rows: Rows, device: str = "") -> None:
        self._rows = rows
        self._device = device
        self._lock = threading.Lock()
        self._tables: dict[int, _Table] = {}
        self._by_digest: dict[bytes, tuple[int, bool]] = {}
        changed_before = has_before(rows)
        self._refusal = bring_up(rows)
        if not self._refusal:
            self._take_tables(rows)
        if changed_before and self._all_are_read():
            forget_before(rows)

    def _take_tables(self, rows: Rows) -> None:
        for table_id, text in rows.under(_TABLE).items():
            self._add(int(table_id), _Table(keys_of(json.loads(text)["key"])))
        for key, text in rows.under(_EVENT).items():
            table_id, number = key.split("/")
            self._tables[int(table_id)].texts[int(number)] = text
        for place, (ref, file) in enumerate(rows.under(_REPLICA).items(), 1):
            self._add(-place, _Replica(_keys_in(ref), file=file, device=self._device))

    def _all_are_read(self) -> bool:
        """Whether every table can be read, now that its rows have become another version's."""
        try:
            for table_id in self._tables:
                self._opened(table_id)
        except StoreUnavailableError:
            return False
        return True

    def begin(self, events: Sequence[Event], keys: Keys | None = None) -> TableHandle:
        """Store a new table."""
        self._check()
        keys = keys or new_keys()
        assert keys.change  # noqa: S101 - whoever begins a table may change it
        with self._lock:
            if digest(keys.change) in self._by_digest:
                raise ConflictError
            table_id = max((0, *self._tables)) + 1
            self._add(table_id, _Table(keys))
            text = json.dumps({"key": keys.change, "begun": time.time()})
            self._rows.write(key_of(_TABLE, table_id), text, new=True)
            for event in events:
                self._write(table_id, event, None)
        return TableHandle(table_id, keys)

    def is_replica(self, ref: str) -> bool:
        """Whether a ref opens a copy of a server's table."""
        table_id, _ = self._by_digest.get(digest(ref.partition("~")[2]), (0, False))
        return table_id < 0

    def find(self, key: str) -> TableHandle | None:
        """Find the table that a key opens."""
        self._check()
        found = self._by_digest.get(digest(key))
        if found is None:
            return None
        table_id, may_change = found
        return TableHandle(table_id, keys_of(key) if may_change else Keys(key))

    def append(self, table_id: int, event: Event, order: Order | None = None) -> None:
        """Append an event, if its number is the next one."""
        with self._lock:
            if table_id < 0:
                raise StoreUnavailableError("only the server changes its tables")
            table = self._opened(table_id)
            used = order is not None and order.key in table.orders
            if event.number != len(table.events) or used:
                raise ConflictError
            self._write(table_id, event, order)

    def follow(self, handle: TableHandle, last: Event | None = None) -> tuple[Event, ...] | None:
        """The events after one that was read before."""
        table = self._tables.get(handle.id)
        if table is None or table.keys.look != handle.keys.look:
            return None
        events = self._opened(handle.id).events
        if last and [_mark(last)] != [*map(_mark, events[last.number : last.number + 1])]:
            return None
        return tuple(events[last.number + 1 if last else 0 :])

    def since(self, table_id: int, number: int = -1) -> tuple[Event, ...]:
        """The events after a number."""
        return tuple(self._opened(table_id).events[number + 1 :])

    def last_number(self, table_id: int) -> int:
        """The number of the last event."""
        return len(self._opened(table_id).events) - 1

    def order(self, table_id: int, key: str) -> Order | None:
        """The order that was carried out under a key."""
        return self._opened(table_id).orders.get(key)

    def all_ids(self) -> tuple[int, ...]:
        """The ids of all tables."""
        return tuple(sorted(self._tables))

    def sweep(self, before: float, *, dry: bool = False) -> int:
        """Delete nothing: these are the visitor's own."""
        del before, dry
        return 0

    def _check(self) -> None:
        if self._refusal:
            raise self._refusal

    def _opened(self, table_id: int) -> _Table:
        """A table with its events read; one that can't be read is left as it is."""
        if table_id not in self._tables:
            raise ConflictError
        table = self._tables[table_id]
        try:
            table.read()
        except (ValueError, KeyError, TypeError) as error:
            raise StoreUnavailableError(f"table {table_id} can't be read") from error
        return table

    def _add(self, table_id: int, table: _Table) -> None:
        self._tables[table_id] = table
        self._by_digest.setdefault(digest(table.keys.look), (table_id, False))
        if table.keys.change:
            self._by_digest[digest(table.keys.change)] = table_id, True

    def _write(self, table_id: int, event: Event, order: Order | None) -> None:
        self._tables[table_id].add(event, order)
        key = key_of(_EVENT, table_id, event.number)
        self._rows.write(key, json.dumps(_row(event, order), separators=(",", ":")), new=True)


def _keys_in(ref: str) -> Keys:
    """The keys that a link holds."""
    kind, _, key = ref.partition("~")
    return keys_of(key) if kind == "edit" else Keys(key)


def _mark(event: Event) -> tuple[int, float, str]:
    """What tells an event from another one of the same number."""
    return event.number, event.at, event.device


def _row(event: Event, order: Order | None) -> JsonObject:
    asked = {"order": order.key, "digest": (order.digest or b"").hex()} if order else {}
    who = {"number": event.number, "kind": event.kind, "device": event.device, "at": event.at}
    return {**who, **asked, "body": serialize_event_body(event)}


def _read(text: str) -> tuple[Event, Order | None]:
    row = json.loads(text)
    asked = Order(row["order"], bytes.fromhex(row["digest"]) or None) if "order" in row else None
    return deserialize_event(row, row["body"]), asked
