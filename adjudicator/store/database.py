"""The database behind the store: SQLite in a file, or PostgreSQL where its address is given."""

import os
import sqlite3
from importlib.resources import files
from pathlib import Path
from typing import Any

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url

#: How long a writer waits for another, in seconds.
PATIENCE = 10


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


def connect(url: URL, *, pool: int = 16) -> Engine:
    """The engine for an address; the folder of a file is made."""
    if url.get_backend_name() == "sqlite":
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(url, connect_args={"timeout": PATIENCE}, pool_size=pool)
        event.listen(engine, "connect", _careful)
        event.listen(engine, "begin", _at_once)
        return engine
    return create_engine(url, pool_size=pool, max_overflow=pool, pool_pre_ping=True)


def _careful(connection: sqlite3.Connection, _record: Any) -> None:  # noqa: ANN401
    """Readers beside one writer, and nothing acknowledged that is not on the disk."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _at_once(connection: Connection) -> None:
    """A writer takes its turn when it begins, not half way through."""
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: Engine) -> None:
    """Bring the database to the version that the code expects."""
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if connection.dialect.name == "postgresql":
            # Several processes that start at once take turns.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4217)")
        command.upgrade(_config(connection), "head")


def version(engine: Engine) -> str | None:
    """The version that the database is at."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("adjudicator.store") / "migrations"))
    config.attributes["connection"] = connection
    return config
