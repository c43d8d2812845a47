"""What the app needs of a store of tables, whatever it is built on."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from adjudicator.tables.history import Event
from adjudicator.tables.keys import Keys


class StoreUnavailableError(Exception):
    """The store can't be reached, or can't take more: nothing was changed."""


class ConflictError(Exception):
    """Somebody else appended an event first, or the same order came before."""


@dataclass(frozen=True)
class TableHandle:
    """A stored table: its id, and the keys that whoever opened it holds."""

    id: int
    keys: Keys


class TableStore(Protocol):
    """Tables as append-only logs of events. Every method may raise `StoreUnavailableError`."""

    def begin(self, events: Sequence[Event], keys: Keys | None = None) -> TableHandle:
        """Store a new table with its first events, under new keys if none are given."""

    def find(self, key: str) -> TableHandle | None:
        """Find the table that a key opens, and note that it was opened."""

    def append(self, table_id: int, event: Event, order_key: str | None = None) -> None:
        """Append an event.

        Raises `ConflictError` if an event has its number already, or if `order_key`, the client's
        own key of the order, was used before.
        """

    def since(self, table_id: int, number: int = -1) -> tuple[Event, ...]:
        """The events after a number, in order."""

    def last_number(self, table_id: int) -> int:
        """The number of a table's last event."""

    def number_of_order(self, table_id: int, order_key: str) -> int | None:
        """The number of the event that was appended with an order key, if any."""

    def all_ids(self) -> tuple[int, ...]:
        """The ids of all tables, oldest first."""

    def sweep(self, before: float, *, dry: bool = False) -> int:
        """Delete the tables that nobody opened since a time, or only count them."""
