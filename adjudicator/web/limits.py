"""Limits on requests: how many in a minute, and how many at the same time.

Rates are more than any game night needs, and too little to slow down others. Each process counts
for itself. A device is known by its cookie; as anybody can make up cookies, an address has its own,
wider limit. New tables are counted by address, for they stay.

Python runs one thread at a time. If dozens of requests are worked on at once, they switch so often
that all become slow; one after the other, each is done sooner. Streams only wait, and don't count.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterable
from math import ceil
from typing import TYPE_CHECKING

from flask import Flask, current_app, g, request
from flask_limiter import ApplicationLimit, Limiter
from flask_limiter.util import get_remote_address
from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from werkzeug.exceptions import TooManyRequests

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

#: Requests a minute of one device, and of one address. A phone at a lively table makes 120.
A_DEVICE = 1_200
AN_ADDRESS = 12_000
#: Tables begun from one address, in a minute and in an hour.
NEW_TABLES = (60, 600)
#: How many requests a process works on: one, and another while it waits for the database.
MAX_CONCURRENT = 2

#: Multiplies all limits, or with `off` lifts them.
VARIABLE = "ADJUDICATOR_LIMITS"
_OFF = "off"

#: Endpoints that are not counted: files, and streams, which have a limit of their own.
_FREE = ("static", "docs.start", "docs.page", "front.icon", "live.stream")


def init_limits(app: Flask) -> None:
    """Count requests; `init_security` must come first."""
    wide = os.environ.get(VARIABLE, "").strip() or "1"
    factor = 1.0 if wide == _OFF else float(wide)
    limiter = Limiter(
        _device,
        application_limits=[
            _a_minute(A_DEVICE * factor, "device", _device),
            _a_minute(AN_ADDRESS * factor, "address", get_remote_address),
        ],
        storage_uri="memory://",
        strategy="fixed-window",
        enabled=wide != _OFF,
    )
    limiter.request_filter(_is_free)
    limiter.init_app(app)
    minute, hour = (int(most * factor) for most in NEW_TABLES)
    app.extensions["new-tables"] = (
        limiter,
        (RateLimitItemPerMinute(minute), RateLimitItemPerHour(hour)),
    )


def _a_minute(most: float, scope: str, key: object) -> ApplicationLimit:
    return ApplicationLimit(f"{int(most)} per minute", key_function=key, scope=scope)  # type: ignore[arg-type]


def _device() -> str:
    known: str = g.device if g.known else get_remote_address()
    return known


def _is_free() -> bool:
    return request.endpoint in _FREE


def count_new_table() -> None:
    """Count a new table of this address; refuse if there are too many."""
    limiter: Limiter
    most: tuple[RateLimitItem, ...]
    limiter, most = current_app.extensions["new-tables"]
    whose = ("new-table", get_remote_address())
    for item in most if limiter.enabled else ():
        if not limiter.limiter.hit(item, *whose):
            free = limiter.limiter.get_window_stats(item, *whose).reset_time
            raise TooManyRequests(retry_after=_seconds_to(free))


def seconds_left(error: TooManyRequests) -> int:
    """How long to wait, in whole seconds."""
    if isinstance(error.retry_after, int):
        return error.retry_after
    limiter, _ = current_app.extensions["new-tables"]
    met = limiter.current_limit
    return _seconds_to(met.window.reset_time) if met else 60


def _seconds_to(moment: float) -> int:
    return max(1, ceil(moment - time.time()))


class ConcurrencyLimit:
    """A WSGI application that makes requests wait for their turn.

    `stream` is how the address of a stream ends.
    """

    def __init__(self, app: WSGIApplication, stream: str, most: int = MAX_CONCURRENT) -> None:
        self._app = app
        self._stream = stream
        self._free = threading.BoundedSemaphore(most)

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        """Answer a request when its turn comes."""
        if environ.get("PATH_INFO", "").endswith(self._stream):
            return self._app(environ, start_response)
        with self._free:
            return self._app(environ, start_response)
