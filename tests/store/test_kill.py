"""Killed in the middle: what was acknowledged is there once, and the log reads clean.

Four clients write to one table while the process that answers is killed again and again. As
phones do, they send an order again, under the same key, until somebody has acknowledged it.
"""

import contextlib
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from http.client import HTTPException
from pathlib import Path
from urllib.parse import urlencode

import pytest
from sqlalchemy import Engine, make_url, select

from adjudicator.service.shelf import CHANGE, Shelf, folded, refs
from adjudicator.store import schema
from adjudicator.store.database import connect, file_url, migrate
from adjudicator.store.log import Log
from adjudicator.store.news import News
from tests.routes import SCENE
from tests.serving import Served

CLIENTS = 4
#: How many are killed on each database: together 200 and more.
KILLS = {"sqlite": 150, "postgresql": 60}
#: After so many, the writers go to a fresh table: a table of an evening, not of a year.
A_TABLE = 25
#: Every so often, all of the server is killed, and started by the same command.
ALL_OF_IT = 25


class Writer(threading.Thread):
    """A client that writes, and remembers what was acknowledged."""

    def __init__(self, name: str, served: Served, where: Callable[[], str]) -> None:
        super().__init__(daemon=True, name=name)
        self.acknowledged: list[tuple[str, str]] = []
        self.refused: list[tuple[int, bytes]] = []
        self.stopping = threading.Event()
        self._served = served
        self._where = where

    def run(self) -> None:
        """Send one order after the other, each until it is acknowledged."""
        number = 0
        while not self.stopping.is_set():
            number += 1
            order, ref = f"{self.name}-{number}", self._where()
            while not self._sent(ref, order) and not self.stopping.is_set():
                time.sleep(0.01)
            time.sleep(0.003)

    def _sent(self, ref: str, order: str) -> bool:
        form = urlencode({"do": "title", "title": order, "order": order})
        headers = {
            "Cookie": f"device={self.name}",
            "Content-Type": "application/x-www-form-urlencoded",
        }
        line = self._served.line()
        try:
            line.request("POST", f"/table/{ref}/setup", form, headers)
            answer = line.getresponse()
            body = answer.read()
        except (OSError, HTTPException):
            return False
        finally:
            line.close()
        if answer.status == 303:
            self.acknowledged.append((ref, order))
        elif answer.status != 503:
            self.refused.append((answer.status, body[-300:]))
        return answer.status == 303


@contextlib.contextmanager
def writing(served: Served, where: Callable[[], str]) -> Iterator[list[Writer]]:
    """Clients that write meanwhile."""
    writers = [Writer(f"client{n}", served, where) for n in range(CLIENTS)]
    for writer in writers:
        writer.start()
    try:
        yield writers
    finally:
        for writer in writers:
            writer.stopping.set()
        for writer in writers:
            writer.join(20)


def acknowledged(writers: list[Writer]) -> int:
    """How much was acknowledged so far."""
    return sum(len(writer.acknowledged) for writer in writers)


def wait_for_more(writers: list[Writer]) -> None:
    """Wait until something more is acknowledged: the server is there again."""
    before, until = acknowledged(writers), time.monotonic() + 20
    while acknowledged(writers) <= before:
        assert time.monotonic() < until, "the server did not start again by itself"
        time.sleep(0.002)


@pytest.fixture(
    params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))]
)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Engine, Served]]:
    """A fresh store of each kind, and a server on it."""
    kind: str = request.param
    environment = {"ADJUDICATOR_STORE": str(tmp_path), "DATABASE_URL": ""}
    url = file_url(tmp_path)
    if kind == "postgresql":
        address = request.getfixturevalue("postgres_address")
        environment["DATABASE_URL"] = address
        url = make_url(address).set(drivername="postgresql+psycopg")
    engine = connect(url)
    migrate(engine)
    served = Served(environment)
    served.start()
    yield kind, engine, served
    served.kill()
    engine.dispose()


def test_nothing_acknowledged_is_lost(store: tuple[str, Engine, Served]) -> None:
    """Every acknowledged change is there exactly once, and the server comes back by itself."""
    kind, engine, served = store
    chance = random.Random(kind)  # noqa: S311
    shelf = Shelf(Log(engine), News())
    made: list[str] = []

    def fresh() -> None:
        made.append(refs(shelf.begin(SCENE, "somebody").found.keys)[1])

    fresh()
    with writing(served, lambda: made[-1]) as writers:
        wait_for_more(writers)
        for number in range(1, KILLS[kind] + 1):
            time.sleep(chance.uniform(0, 0.06))
            _kill_something(number, kind, engine, served)
            wait_for_more(writers)
            if number % A_TABLE == 0:
                fresh()
    refused = [refusal for writer in writers for refusal in writer.refused]
    assert not refused, refused[:3]
    _check(engine, shelf, made, writers)


def _kill_something(number: int, kind: str, engine: Engine, served: Served) -> None:
    if number % ALL_OF_IT == 0:
        served.kill()
        served.start()
        return
    until = time.monotonic() + 20
    while not served.kill_worker():
        assert time.monotonic() < until, "nobody replaces a process that was killed"
        time.sleep(0.002)
    if kind == "postgresql" and number % 5 == 0:
        _kill_a_backend(engine)


def _kill_a_backend(engine: Engine) -> None:
    """Break the database's side of a connection that the server holds."""
    with engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 2"
        )


def _check(engine: Engine, shelf: Shelf, made: list[str], writers: list[Writer]) -> None:
    """Compare what was acknowledged with what the log holds."""
    wanted = {pair for writer in writers for pair in writer.acknowledged}
    assert len(wanted) == acknowledged(writers) > 200
    for ref in made:
        kept = Shelf(shelf.log, News()).open(ref)
        past = folded(shelf.log.since(kept.found.id))
        with engine.connect() as connection:
            query = select(schema.events.c.order_key).where(
                schema.events.c.table_id == kept.found.id, schema.events.c.number > 0
            )
            orders = Counter(connection.execute(query).scalars())
        there = [event.change.fields["title"] for event in past.changes if event.change]
        assert [*orders.values()] == [1] * len(orders)
        assert {*there} == {*orders}
        assert len(there) == len(orders)
        assert {order for where, order in wanted if where == ref} <= {*orders}
        assert ref.startswith(CHANGE)
