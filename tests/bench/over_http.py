"""A verdict over HTTP against the rulings on its page: what all the rest costs.

The request is the one that the page's script sends for a tap, given to the application as our
server gives it. Every space of a table is asked about once, so that no answer is cached.
`python -m tests.bench.over_http` prints it.
"""

import os
import re
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

from flask import Flask

from adjudicator.app.follow_ups import follow_ups
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable
from adjudicator.app.view import view_table
from adjudicator.board.cell import space_link
from adjudicator.tables.sql.database import file_url
from adjudicator.web.limits import VARIABLE
from adjudicator.web.serving.call import call
from adjudicator.web.serving.exchange import Request
from tests.support.apps import an_app

TABLE, FIGURE = "tuesday-table", "gibraltar"
#: What the rest may cost, as times the rulings.
WANTED = 2.5
_SHOWN = re.compile(rb'id="(?:picture|further)" data-version="(\w+)"')
_HERE = ("127.0.0.1", 80)

Work = Callable[[], object]


def asked(app: Flask, method: str, target: str, *headers: tuple[bytes, bytes]) -> bytes:
    """The body of an answer, or where it leads."""
    beside = ((b"host", b"127.0.0.1"), (b"hx-request", b"true"), *headers)
    answer = call(app, Request(method, target, "1.1", beside, _HERE, _HERE, b""))
    assert answer.status < 400, target
    return dict(answer.headers).get(b"Location") or answer.body


def kept_table(app: Flask) -> OpenTable:
    """A stored copy of the example."""
    device = (b"cookie", b"device=bench")
    shared = asked(app, "POST", f"/table/{TABLE}/share", device).decode()
    ref = next(part for part in shared.split("/") if part.startswith("edit~"))
    table: OpenTable = app.extensions["repository"].open(ref).table
    return table


def tap(app: Flask, table: OpenTable, query: TableQuery, shown: bytes) -> object:
    """Ask as the page's script does."""
    headers = ((b"x-shown", shown), (b"accept-encoding", b"gzip"), (b"cookie", b"device=bench"))
    return asked(app, "GET", f"/table/{table.ref}{query.link}", *headers)


def rulings(table: OpenTable, query: TableQuery) -> object:
    """All that the page of a query has ruled on."""
    view = view_table(table, query)
    return view, tuple(follow_ups(table, query, view.judgement))


def taken(work: Work) -> float:
    """Seconds of the processor."""
    start = time.process_time()
    work()
    return time.process_time() - start


def compared(app: Flask) -> tuple[float, float, float]:
    """What a request takes, all rulings on its page, and those on what was asked."""
    table = kept_table(app)
    first = asked(app, "GET", f"/table/{table.ref}?" + urlencode({"from": FIGURE}))
    shown = b" ".join(_SHOWN.findall(first))
    rows = []
    for cell in table.sketch.cells:
        query = TableQuery(FIGURE, space_link(cell.place))
        works: list[Work] = [
            lambda query=query: tap(app, table, query, shown),  # type: ignore[misc]
            lambda query=query: rulings(table, query),  # type: ignore[misc]
            lambda query=query: view_table(table, query),  # type: ignore[misc]
        ]
        rows.append([taken(work) for work in works])
    whole, ruled, alone = (statistics.mean(column) for column in zip(*rows[10:], strict=True))
    return whole, ruled, alone


def measure_http() -> None:
    """Print how many times its rulings a request costs."""
    os.environ[VARIABLE] = "off"  # all of it comes from one device
    with tempfile.TemporaryDirectory() as store, an_app(file_url(Path(store))) as app:
        whole, ruled, alone = compared(app)
    print("a tap on the second place, its request against its rulings; microseconds")
    for name, other, wanted in (
        ("a verdict over HTTP / all rulings on its page", ruled, f"{WANTED} or less"),
        ("  / those on what was asked, without what can follow", alone, ""),
    ):
        print(f"{name:<52}{whole * 1e6:>12.1f}{other * 1e6:>12.1f}{whole / other:>9.2f}  {wanted}")


if __name__ == "__main__":
    measure_http()
