"""The database behind the store: SQLite in a file, or PostgreSQL where its address is given."""

import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DisconnectionError

#: How long a writer waits for another, and anybody for a connection, in seconds.
PATIENCE = 10
#: How long to wait before the store is tried again that could not be prepared, in seconds.
PAUSE = 1.0
#: After how long a connection is asked whether it still holds, in seconds.
RESTED = 0.5


def chosen_url(folder: str | None) -> URL:
    """Where tables are kept: in a folder that was named, else as usual."""
    return file_url(Path(folder)) if folder else usual_url()


def usual_url() -> URL:
    """Where tables are kept: as the environment says, else in the user's data folder."""
    if given := os.environ.get("DATABASE_URL"):
        return _spelled(make_url(given))
    folder = os.environ.get("ADJUDICATOR_STORE") or platformdirs.user_data_dir(
        "adjudicator", appauthor=False
    )
    return file_url(Path(folder))


def file_url(folder: Path) -> URL:
    """The database of a folder."""
    return URL.create("sqlite", database=str(folder / "tables.sqlite3"))


def _spelled(url: URL) -> URL:
    """PostgreSQL under every name that hosts give it, by the driver that we have."""
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


@contextmanager
def opened(url: URL, *, pool: int = 16) -> Iterator[Engine]:
    """The engine for an address, until its user is done with it: then its connections close."""
    engine = connect(url, pool=pool)
    try:
        yield engine
    finally:
        engine.dispose()


def connect(url: URL, *, pool: int = 16) -> Engine:
    """The engine for an address; the folder of a file is made. Whoever connects disposes of it.

    What was sent to the database stands in no error: it is told in logs.
    """
    usual = {"pool_size": pool, "pool_timeout": PATIENCE, "hide_parameters": True}
    if url.get_backend_name() == "sqlite":
        return _on_file(Path(url.database or ""), usual)
    engine = create_engine(
        url, max_overflow=pool, connect_args={"connect_timeout": PATIENCE}, **usual
    )
    event.listen(engine, "checkin", _note_rest)
    event.listen(engine, "checkout", partial(_still_there, engine))
    return engine


def _note_rest(_connection: Any, record: Any) -> None:  # noqa: ANN401
    record.info["rests"] = time.monotonic()


def _still_there(engine: Engine, connection: Any, record: Any, _proxy: Any) -> None:  # noqa: ANN401
    """Ask a line that has rested whether it still holds; one that was just used does."""
    if time.monotonic() - record.info.get("rests", time.monotonic()) < RESTED:
        return
    try:
        engine.dialect.do_ping(connection)
    except engine.dialect.loaded_dbapi.Error as error:
        raise DisconnectionError from error


def _on_file(file: Path, usual: dict[str, Any]) -> Engine:
    file = file.absolute()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    # Never made anew later: an empty file in place of one that is gone would hide the loss.
    url = URL.create(
        "sqlite", database=f"file:{quote(str(file))}", query={"mode": "rw", "uri": "true"}
    )
    engine = create_engine(url, connect_args={"timeout": PATIENCE}, **usual)
    event.listen(engine, "connect", _careful)
    event.listen(engine, "connect", partial(_note_file, file))
    event.listen(engine, "checkout", partial(_same_file, file))
    event.listen(engine, "begin", _at_once)
    return engine


def _careful(connection: sqlite3.Connection, _record: Any) -> None:  # noqa: ANN401
    """Readers beside one writer, and nothing acknowledged that is not on the disk."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _note_file(file: Path, _connection: Any, record: Any) -> None:  # noqa: ANN401
    record.info["file"] = _identity(file)


def _same_file(file: Path, _connection: Any, record: Any, _proxy: Any) -> None:  # noqa: ANN401
    """Write to no file that was taken away meanwhile: what it takes would be lost."""
    if record.info.get("file") != _identity(file):
        raise DisconnectionError


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _at_once(connection: Connection) -> None:
    """A writer takes its turn when it begins, not half way through."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def prepare(engine: Engine) -> Callable[[], None]:
    """Bring the database to today's version; one that does not answer yet is tried again.

    Returns how to stop trying.
    """
    stopping = threading.Event()
    try:
        migrate(engine)
    except Exception as error:  # noqa: BLE001 - a server without its store still rules on examples
        logging.getLogger("adjudicator").warning("The store is not ready: %s", type(error).__name__)
        threading.Thread(target=_prepare_later, args=(engine, stopping), daemon=True).start()
    return stopping.set


def _prepare_later(engine: Engine, stopping: threading.Event) -> None:
    while not stopping.wait(PAUSE):
        try:
            migrate(engine)
        except Exception:  # noqa: BLE001, S112 - as above; pages tell of it meanwhile
            continue
        return


def migrate(engine: Engine) -> None:
    """Bring the database to the version that the code expects."""
    if version(engine) == newest():
        return
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            # Several processes that start at once take turns.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4217)")
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version(engine: Engine) -> str | None:
    """The version that the database is at."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


@cache
def newest() -> str | None:
    """The version that the code expects."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("adjudicator.tables.sql") / "migrations"))
    return config
