"""A store of tables in memory: the smallest thing that keeps the app's promise to its users."""

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from adjudicator.tables.history import Event
from adjudicator.tables.keys import Keys, keys_of, new_keys
from adjudicator.tables.repository import ConflictError, TableHandle


@dataclass
class _Table:
    keys: Keys
    events: list[Event]
    opened: float
    orders: dict[str, int] = field(default_factory=dict)


class MemoryTableStore:
    """A `TableStore` that forgets everything when the process ends."""

    def __init__(self) -> None:
        self._tables: dict[int, _Table] = {}
        self._lock = threading.Lock()

    def begin(self, events: Sequence[Event], keys: Keys | None = None) -> TableHandle:
        """Store a new table."""
        keys = keys or new_keys()
        with self._lock:
            table_id = max(self._tables, default=0) + 1
            self._tables[table_id] = _Table(keys, list(events), time.time())
        return TableHandle(table_id, keys)

    def find(self, key: str) -> TableHandle | None:
        """Find the table that a key opens."""
        for table_id, table in self._tables.items():
            if key in (table.keys.change, table.keys.look):
                table.opened = time.time()
                keys = keys_of(key) if key == table.keys.change else Keys(key)
                return TableHandle(table_id, keys)
        return None

    def append(self, table_id: int, event: Event, order_key: str | None = None) -> None:
        """Append an event, if its number is the next one."""
        table = self._tables[table_id]
        with self._lock:
            if event.number != len(table.events) or order_key in table.orders:
                raise ConflictError
            table.events.append(event)
            if order_key:
                table.orders[order_key] = event.number

    def since(self, table_id: int, number: int = -1) -> tuple[Event, ...]:
        """The events after a number."""
        return tuple(self._tables[table_id].events[number + 1 :])

    def last_number(self, table_id: int) -> int:
        """The number of the last event."""
        return self._tables[table_id].events[-1].number

    def number_of_order(self, table_id: int, order_key: str) -> int | None:
        """The number of the event with an order key."""
        return self._tables[table_id].orders.get(order_key)

    def all_ids(self) -> tuple[int, ...]:
        """The ids of all tables."""
        return tuple(self._tables)

    def sweep(self, before: float, *, dry: bool = False) -> int:
        """Delete the tables that nobody opened since a time."""
        old = [table_id for table_id, table in self._tables.items() if table.opened < before]
        for table_id in () if dry else old:
            del self._tables[table_id]
        return len(old)
