"""The interface of a store of tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from adjudicator.tables.history import Event
from adjudicator.tables.keys import Keys


class StoreUnavailableError(Exception):
    """The store can't be reached, or can't take more: nothing was changed."""


class StoreTooNewError(StoreUnavailableError):
    """A newer version of the program has written the store: this one must not touch it."""

    says = "error.newer-store"


class StoreNotWritableError(StoreUnavailableError):
    """The folder or the file of the store can't be written."""


class ConflictError(Exception):
    """Somebody else appended an event first, or the same order came before."""


@dataclass(frozen=True)
class Order:
    """What a client asked for: its own key, and the digest of what it sent with it.

    There is no digest in stores of the first version.
    """

    key: str
    digest: bytes | None = None


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

    def append(self, table_id: int, event: Event, order: Order | None = None) -> None:
        """Append an event.

        Raises `ConflictError` unless the event follows the table's last one, and if the key of
        the order was used before.
        """

    def follow(self, handle: TableHandle, last: Event | None = None) -> tuple[Event, ...] | None:
        """The events after one that was read before, in order, or all of them.

        None if the store has no such event, or another table under this id.
        """

    def since(self, table_id: int, number: int = -1) -> tuple[Event, ...]:
        """The events after a number, in order."""

    def last_number(self, table_id: int) -> int:
        """The number of a table's last event."""

    def order(self, table_id: int, key: str) -> Order | None:
        """The order that was carried out under a key, if any."""

    def all_ids(self) -> tuple[int, ...]:
        """The ids of all tables, oldest first."""

    def sweep(self, before: float, *, dry: bool = False) -> int:
        """Delete the tables that nobody opened since a time, or only count them."""
