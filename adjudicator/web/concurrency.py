"""Limit how many requests a process works on at the same time.

Python runs one thread at a time. If dozens of requests are worked on at once, they switch so often
that all become slow; one after the other, each is done sooner. Streams only wait, and don't count.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING

from adjudicator.web.live import STREAM_PATH

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

#: How many requests a process works on: one, and another while it waits for the database.
MAX_CONCURRENT = 2


class ConcurrencyLimit:
    """A WSGI application that makes requests wait for their turn."""

    def __init__(self, app: WSGIApplication, most: int = MAX_CONCURRENT) -> None:
        self._app = app
        self._free = threading.BoundedSemaphore(most)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a request when its turn comes."""
        if environ.get("PATH_INFO", "").endswith(STREAM_PATH):
            return self._app(environ, start_response)
        with self._free:
            return self._app(environ, start_response)
