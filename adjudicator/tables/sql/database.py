"""The database behind the store: SQLite in a file, or PostgreSQL if an address is given."""

import logging
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.resources import files
from pathlib import Path

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.sql.dialects import dialect_of
from adjudicator.tables.sql.schema import refuse_newer

#: How long to wait before trying again after the database failed, in seconds.
PAUSE = 1.0


def chosen_url(folder: str | None) -> URL:
    """The database in a folder, or the default one if no folder is given."""
    return file_url(Path(folder)) if folder else default_url()


def default_url() -> URL:
    """The database that the environment names, or the one in the user's data folder."""
    if given := os.environ.get("DATABASE_URL"):
        return _with_driver(make_url(given))
    folder = os.environ.get("ADJUDICATOR_STORE") or platformdirs.user_data_dir(
        "adjudicator", appauthor=False
    )
    return file_url(Path(folder))


def file_url(folder: Path) -> URL:
    """The SQLite database in a folder."""
    return URL.create("sqlite", database=str(folder / "tables.sqlite3"))


def _with_driver(url: URL) -> URL:
    """PostgreSQL under either of the names that hosts use, with the driver that we install."""
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


@contextmanager
def open_engine(url: URL, *, pool: int = 16) -> Iterator[Engine]:
    """The engine for an address; its connections are closed at the end.

    Errors don't hold the parameters of queries, because they are logged.
    """
    engine = dialect_of(url).connect(url, pool)
    try:
        yield engine
    finally:
        engine.dispose()


def prepare(engine: Engine) -> Callable[[], None]:
    """Migrate the database; if it can't be reached, retry in the background.

    Returns a function that stops retrying.
    """
    stopping = threading.Event()
    try:
        migrate(engine)
    except Exception as error:  # noqa: BLE001 - without its store, a server still judges examples
        logging.getLogger("adjudicator").warning("The store is not ready: %s", type(error).__name__)
        threading.Thread(target=_prepare_later, args=(engine, stopping), daemon=True).start()
    return stopping.set


def _prepare_later(engine: Engine, stopping: threading.Event) -> None:
    while not stopping.wait(PAUSE):
        try:
            migrate(engine)
        except Exception:  # noqa: BLE001, S112 - as above; pages say so meanwhile
            continue
        return


def migrate(engine: Engine) -> None:
    """Bring the database to the version that the code expects; a newer one is refused."""
    found = version(engine)
    refuse_newer(found)
    if found == newest():
        return
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        dialect_of(engine.url).lock_migrations(connection)
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def refuse_unusable(url: URL) -> None:
    """Refuse a store that a server must not or can't begin with.

    One that doesn't answer yet is none of these: the server waits for it.
    """
    with open_engine(url, pool=1) as engine, suppress(SQLAlchemyError):
        refuse_newer(version(engine))


def version(engine: Engine) -> str | None:
    """The version of the database."""
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


def listen(engine: Engine, notifier: ChangeNotifier) -> Callable[[], None]:
    """Pass on what other processes publish; returns a function that stops it."""
    stopping = threading.Event()
    if dialect_of(engine.url).multiprocess:
        arguments = (engine, notifier, stopping)
        threading.Thread(target=_keep_listening, args=arguments, daemon=True).start()
    return stopping.set


def _keep_listening(engine: Engine, notifier: ChangeNotifier, stopping: threading.Event) -> None:
    while not stopping.is_set():
        try:
            dialect_of(engine.url).listen(engine, notifier, stopping)
        except Exception:  # noqa: BLE001 - whatever broke the connection, it is tried again
            stopping.wait(PAUSE)
