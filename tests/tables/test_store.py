"""The store: ids once, events one after another, and a log that is never contradicted."""

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from sqlalchemy import Engine, update

from adjudicator.app.repository import Author, OrderReusedError, TableRepository
from adjudicator.app.stored_table import CHANGE, NoTableError, refs
from adjudicator.cli import main
from adjudicator.tables.history import Event, EventLabel
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.repository import ConflictError, Order, StoreTooNewError, TableStore
from adjudicator.tables.sql import schema
from adjudicator.tables.sql.database import file_url, migrate, newest, open_engine
from adjudicator.tables.sql.store import NOTED_FOR_S, SqlTableStore
from tests.support.apps import an_app, visitor
from tests.support.routes import kept
from tests.tables.conftest import SERVERS
from tests.tables.test_repository import SCENE, at, moved

DAY = 86_400.0


def _event(number: int) -> Event:
    return Event(number, "undo", "phone", time.time(), EventLabel("did.undone"), numbers=(1,))


@pytest.mark.parametrize("table_store", SERVERS, indirect=True)
def test_the_id_of_a_swept_table_is_never_given_to_another(table_store: TableStore) -> None:
    """A link that opened the old table opens nothing, in a process that knew it too."""
    repository = TableRepository(table_store, ChangeNotifier())
    old = repository.begin(SCENE, "one")
    assert table_store.sweep(time.time() + DAY) == 1
    new = repository.begin(SCENE, "two")
    assert new.handle.id != old.handle.id
    for ref in refs(old.handle.keys):
        with pytest.raises(NoTableError):
            repository.open(ref)
    with pytest.raises(NoTableError):
        repository.change(old, Author("one"), moved("A", 1, 0))
    assert repository.open(refs(new.handle.keys)[1]).history.number == 0


def test_an_event_is_stored_only_right_after_the_last_one(table_store: TableStore) -> None:
    """Neither a number that is taken nor one that leaves a gap."""
    handle = TableRepository(table_store, ChangeNotifier()).begin(SCENE, "one").handle
    for number in (0, 2, 11):
        with pytest.raises(ConflictError):
            table_store.append(handle.id, _event(number))
    table_store.append(handle.id, _event(1))
    assert table_store.last_number(handle.id) == 1


def test_a_key_is_bound_to_what_was_ordered(repository: TableRepository) -> None:
    """The same order again is done once; another one under its key is refused."""
    stored = repository.begin(SCENE, "one")
    for _ in range(2):
        repository.change(stored, Author("one", order=Order("k", b"x" * 32)), moved("A", 1, 0))
    with pytest.raises(OrderReusedError):
        repository.change(stored, Author("one", order=Order("k", b"y" * 32)), moved("A", 2, 0))
    now = repository.open(refs(stored.handle.keys)[1])
    assert (now.history.number, at(now, "A")) == (1, [1, 0])


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    """A store in a file."""
    with open_engine(file_url(tmp_path)) as engine:
        migrate(engine)
        yield engine


@pytest.mark.parametrize("in_place", [False, True])
def test_a_replaced_file_is_noticed(engine: Engine, tmp_path: Path, *, in_place: bool) -> None:
    """The table is shown as the file has it, and goes on from there; what it lacks is gone."""
    repository = TableRepository(SqlTableStore(engine), ChangeNotifier())
    stored = repository.begin(SCENE, "one")
    repository.change(stored, Author("one"), moved("A", 1, 0))
    engine.dispose()
    file = tmp_path / "tables.sqlite3"
    shutil.copy(file, tmp_path / "backup")
    repository.change(stored, Author("one"), moved("A", 2, 0))
    repository.change(stored, Author("one"), moved("A", 3, 0))
    later = repository.begin(SCENE, "two")
    engine.dispose()
    if in_place:
        file.write_bytes((tmp_path / "backup").read_bytes())
    else:
        os.replace(tmp_path / "backup", file)  # noqa: PTH105 - as a person would
    other = TableRepository(SqlTableStore(engine), ChangeNotifier()).begin(SCENE, "three")
    assert other.handle.id == later.handle.id, "the file counts on from where it was"
    now = repository.open(refs(stored.handle.keys)[1])
    assert (now.history.number, at(now, "A")) == (1, [1, 0])
    assert repository.change(stored, Author("one"), moved("B", 9, 6)).history.number == 2
    with pytest.raises(NoTableError):
        repository.open(refs(later.handle.keys)[1])


def test_a_table_is_not_swept_while_it_is_opened(engine: Engine) -> None:
    """One that was noted a day ago and opened minutes later stays, and opening notes it anew."""
    store = SqlTableStore(engine)
    repository = TableRepository(store, ChangeNotifier())
    stored = repository.begin(SCENE, "one")
    with engine.begin() as connection:
        noted = time.time() - DAY - NOTED_FOR_S
        connection.execute(update(schema.tables).values(opened=noted))
    assert store.sweep(time.time() - DAY) == 0
    assert store.find(stored.handle.keys.look)
    assert store.sweep(time.time() - NOTED_FOR_S) == 0


def test_a_table_that_is_swept_as_it_is_opened_is_not_found(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between finding and noting it, a sweep may have come."""
    store = SqlTableStore(engine)
    handle = TableRepository(store, ChangeNotifier()).begin(SCENE, "one").handle
    with engine.begin() as connection:
        connection.execute(update(schema.tables).values(opened=0.0))
    note = store._note_opened  # noqa: SLF001 - where the sweep comes between
    monkeypatch.setattr(store, "_note_opened", lambda id_: (store.sweep(time.time()), note(id_))[1])
    assert store.find(handle.keys.look) is None


def test_the_code_knows_the_version_of_its_last_migration() -> None:
    """It says so where no migration is read."""
    assert newest() == schema.VERSION


def _become_newer(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")


def test_a_newer_store_is_left_alone(engine: Engine) -> None:
    """Also by a program that was there before it was migrated."""
    store = SqlTableStore(engine)
    repository = TableRepository(store, ChangeNotifier())
    stored = repository.begin(SCENE, "one")
    _become_newer(engine)
    for refused in (
        lambda: migrate(engine),
        lambda: repository.begin(SCENE, "one"),
        lambda: repository.change(stored, Author("one"), moved("A", 1, 0)),
        lambda: store.find(stored.handle.keys.look),
        lambda: store.sweep(time.time()),
    ):
        with pytest.raises(StoreTooNewError):
            refused()
    assert store.last_number(stored.handle.id) == 0


def test_a_server_does_not_start_on_a_newer_store(
    engine: Engine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says what to do."""
    _become_newer(engine)
    assert main(["serve", "--store", str(tmp_path), "--port", "0"]) == 1
    assert "Start the newer version" in capsys.readouterr().err


def test_a_server_says_that_it_cannot_write(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence for a folder that can't be made, and for one that is read-only."""
    (tmp_path / "file").touch()
    assert main(["serve", "--store", str(tmp_path / "file" / "store"), "--port", "0"]) == 1
    assert "Can't store tables in" in capsys.readouterr().err
    monkeypatch.setattr(os, "access", lambda _path, mode: mode != os.W_OK)
    assert main(["serve", "--store", str(tmp_path), "--port", "0"]) == 1
    assert "Permission denied" in capsys.readouterr().err


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Flask]:
    """An app on a store of its own."""
    with an_app(file_url(tmp_path / "served")) as app:
        yield app


def test_pages_tell_of_a_reused_key_and_of_a_newer_store(app: Flask) -> None:
    """Each in a sentence, and nothing is done."""
    client = visitor(app)
    _, ref = kept(client)
    order = {"do": "title", "title": "One", "order-key": "k1"}
    for seen in ("0", "1"):
        answer = client.post(f"/table/{ref}/setup", data={**order, "seen": seen})
        assert answer.status_code == 303
    other = client.post(f"/table/{ref}/setup", data={**order, "title": "Two"})
    assert other.status_code == 409
    assert "already used this key" in other.text
    undo = client.post(f"/table/{ref}/undo", data={"order-key": "k1"})
    assert undo.status_code == 409
    assert "already used this key" in undo.get_json()["says"]
    repository = app.extensions["repository"]
    assert repository.open(ref).history.number == 1
    _become_newer(repository.store.engine)
    told = client.post(f"/table/{ref}/setup", data={"do": "title", "title": "Three"})
    assert told.status_code == 503
    assert "newer version" in told.text
    assert ref.startswith(CHANGE)


def test_a_page_asks_with_the_number_that_a_yes_brings_along(app: Flask) -> None:
    """Two phones: one undoes what the other went on from, is asked, and says yes to just that."""
    one, two = visitor(app), visitor(app)
    _, ref = kept(one)
    address = f"/table/{ref}"
    put = {"do": "put", "piece": "wall-2", "x": "3.5", "y": "3.0"}
    assert one.post(f"{address}/setup", data=put).status_code == 303
    (wall,) = app.extensions["repository"].open(ref).history.scene["components"]
    assert (
        two.post(f"{address}/setup", data={"do": "turn", "component": wall["id"]}).status_code
        == 303
    )
    told = one.post(f"{address}/undo", data={"number": "1"})
    assert told.status_code == 409
    assert (told.get_json()["ask"], told.get_json()["asked"]) == (True, 2)
    assert "phone 3 built on your change" in told.get_json()["says"]
    for _ in range(2):
        answer = one.post(f"{address}/undo", data={"number": "1", "asked": "2"})
        assert answer.status_code == 303
    past = app.extensions["repository"].open(ref).history
    assert (past.number, past.undone) == (3, {1})
