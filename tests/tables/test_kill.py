"""Killed in the middle: what was acknowledged is there once, and the log reads clean.

Four clients write to one table while the process that answers is killed again and again. As
phones do, they send an order again, under the same key, until somebody has acknowledged it.
"""

import contextlib
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from urllib.parse import urlencode

import pytest
from sqlalchemy import Engine, make_url, select

from adjudicator.app.folding import folded
from adjudicator.app.repository import TableRepository
from adjudicator.app.stored_table import CHANGE, refs
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.sql import schema
from adjudicator.tables.sql.database import file_url, migrate, open_engine
from adjudicator.tables.sql.store import SqlTableStore
from tests.support.routes import SCENE
from tests.support.serving import Served

CLIENTS = 4
#: How often something is killed while one table is written: that of an evening, not of a year.
KILLS = 25
#: How many tables are written in each database; together with the kills above, 200 times and more.
EVENINGS = [*(("sqlite", n) for n in range(5)), *(("postgresql", n) for n in range(3))]


class Writer(threading.Thread):
    """A client that writes, and remembers what was acknowledged."""

    def __init__(self, name: str, served: Served, ref: str) -> None:
        super().__init__(daemon=True, name=name)
        self.acknowledged: list[str] = []
        self.refused: list[tuple[int, bytes]] = []
        self.stopping = threading.Event()
        self._served = served
        self._ref = ref

    def run(self) -> None:
        """Send one order after the other, each until it is acknowledged."""
        number = 0
        while not self.stopping.is_set():
            number += 1
            order = f"{self.name}-{number}"
            while not self._sent(order) and not self.stopping.is_set():
                time.sleep(0.01)
            time.sleep(0.003)

    def _sent(self, order: str) -> bool:
        form = urlencode({"do": "title", "title": order, "order-key": order})
        headers = {
            "Cookie": f"device={self.name}",
            "Content-Type": "application/x-www-form-urlencoded",
        }
        line = self._served.line()
        try:
            line.request("POST", f"/table/{self._ref}/setup", form, headers)
            answer = line.getresponse()
            body = answer.read()
        except (OSError, HTTPException):
            return False
        finally:
            line.close()
        if answer.status == 303:
            self.acknowledged.append(order)
        elif answer.status != 503:
            self.refused.append((answer.status, body[-300:]))
        return answer.status == 303


@contextlib.contextmanager
def writing(served: Served, ref: str) -> Iterator[list[Writer]]:
    """Clients that write meanwhile."""
    writers = [Writer(f"client{n}", served, ref) for n in range(CLIENTS)]
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


@pytest.fixture
def running(
    request: pytest.FixtureRequest, kind: str, tmp_path: Path
) -> Iterator[tuple[Engine, Served]]:
    """A store of that kind, and a server on it."""
    environment = {"ADJUDICATOR_STORE": str(tmp_path), "DATABASE_URL": ""}
    url = file_url(tmp_path)
    if kind == "postgresql":
        address = request.getfixturevalue("postgres_address")
        environment["DATABASE_URL"] = address
        url = make_url(address).set(drivername="postgresql+psycopg")
    with open_engine(url) as engine:
        migrate(engine)
        served = Served(environment)
        served.start()
        yield engine, served
        served.kill()


def test_it_is_killed_often_enough() -> None:
    """Each test below kills as often as it says; together they are enough."""
    assert KILLS * len(EVENINGS) >= 200


@pytest.mark.long
@pytest.mark.parametrize(("kind", "evening"), EVENINGS)
def test_nothing_acknowledged_is_lost(
    running: tuple[Engine, Served], kind: str, evening: int
) -> None:
    """Every acknowledged change is there exactly once, and the server comes back by itself."""
    engine, served = running
    chance = random.Random(f"{kind} {evening}")  # noqa: S311
    repository = TableRepository(SqlTableStore(engine), ChangeNotifier())
    ref = refs(repository.begin(SCENE, "somebody").handle.keys)[1]
    with writing(served, ref) as writers:
        wait_for_more(writers)
        for _ in range(KILLS - 1):
            time.sleep(chance.uniform(0, 0.06))
            _kill_a_process(served)
            if kind == "postgresql" and chance.random() < 0.2:
                _kill_a_backend(engine)
            wait_for_more(writers)
        # All of the server at last, and started by the same command.
        served.kill()
        served.start()
        wait_for_more(writers)
    refused = [refusal for writer in writers for refusal in writer.refused]
    assert not refused, refused[:3]
    _check(engine, repository, ref, writers)


def _kill_a_process(served: Served) -> None:
    """Kill a process that answers."""
    until = time.monotonic() + 20
    while not served.kill_worker():
        assert time.monotonic() < until, "nobody replaces a process that was killed"
        time.sleep(0.002)


def _kill_a_backend(engine: Engine) -> None:
    """Break the database's side of a connection that the server holds."""
    with engine.connect() as connection:
        connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 2"
        )


def _check(engine: Engine, repository: TableRepository, ref: str, writers: list[Writer]) -> None:
    """Compare what was acknowledged with what the log holds."""
    wanted = {order for writer in writers for order in writer.acknowledged}
    assert len(wanted) == acknowledged(writers) > KILLS
    kept = TableRepository(repository.store, ChangeNotifier()).open(ref)
    past = folded(repository.store.since(kept.handle.id))
    with engine.connect() as connection:
        query = select(schema.events.c.order_key).where(
            schema.events.c.table_id == kept.handle.id, schema.events.c.number > 0
        )
        orders = Counter(connection.execute(query).scalars())
    there = [event.change.fields["title"] for event in past.changes if event.change]
    assert [*orders.values()] == [1] * len(orders)
    assert {*there} == {*orders}
    assert len(there) == len(orders)
    assert wanted <= {*orders}
    assert ref.startswith(CHANGE)
