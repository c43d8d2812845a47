"""A cache of the most recently used values, for several threads.

The standard lru_cache remembers what a function returns. Here values are looked up and replaced by
key, as a table moves on, so it does not fit.
"""

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Keeps the values that were used last, up to a number of them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = threading.Lock()
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """The value of a key, which counts as used now; None if it isn't cached."""
        with self._lock:
            if key not in self._values:
                return None
            self._values.move_to_end(key)
            return self._values[key]

    def put(self, key: K, value: V) -> None:
        """Cache a value; the one that was not used for longest is dropped if there are too many."""
        with self._lock:
            self._values[key] = value
            self._values.move_to_end(key)
            while len(self._values) > self._size:
                self._values.popitem(last=False)

    def discard(self, key: K) -> None:
        """Drop a value, if it is cached."""
        with self._lock:
            self._values.pop(key, None)
