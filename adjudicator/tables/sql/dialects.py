"""Everything that differs between SQLite and PostgreSQL."""

import errno
import os
import sqlite3
import threading
import time
from functools import partial
from pathlib import Path
from typing import Protocol
from urllib.parse import quote

from sqlalchemy import (
    URL,
    BigInteger,
    Connection,
    Engine,
    Integer,
    create_engine,
    event,
    func,
    select,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.repository import StoreNotWritableError

#: How long to wait for another writer, or for a connection, in seconds.
TIMEOUT_S = 10
#: After how long an idle connection is pinged before it is used again, in seconds.
PING_AFTER_S = 0.5
#: How often the listener checks whether it should stop, in seconds.
LISTEN_S = 5.0
#: The PostgreSQL channel for notifications.
CHANNEL = "adjudicator"
#: The advisory lock that processes take to migrate one after another.
_MIGRATION_LOCK = 4217

#: Files that this process uses as a server. They stay open: to close one would drop SQLite's locks.
_CLAIMED: list[int] = []

#: A primary key that counts up: SQLite does so for its own integer type only.
COUNTER = BigInteger().with_variant(Integer, "sqlite")


class Dialect(Protocol):
    """The operations that differ between databases."""

    #: Whether several processes can share one database.
    multiprocess: bool

    def connect(self, url: URL, pool: int) -> Engine:
        """The engine for a database address."""

    def reader(self, engine: Engine) -> Engine:
        """The engine for single queries."""

    def lock_migrations(self, connection: Connection) -> None:
        """Let only one process migrate at a time."""

    def publish(self, connection: Connection, table_id: int, number: int) -> None:
        """Tell other processes the number of a table's new event."""

    def listen(self, engine: Engine, notifier: ChangeNotifier, stopping: threading.Event) -> None:
        """Pass on what other processes publish, until told to stop or the connection breaks."""

    def claim(self, url: URL) -> bool:
        """Register this server; false if another uses it and they can't notify each other."""

    def file(self, url: URL) -> Path | None:
        """The file of a database, if it is one."""

    def location(self, url: URL) -> str:
        """Where a database is, without a password."""

    def integrity(self, engine: Engine) -> str | None:
        """What an integrity check says, `ok` if all is well; None if there is no check."""


class Sqlite:
    """SQLite in a file, for one process."""

    multiprocess = False

    def connect(self, url: URL, pool: int) -> Engine:
        """The engine for a file, which is created if it doesn't exist."""
        file = Path(url.database or "").absolute()
        _make_writable(file)
        # Connections never create it: an empty file in place of a lost one would hide the loss.
        url = URL.create(
            "sqlite", database=f"file:{quote(str(file))}", query={"mode": "rw", "uri": "true"}
        )
        engine = create_engine(
            url,
            connect_args={"timeout": TIMEOUT_S},
            pool_size=pool,
            pool_timeout=TIMEOUT_S,
            hide_parameters=True,
        )
        event.listen(engine, "connect", _set_pragmas)
        event.listen(engine, "connect", partial(_note_file, file))
        event.listen(engine, "checkout", partial(_check_file, file))
        event.listen(engine, "begin", _begin)
        return engine

    def reader(self, engine: Engine) -> Engine:
        """The same engine without transactions: one query sees one state of the file anyway."""
        return engine.execution_options(alone=True)

    def lock_migrations(self, _connection: Connection) -> None:
        """Do nothing: there is one process."""

    def publish(self, _connection: Connection, _table_id: int, _number: int) -> None:
        """Do nothing: there is one process."""

    def listen(self, _engine: Engine, _notifier: ChangeNotifier, stopping: threading.Event) -> None:
        """Listen to nobody: there is one process."""
        stopping.set()

    def claim(self, url: URL) -> bool:
        """Lock the file as long as this process and its children live.

        This doesn't block anyone: SQLite's own locks are of another kind.
        """
        import fcntl  # noqa: PLC0415 - not every system has it; those that serve do

        _CLAIMED.append(os.open(self.file(url), os.O_RDONLY))
        try:
            fcntl.flock(_CLAIMED[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def file(self, url: URL) -> Path:
        """The database file."""
        return Path(url.database or ".")

    def location(self, url: URL) -> str:
        """The path of the file."""
        return str(url.database).removeprefix("file:")

    def integrity(self, engine: Engine) -> str:
        """SQLite's own quick check."""
        with engine.connect() as connection:
            return str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())


def _make_writable(file: Path) -> None:
    """Create the file if it isn't there; SQLite also writes other files beside it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    except OSError as error:
        raise StoreNotWritableError(error.strerror or str(error)) from error
    for place in (file, file.parent):
        if not os.access(place, os.W_OK):
            raise StoreNotWritableError(os.strerror(errno.EACCES))


def _set_pragmas(connection: sqlite3.Connection, _record: ConnectionPoolEntry) -> None:
    """Let readers work beside one writer, and acknowledge only what is on the disk."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _note_file(file: Path, _connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    record.info["file"] = _identity(file)


def _check_file(
    file: Path,
    _connection: DBAPIConnection,
    record: ConnectionPoolEntry,
    _proxy: PoolProxiedConnection,
) -> None:
    """Refuse a connection to a file that was moved or deleted: its data would be lost."""
    if record.info.get("file") != _identity(file):
        raise DisconnectionError


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _begin(connection: Connection) -> None:
    """Let a writer take the lock when it begins, not at its first write."""
    options = connection.get_execution_options()
    if not options.get("alone", False):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writing") else "BEGIN")


class Postgres:
    """PostgreSQL, for any number of processes."""

    multiprocess = True

    def connect(self, url: URL, pool: int) -> Engine:
        """The engine for a server's address."""
        engine = create_engine(
            url,
            connect_args={"connect_timeout": TIMEOUT_S},
            max_overflow=pool,
            pool_size=pool,
            pool_timeout=TIMEOUT_S,
            hide_parameters=True,
        )
        event.listen(engine, "checkin", _note_idle)
        event.listen(engine, "checkout", partial(_ping, engine))
        return engine

    def reader(self, engine: Engine) -> Engine:
        """An engine without transactions: each would cost two more round trips."""
        return engine.execution_options(isolation_level="AUTOCOMMIT")

    def lock_migrations(self, connection: Connection) -> None:
        """Take the lock until the transaction ends."""
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")

    def publish(self, connection: Connection, table_id: int, number: int) -> None:
        """Notify the channel when the transaction commits."""
        connection.execute(select(func.pg_notify(CHANNEL, f"{table_id} {number}")))

    def listen(self, engine: Engine, notifier: ChangeNotifier, stopping: threading.Event) -> None:
        """Pass on the notifications of the channel."""
        connection = engine.raw_connection()
        try:
            driver = connection.driver_connection
            assert driver is not None  # noqa: S101 - it has just been made
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
            # Notifications that came while nobody listened are not repeated.
            notifier.wake_all()
            while not stopping.is_set():
                for notice in driver.notifies(timeout=LISTEN_S):
                    table_id, number = map(int, notice.payload.split())
                    notifier.publish(table_id, number)
        finally:
            connection.invalidate()

    def claim(self, _url: URL) -> bool:
        """Nothing to register: servers notify each other."""
        return True

    def file(self, _url: URL) -> None:
        """No file."""

    def location(self, url: URL) -> str:
        """The address of the server, without the password."""
        return url.render_as_string(hide_password=True)

    def integrity(self, _engine: Engine) -> None:
        """PostgreSQL has no such check."""


def _note_idle(_connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
    record.info["idle-since"] = time.monotonic()


def _ping(
    engine: Engine,
    connection: DBAPIConnection,
    record: ConnectionPoolEntry,
    _proxy: PoolProxiedConnection,
) -> None:
    """Ping a connection that was idle; one that was just used still works."""
    if time.monotonic() - record.info.get("idle-since", time.monotonic()) < PING_AFTER_S:
        return
    try:
        engine.dialect.do_ping(connection)
    except engine.dialect.loaded_dbapi.Error as error:
        raise DisconnectionError from error


_DIALECTS: dict[str, Dialect] = {"sqlite": Sqlite(), "postgresql": Postgres()}


def dialect_of(url: URL) -> Dialect:
    """The dialect of a database address."""
    return _DIALECTS[url.get_backend_name()]
