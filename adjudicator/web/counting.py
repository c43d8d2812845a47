"""Counts requests in memory.

The library's own storage of that kind starts a thread for every request.
"""

import threading
import time

from limits.storage import Storage

#: How often counters that have run out are thrown away, in seconds.
_SWEEP_S = 60.0


class CounterStorage(Storage):
    """Counters of a process, each with the moment when it runs out."""

    STORAGE_SCHEME = ["counted"]  # noqa: RUF012 - as the library has it

    def __init__(self, uri: str | None = None, *, wrap_exceptions: bool = False, **_: str) -> None:
        super().__init__(uri, wrap_exceptions=wrap_exceptions)
        self._lock = threading.Lock()
        self._counters: dict[str, tuple[int, float]] = {}
        self._swept = time.time()

    @property
    def base_exceptions(self) -> type[Exception]:
        """What may go wrong: nothing."""
        return ValueError

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        """Count, and return the new count."""
        now = time.time()
        with self._lock:
            if now > self._swept + _SWEEP_S:
                self._swept = now
                self._counters = {k: one for k, one in self._counters.items() if one[1] > now}
            count, ends = self._counters.get(key, (0, 0.0))
            count, ends = (count + amount, ends) if ends > now else (amount, now + expiry)
            self._counters[key] = count, ends
        return count

    def get(self, key: str) -> int:
        """How many there are."""
        count, ends = self._counters.get(key, (0, 0.0))
        return count if ends > time.time() else 0

    def get_expiry(self, key: str) -> float:
        """When a counter runs out."""
        return self._counters.get(key, (0, time.time()))[1]

    def check(self) -> bool:
        """Whether it can be used."""
        return True

    def reset(self) -> int:
        """Reset all counters; returns how many there were."""
        with self._lock:
            found, self._counters = len(self._counters), {}
        return found

    def clear(self, key: str) -> None:
        """Reset a counter."""
        with self._lock:
            self._counters.pop(key, None)
