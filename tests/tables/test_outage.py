"""Disk full and database gone: told on the page, nothing lost, and well again by itself."""

import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import URL, Engine, event, make_url

from adjudicator.app.repository import Author, TableRepository
from adjudicator.app.stored_table import refs
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.sql.database import file_url, listen, migrate, newest, open_engine, version
from adjudicator.tables.sql.store import SqlTableStore
from tests.support.apps import an_app, visitor
from tests.support.postgres import Postgres, postgres_server
from tests.support.routes import SCENE, kept, number
from tests.tables.test_repository import moved


@pytest.fixture
def own_app(tmp_path: Path) -> Iterator[Flask]:
    """An app on a store of its own."""
    with an_app(file_url(tmp_path / "store")) as app:
        yield app


def _mirror(client: FlaskClient, ref: str) -> Any:  # noqa: ANN401
    return client.post(f"/table/{ref}/setup", data={"do": "mirror"})


def _told(answer: Any) -> bool:  # noqa: ANN401
    """Whether a page tells that the store is at fault, and that nothing is lost."""
    return answer.status_code == 503 and "nothing is lost" in answer.text


def _rules_on(client: FlaskClient) -> bool:
    """Whether an example can be asked about."""
    answer = client.get("/table/tuesday-table?from=gibraltar&to=wraith")
    return answer.status_code == 200 and 'data-answer="' in answer.text


def test_a_full_disk_is_told(own_app: Flask) -> None:
    """Changes are refused with words, looking goes on, and with room all goes on where it was."""
    client, engine = visitor(own_app), own_app.extensions["repository"].store.engine
    _, ref = kept(client)
    assert _mirror(client, ref).status_code == 303

    def fill(connection: Any, *_: object) -> None:  # noqa: ANN401
        used = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {used}")

    engine.dispose()
    event.listen(engine, "connect", fill)
    codes = []
    while not codes or codes[-1] == 303:
        codes.append((answer := _mirror(client, ref)).status_code)
        assert len(codes) < 500
    assert _told(answer)
    assert _told(client.post("/table/tuesday-table/share"))
    assert number(client, ref) == len(codes)
    assert client.get(f"/table/{ref}").status_code == 200
    assert _rules_on(client)
    event.remove(engine, "connect", fill)
    engine.dispose()
    assert _mirror(client, ref).status_code == 303
    again = TableRepository(SqlTableStore(engine), ChangeNotifier()).open(ref)
    assert [one.number for one in again.history.events] == [*range(len(codes) + 2)]


def test_a_file_that_is_taken_away_is_told(own_app: Flask, tmp_path: Path) -> None:
    """Nothing is written where nobody would find it, no empty store is put in its place."""
    client = visitor(own_app)
    _, ref = kept(client)
    assert _mirror(client, ref).status_code == 303
    store, away = tmp_path / "store", tmp_path / "away"
    store.rename(away)
    for _ in range(2):
        assert _told(_mirror(client, ref))
        assert _told(client.get(f"/table/{ref}"))
        assert _told(client.get(f"/table/{ref}/since"))
    assert _rules_on(client)
    store.mkdir()
    assert _told(_mirror(client, ref))
    assert not (store / "tables.sqlite3").exists()
    store.rmdir()
    away.rename(store)
    assert _mirror(client, ref).status_code == 303
    assert number(client, ref) == 2


def test_a_file_that_is_no_database_is_told(own_app: Flask, tmp_path: Path) -> None:
    """A file that something else has written over is left as it is."""
    client = visitor(own_app)
    _, ref = kept(client)
    file = tmp_path / "store" / "tables.sqlite3"
    own_app.extensions["repository"].store.engine.dispose()
    well = file.read_bytes()
    file.write_bytes(b"something else" * 500)
    assert _told(_mirror(client, ref))
    assert _rules_on(client)
    own_app.extensions["repository"].store.engine.dispose()
    for more in ("-wal", "-shm"):
        Path(f"{file}{more}").unlink(missing_ok=True)
    file.write_bytes(well)
    assert _mirror(client, ref).status_code == 303


@pytest.fixture
def server() -> Iterator[Postgres]:
    """A PostgreSQL server of one's own, to be stopped."""
    with postgres_server() as server:
        yield server


@pytest.fixture
def using(server: Postgres) -> Iterator[ExitStack]:
    """What is closed after a test, while the server still runs."""
    assert server.address
    with ExitStack() as using:
        yield using


def _address(server: Postgres) -> URL:
    return make_url(server.address).set(drivername="postgresql+psycopg")


def _engine(server: Postgres) -> AbstractContextManager[Engine]:
    return open_engine(_address(server), pool=4)


def _soon(happened: Any, patience: float = 8.0) -> float:  # noqa: ANN401
    """Wait until something is so; how long it took, in seconds."""
    begun = time.monotonic()
    while not happened():
        assert time.monotonic() < begun + patience
        time.sleep(0.02)
    return time.monotonic() - begun


def test_a_database_that_is_gone_is_told(server: Postgres, using: ExitStack) -> None:
    """PostgreSQL stops and comes back: pages, changes and news go on without a restart."""
    app = using.enter_context(an_app(_address(server)))
    client, engine = visitor(app), using.enter_context(_engine(server))
    _, ref = kept(client)
    assert _mirror(client, ref).status_code == 303
    server.stop()
    assert _told(_mirror(client, ref))
    assert _told(client.get(f"/table/{ref}"))
    assert _rules_on(client)
    late = using.enter_context(an_app(_address(server)))
    assert _told(visitor(late).get(f"/table/{ref}"))
    server.start()
    assert _mirror(client, ref).status_code == 303
    assert number(client, ref) == 2
    # One that was started while the database was away comes to it by itself.
    _soon(lambda: visitor(late).get(f"/table/{ref}").status_code == 200)
    # And the connection that listens for others' changes is there again.
    other = TableRepository(SqlTableStore(engine), ChangeNotifier())
    table = other.open(ref)
    notifier = app.extensions["repository"].notifier

    with notifier.subscribe(table.handle.id) as changes:

        def heard() -> bool:
            last = other.change(
                table, Author("other"), moved("A", 1, other.open(ref).history.number % 5)
            )
            return bool(changes.wait(last.history.number - 1, 0.5))

        _soon(heard)


def test_processes_share_the_news(server: Postgres, using: ExitStack) -> None:
    """What one process writes another hears within a second, also after its line broke."""
    here, there = (using.enter_context(_engine(server)) for _ in range(2))
    migrate(here)
    writer, reader = (
        TableRepository(SqlTableStore(here), ChangeNotifier()),
        TableRepository(SqlTableStore(there), ChangeNotifier()),
    )
    using.callback(listen(there, reader.notifier))
    table = writer.begin(SCENE, "phone")
    ref = refs(table.handle.keys)[1]
    changes = using.enter_context(reader.notifier.subscribe(table.handle.id))
    _soon(lambda: _listeners(here) == 1)
    for column in range(1, 4):
        waiting = threading.Thread(target=writer.change, args=_step(table, column))
        waiting.start()
        begun = time.monotonic()
        assert changes.wait(column - 1, 5)
        assert time.monotonic() - begun < 1
        waiting.join()
        assert reader.open(ref).history.number == column
    with here.begin() as connection:
        connection.exec_driver_sql(f"SELECT pg_terminate_backend(pid) {_LISTENING}")
    writer.change(*_step(table, 5))
    # What was told while the line was down is looked for when it is up again.
    assert changes.wait(3, 5)
    _soon(lambda: _listeners(here) == 1)
    writer.change(*_step(table, 6))
    assert changes.wait(4, 1)
    assert reader.open(ref).history.number == 5


_LISTENING = "FROM pg_stat_activity WHERE query LIKE 'LISTEN %%'"


def _listeners(engine: Engine) -> int:
    with engine.connect() as connection:
        counted = connection.exec_driver_sql(f"SELECT count(*) {_LISTENING}").scalar()
        return int(counted or 0)


def _step(table: Any, column: int) -> tuple[Any, Author, Any]:  # noqa: ANN401
    return table, Author("phone"), moved("A", column, 0)


def test_processes_that_start_at_once_do_not_clash(server: Postgres, using: ExitStack) -> None:
    """Six bring an empty database up to date together; each finds it done."""
    engines = [using.enter_context(_engine(server)) for _ in range(6)]
    assert not _started(engines)
    assert {version(engine) for engine in engines} == {newest()}


def _started(engines: list[Engine]) -> list[Exception]:
    """What goes wrong where each is migrated while the others are."""
    faults: list[Exception] = []

    def start(engine: Engine) -> None:
        try:
            migrate(engine)
        except Exception as fault:  # noqa: BLE001 - whatever it is, the test tells
            faults.append(fault)

    threads = [threading.Thread(target=start, args=(engine,)) for engine in engines]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return faults


def test_processes_that_start_at_once_share_a_file(tmp_path: Path) -> None:
    """The same for a file."""
    with ExitStack() as using:
        engines = [using.enter_context(open_engine(file_url(tmp_path))) for _ in range(4)]
        assert not _started(engines)
        assert {version(engine) for engine in engines} == {newest()}
