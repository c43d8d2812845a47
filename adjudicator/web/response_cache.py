"""Cache responses that are the same for everyone: four phones at one table ask four times.

The page of a stored table depends only on the table's number and on the query; the pages that
are cached show nothing about who asks.
"""

from collections.abc import Callable, Hashable

from werkzeug.wrappers import Response

from adjudicator.app.lru import LruCache

#: How much a process caches, in bytes; the page of a table has some ten thousand.
SIZE = 24_000_000
#: What a response takes besides its body: its address, its headers.
_BESIDES = 4_000

#: The body, the status and the headers of a response.
_Parts = tuple[bytes, int, tuple[tuple[str, str], ...]]


class ResponseCache:
    """The responses that were used last."""

    def __init__(self, size: int = SIZE) -> None:
        self._cache: LruCache[Hashable, _Parts] = LruCache(size, lambda p: len(p[0]) + _BESIDES)

    @property
    def size(self) -> int:
        """How much is cached, in bytes."""
        return self._cache.taken

    def get(self, key: Hashable, make: Callable[[], Response]) -> Response:
        """The response for a key, made if it isn't cached."""
        parts = self._cache.get(key)
        if parts is None:
            made = make()
            made.add_etag()
            parts = (made.get_data(), made.status_code, tuple(made.headers.items()))
            self._cache.put(key, parts)
        body, status, headers = parts
        return Response(body, status, list(headers))
