"""Limits on requests: how many in a minute, how many at the same time, and how long.

Rates are above what any game night needs, and too low to slow down others. Each process counts
separately. A device is identified by its cookie; because anybody can forge cookies, an address has
its own, higher limit. New tables are counted by address, because they are stored.

Python runs one thread at a time, so many concurrent requests would slow each other down. The number
of requests processed at once is limited. Streams only wait, and have their own limit (`live`).
"""

from __future__ import annotations

import os
import time
from math import ceil, inf

from flask import Flask, current_app, g, request
from flask_limiter import ApplicationLimit, Limiter
from flask_limiter.util import get_remote_address
from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from werkzeug.exceptions import TooManyRequests

from adjudicator.app.archive import LONGEST_ARCHIVE
from adjudicator.app.judge import LONGEST_QUESTION
from adjudicator.web.counting import CounterStorage
from adjudicator.web.serving.exchange import Request

#: Requests a minute of one device, and of one address. A phone at a lively table makes 120.
A_DEVICE = 1_200
AN_ADDRESS = 12_000
#: Tables begun from one address, in a minute and in an hour.
NEW_TABLES = (60, 600)
#: Open streams of one process, of one device (one per tab) and of one address.
MAX_STREAMS = 1_000
STREAMS_OF_A_DEVICE = 8
STREAMS_OF_AN_ADDRESS = 200
#: How long a form may be, and one with a file, in bytes: text takes up to twice its size in a form.
LONGEST_FORM, LONGEST_FILE = 2 * LONGEST_QUESTION, 2 * LONGEST_ARCHIVE
#: Limit concurrent requests per process: one, plus one that waits for the database.
MAX_CONCURRENT = 2

#: Multiplies all limits, or with `off` lifts them.
VARIABLE = "ADJUDICATOR_LIMITS"
_OFF = "off"

#: Endpoints that are not counted: files, and streams, which have a limit of their own.
_FREE = ("static", "docs.start", "docs.page", "front.icon", "live.stream")


def init_limits(app: Flask) -> None:
    """Count requests; `init_security` must come first."""
    wide = _factor()
    times = 1.0 if wide == inf else wide
    app.config["LIMITS"] = wide
    limiter = Limiter(
        _device,
        application_limits=[
            _a_minute(A_DEVICE * times, "device", _device),
            _a_minute(AN_ADDRESS * times, "address", get_remote_address),
        ],
        storage_uri=f"{CounterStorage.STORAGE_SCHEME[0]}://",
        strategy="fixed-window",
        enabled=wide != inf,
    )
    limiter.request_filter(_is_free)
    limiter.init_app(app)
    minute, hour = (int(most * times) for most in NEW_TABLES)
    app.extensions["new-tables"] = (
        limiter,
        (RateLimitItemPerMinute(minute), RateLimitItemPerHour(hour)),
    )


def _factor() -> float:
    wide = os.environ.get(VARIABLE, "").strip() or "1"
    return inf if wide == _OFF else float(wide)


def factor() -> float:
    """The factor on all limits; infinite if they are lifted."""
    wide: float = current_app.config["LIMITS"]
    return wide


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


def longest_body(request: Request) -> int:
    """How long the body of a request may be: a table with its history is longer than a form."""
    return LONGEST_FILE if request.path == "/setup" else LONGEST_FORM


def visitor(app: Flask, request: Request) -> str:
    """The visitor's address; behind our own proxies, the one that they report.

    Behind fewer proxies than are trusted it is the connection's.
    """
    proxies: int = app.config["PROXIES"]
    passed = request.header(b"x-forwarded-for").split(",")
    return passed[-proxies].strip() if 0 < proxies <= len(passed) else request.client[0]
