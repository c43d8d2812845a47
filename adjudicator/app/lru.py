"""A cache of the most recently used values, for several threads.

The standard lru_cache remembers what a function returns. Here values are looked up and replaced by
key, as a table moves on, so it does not fit.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def _one(_value: object) -> int:
    return 1


class LruCache(Generic[K, V]):
    """Keeps the values that were used last, up to a number of them or a size of all."""

    def __init__(self, size: int, size_of: Callable[[V], int] = _one) -> None:
        self._size = size
        self._size_of = size_of
        self._lock = threading.Lock()
        self._values: OrderedDict[K, V] = OrderedDict()
        self._sizes: dict[K, int] = {}
        self._taken = 0

    def __len__(self) -> int:
        return len(self._values)

    @property
    def taken(self) -> int:
        """The size of all values."""
        return self._taken

    def get(self, key: K) -> V | None:
        """The value of a key, which counts as used now; None if it isn't cached."""
        with self._lock:
            if key not in self._values:
                return None
            self._values.move_to_end(key)
            return self._values[key]

    def put(self, key: K, value: V) -> None:
        """Cache a value; those that were not used for longest are dropped if there is no room."""
        size = self._size_of(value)
        with self._lock:
            self._drop(key)
            if size > self._size:
                return
            self._values[key], self._sizes[key] = value, size
            self._taken += size
            while self._taken > self._size:
                self._drop(next(iter(self._values)))

    def discard(self, key: K) -> None:
        """Drop a value, if it is cached."""
        with self._lock:
            self._drop(key)

    def _drop(self, key: K) -> None:
        if key in self._values:
            del self._values[key]
            self._taken -= self._sizes.pop(key)
