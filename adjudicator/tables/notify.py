"""Tell everyone who watches a table that it has changed.

Within a process a condition is enough. Where several processes share a PostgreSQL database, its
notifications reach the others (`sql/dialects.py`).
"""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class _Channel:
    """The subscribers of one table, and the last number published to them."""

    def __init__(self, lock: threading.Lock) -> None:
        self.changed = threading.Condition(lock)
        self.number = 0
        #: Counts how often a notification may have been missed.
        self.missed = 0
        self.subscribers = 0
        #: What wakes those who don't wait in a thread.
        self.wakers: list[Callable[[], object]] = []

    def wake(self) -> None:
        """Wake everyone; the lock must be held."""
        self.changed.notify_all()
        for waker in self.wakers:
            waker()


class Subscription:
    """One subscriber's view of a table's channel."""

    def __init__(self, channel: _Channel) -> None:
        self._channel = channel
        self._missed = channel.missed

    @property
    def last_number(self) -> int:
        """The last number published since someone subscribed; 0 if there was none."""
        return self._channel.number

    def wait(self, number: int, timeout: float) -> bool:
        """Wait until the table is past a number, or may be; false after the timeout."""
        channel = self._channel
        with channel.changed:
            woken = channel.changed.wait_for(
                lambda: channel.number > number or channel.missed != self._missed, timeout
            )
            self._missed = channel.missed
        return woken


class ChangeNotifier:
    """Passes the number of each new event to the subscribers of its table.

    A table has a channel only while it has subscribers: subscribe first, then read the table.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._channels: dict[int, _Channel] = {}

    @property
    def watched(self) -> frozenset[int]:
        """The ids of the tables that have subscribers."""
        return frozenset(self._channels)

    @contextmanager
    def subscribe(
        self, table_id: int, waker: Callable[[], object] | None = None
    ) -> Iterator[Subscription]:
        """Receive what is published about a table; a `waker` is called each time, and is quick."""
        wakers = [waker] if waker else []
        with self._lock:
            channel = self._channels.setdefault(table_id, _Channel(self._lock))
            channel.subscribers += 1
            channel.wakers += wakers
        try:
            yield Subscription(channel)
        finally:
            with self._lock:
                channel.subscribers -= 1
                for one in wakers:
                    channel.wakers.remove(one)
                if not channel.subscribers:
                    del self._channels[table_id]

    def publish(self, table_id: int, number: int) -> None:
        """Tell the subscribers of a table the number of its new event.

        Where processes share a database, each hears of its own events too: they wake nobody twice.
        """
        with self._lock:
            channel = self._channels.get(table_id)
            if channel and number != channel.number:
                channel.number = max(number, channel.number)
                channel.wake()

    def wake_all(self) -> None:
        """Make every subscriber look again, because notifications may have been missed."""
        with self._lock:
            for channel in self._channels.values():
                channel.missed += 1
                channel.wake()
