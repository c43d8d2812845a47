"""A few at a time: so many threads think at once that the others do not get in their way.

Python runs one thread at a time. Where dozens want to think, they take turns so often that all
become slow; in a row each is done sooner. Lines of news only wait, and pass by.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING

from adjudicator.web.live import NEWS

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

#: How many think at once in a process: one, and others while it waits for the database.
AT_ONCE = 2


class Gate:
    """An application behind a gate."""

    def __init__(self, app: WSGIApplication, most: int = AT_ONCE) -> None:
        self._app = app
        self._free = threading.BoundedSemaphore(most)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer, as soon as there is room."""
        if environ.get("PATH_INFO", "").endswith(NEWS):
            return self._app(environ, start_response)
        with self._free:
            return self._app(environ, start_response)
