"""Answers that are the same for everybody: four phones that look at one table ask four times.

What a kept table answers depends on its number and on what is asked, on nothing else: the pages
that are remembered here show nothing of who asks.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable

from werkzeug.wrappers import Response

#: How many answers a process remembers; a page of a table is some ten thousand bytes.
MOST = 400


class Remembered:
    """The answers that were given last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._answers: OrderedDict[Hashable, tuple[bytes, int, tuple[tuple[str, str], ...]]]
        self._answers = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Response]) -> Response:
        """The answer for a key, made where it is not remembered."""
        with self._lock:
            known = self._answers.get(key)
        if known is None:
            made = make()
            made.add_etag()
            known = (made.get_data(), made.status_code, tuple(made.headers.items()))
            with self._lock:
                self._answers[key] = known
                while len(self._answers) > self._most:
                    self._answers.popitem(last=False)
        body, status, headers = known
        return Response(body, status, list(headers))
