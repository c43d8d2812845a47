"""Limits on requests: how many in a minute, how many at the same time, and how long.

Rates are above what any game night needs, and too low to slow down others. Each process counts
separately. A device is identified by its cookie; because anybody can forge cookies, an address has
its own, higher limit. New tables are counted by address, because they are stored.

Python runs one thread at a time, so many concurrent requests would slow each other down. The number
of requests processed at once is limited. Streams only wait, and have their own limit (`live`).
"""

import os
from math import inf
from typing import TYPE_CHECKING

from flask import Flask, current_app
from werkzeug.exceptions import TooManyRequests

from adjudicator.app.archive import LONGEST_ARCHIVE
from adjudicator.app.judge import LONGEST_QUESTION
from adjudicator.loading import load
from adjudicator.web.serving.exchange import Request

if TYPE_CHECKING:
    from adjudicator.web.rates import Rates

#: Requests a minute of one device, and of one address. A phone at a lively table makes 120.
A_DEVICE = 1_200
AN_ADDRESS = 12_000
#: Tables begun from one address, in a minute and in an hour.
NEW_TABLES = (60, 600)
#: Open streams of one process, of one device (one per tab) and of one address.
MAX_STREAMS = 1_000
STREAMS_OF_A_DEVICE = 8
STREAMS_OF_AN_ADDRESS = 200
#: How long to wait where nothing is counted, in seconds.
A_MINUTE = 60
#: How long a form may be, and one with a file, in bytes: text takes up to twice its size in a form.
LONGEST_FORM, LONGEST_FILE = 2 * LONGEST_QUESTION, 2 * LONGEST_ARCHIVE
#: Where a device hands over a table that was begun on it.
HAND_OVER = "/hand-over"
#: Limit concurrent requests per process: one, plus one that waits for the database.
MAX_CONCURRENT = 2

#: Multiplies all limits, or with `off` lifts them.
VARIABLE = "ADJUDICATOR_LIMITS"
_OFF = "off"


def init_limits(app: Flask, wide: float) -> None:
    """Count requests, unless the factor on all limits is infinite; `init_security` comes first."""
    app.config["LIMITS"] = wide
    if wide != inf:
        # Counting takes a library with a thread of its own, which not every place has.
        app.extensions["rates"] = load("adjudicator.web.rates").Rates(app, wide)


def chosen_factor() -> float:
    """The factor on all limits that the environment chooses."""
    wide = os.environ.get(VARIABLE, "").strip() or "1"
    return inf if wide == _OFF else float(wide)


def factor() -> float:
    """The factor on all limits of this application; infinite if they are lifted."""
    wide: float = current_app.config["LIMITS"]
    return wide


def count_new_table() -> None:
    """Count a new table of this address; refuse if there are too many."""
    if rates := _rates():
        rates.count_new_table()


def seconds_left(error: TooManyRequests) -> int:
    """How long to wait, in whole seconds."""
    if isinstance(error.retry_after, int):
        return error.retry_after
    rates = _rates()
    return rates.seconds_left() if rates else A_MINUTE


def _rates() -> "Rates | None":
    return current_app.extensions.get("rates")


def longest_body(request: Request) -> int:
    """How long the body of a request may be: a table with its history is longer than a form."""
    return LONGEST_FILE if request.path in ("/setup", HAND_OVER) else LONGEST_FORM


def visitor(app: Flask, request: Request) -> str:
    """The visitor's address; behind our own proxies, the one that they report.

    Behind fewer proxies than are trusted it is the connection's.
    """
    proxies: int = app.config["PROXIES"]
    passed = request.header(b"x-forwarded-for").split(",")
    return passed[-proxies].strip() if 0 < proxies <= len(passed) else request.client[0]
