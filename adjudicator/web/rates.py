"""Count the requests and the new tables of each visitor; `limits` says how many there may be."""

import time
from math import ceil

from flask import Flask, g, request
from flask_limiter import ApplicationLimit, Limiter
from flask_limiter.util import get_remote_address
from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from werkzeug.exceptions import TooManyRequests

from adjudicator.web.counting import CounterStorage
from adjudicator.web.limits import A_DEVICE, A_MINUTE, AN_ADDRESS, NEW_TABLES

#: Endpoints that are not counted: files, and streams, which have a limit of their own.
_FREE = ("static", "docs.start", "docs.page", "front.icon", "live.stream")


class Rates:
    """The counters of a process."""

    def __init__(self, app: Flask, wide: float) -> None:
        self._limiter = Limiter(
            _device,
            application_limits=[
                _a_minute(A_DEVICE * wide, "device", _device),
                _a_minute(AN_ADDRESS * wide, "address", get_remote_address),
            ],
            storage_uri=f"{CounterStorage.STORAGE_SCHEME[0]}://",
            strategy="fixed-window",
        )
        self._limiter.request_filter(_is_free)
        self._limiter.init_app(app)
        minute, hour = (int(most * wide) for most in NEW_TABLES)
        self._new_tables: tuple[RateLimitItem, ...] = (
            RateLimitItemPerMinute(minute),
            RateLimitItemPerHour(hour),
        )

    def count_new_table(self) -> None:
        """Count a new table of this address; refuse if there are too many."""
        whose = ("new-table", get_remote_address())
        for item in self._new_tables:
            if not self._limiter.limiter.hit(item, *whose):
                free = self._limiter.limiter.get_window_stats(item, *whose).reset_time
                raise TooManyRequests(retry_after=_seconds_to(free))

    def seconds_left(self) -> int:
        """How long to wait after this request was refused, in whole seconds."""
        met = self._limiter.current_limit
        return _seconds_to(met.window.reset_time) if met else A_MINUTE


def _a_minute(most: float, scope: str, key: object) -> ApplicationLimit:
    return ApplicationLimit(f"{int(most)} per minute", key_function=key, scope=scope)  # type: ignore[arg-type]


def _device() -> str:
    known: str = g.device if g.known else get_remote_address()
    return known


def _is_free() -> bool:
    return request.endpoint in _FREE


def _seconds_to(moment: float) -> int:
    return max(1, ceil(moment - time.time()))
