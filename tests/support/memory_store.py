"""A store of tables in memory: the smallest thing that keeps the app's promise to its users."""

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from adjudicator.tables.history import Event
from adjudicator.tables.keys import Keys, keys_of, new_keys
from adjudicator.tables.repository import ConflictError, Order, TableHandle


@dataclass
class _Table:
    keys: Keys
    events: list[Event]
    opened: float
    orders: dict[str, Order] = field(default_factory=dict)


class MemoryTableStore:
    """A `TableStore` that forgets everything when the process ends."""

    def __init__(self) -> None:
        self._tables: dict[int, _Table] = {}
        self._begun = 0
        self._lock = threading.Lock()

    def begin(self, events: Sequence[Event], keys: Keys | None = None) -> TableHandle:
        """Store a new table."""
        keys = keys or new_keys()
        with self._lock:
            self._begun += 1
            table_id = self._begun
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

    def append(self, table_id: int, event: Event, order: Order | None = None) -> None:
        """Append an event, if its number is the next one."""
        with self._lock:
            table = self._tables.get(table_id)
            if table is None or event.number != len(table.events):
                raise ConflictError
            if order and order.key in table.orders:
                raise ConflictError
            table.events.append(event)
            if order:
                table.orders[order.key] = order

    def follow(self, handle: TableHandle, last: Event | None = None) -> tuple[Event, ...] | None:
        """The events after one that was read before."""
        table = self._tables.get(handle.id)
        if table is None or (last and last not in table.events[last.number : last.number + 1]):
            return None
        return tuple(table.events[last.number + 1 if last else 0 :])

    def since(self, table_id: int, number: int = -1) -> tuple[Event, ...]:
        """The events after a number."""
        return tuple(self._tables[table_id].events[number + 1 :])

    def last_number(self, table_id: int) -> int:
        """The number of the last event."""
        return self._tables[table_id].events[-1].number

    def order(self, table_id: int, key: str) -> Order | None:
        """The order that was carried out under a key."""
        return self._tables[table_id].orders.get(key)

    def all_ids(self) -> tuple[int, ...]:
        """The ids of all tables."""
        return tuple(self._tables)

    def sweep(self, before: float, *, dry: bool = False) -> int:
        """Delete the tables that nobody opened since a time."""
        old = [table_id for table_id, table in self._tables.items() if table.opened < before]
        for table_id in () if dry else old:
            del self._tables[table_id]
        return len(old)
