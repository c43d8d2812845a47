"""The store of tables in a SQL database."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from adjudicator.core.values import Json
from adjudicator.tables.history import Event
from adjudicator.tables.keys import Keys, digest, keys_of, new_keys
from adjudicator.tables.repository import (
    ConflictError,
    Order,
    StoreUnavailableError,
    TableHandle,
)
from adjudicator.tables.serialization import deserialize_event, serialize_event_body
from adjudicator.tables.sql import schema
from adjudicator.tables.sql.dialects import dialect_of
from adjudicator.tables.sql.schema import refuse_newer

#: How long opening a table again isn't recorded, in seconds, so that not every read writes.
NOTED_FOR_S = 600.0
#: The margin of a sweep: a process with the table cached may have opened it this long after the
#: last record.
SWEEP_MARGIN_S = 2 * NOTED_FOR_S


def _unavailable(error: Exception) -> StoreUnavailableError:
    """The first line of a database's error, which doesn't hold the query."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return StoreUnavailableError(str(cause).split("\n", maxsplit=1)[0])


class SqlTableStore:
    """A `TableStore` in one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._dialect = dialect_of(engine.url)
        self._reader = self._dialect.reader(engine)
        # The driver itself raises if a connection breaks while it is being made.
        self._faults = (SQLAlchemyError, engine.dialect.loaded_dbapi.Error)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        try:
            with self._reader.connect() as connection:
                yield connection
        except self._faults as error:
            raise _unavailable(error) from error

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        try:
            connecting = self.engine.connect().execution_options(writing=True)
            with connecting as connection, connection.begin():
                yield connection
        except IntegrityError as error:
            raise ConflictError from error
        except self._faults as error:
            raise _unavailable(error) from error

    def begin(self, events: Sequence[Event], keys: Keys | None = None) -> TableHandle:
        """Store a new table with its first events."""
        keys = keys or new_keys()
        assert keys.change  # noqa: S101 - whoever begins a table may change it
        now = time.time()
        with self._writing() as connection:
            _check_version(connection)
            made = connection.execute(
                insert(schema.tables)
                .values(
                    change_digest=digest(keys.change),
                    look_digest=digest(keys.look),
                    begun=now,
                    opened=now,
                )
                .returning(schema.tables.c.id)
            )
            table_id = made.scalar_one()
            rows = [{"table_id": table_id, **_row(event)} for event in events]
            connection.execute(insert(schema.events), rows)
        return TableHandle(table_id, keys)

    def find(self, key: str) -> TableHandle | None:
        """Find the table that a key opens."""
        squeezed = digest(key)
        with self._reading() as connection:
            row = connection.execute(_FIND, {"digest": squeezed}).mappings().one_or_none()
        if row is None:
            return None
        refuse_newer(row["version"])
        if row["opened"] < time.time() - NOTED_FOR_S and not self._note_opened(row["id"]):
            return None
        may_change = bytes(row["change_digest"]) == squeezed
        return TableHandle(row["id"], keys_of(key) if may_change else Keys(key))

    def _note_opened(self, table_id: int) -> bool:
        """Note that a table is opened now; false if it was swept since it was found."""
        this = schema.tables.c.id == table_id
        # A full disk doesn't keep anyone from opening a table.
        with suppress(StoreUnavailableError), self._writing() as connection:
            noted = update(schema.tables).where(this).values(opened=time.time())
            return connection.execute(noted).rowcount > 0
        return True

    def append(self, table_id: int, event: Event, order: Order | None = None) -> None:
        """Append an event right after the last one, and tell other processes."""
        asked = {"order_key": order and order.key, "order_digest": order and order.digest}
        with self._writing() as connection:
            row = {"table_id": table_id, **asked, **_row(event)}
            if connection.execute(_APPEND, row).scalar() is None:
                _check_version(connection)
                raise ConflictError
            self._dialect.publish(connection, table_id, event.number)

    def follow(self, handle: TableHandle, last: Event | None = None) -> tuple[Event, ...] | None:
        """The events after one that was read before, or all; None if the log doesn't have it."""
        known = {"table": handle.id, "digest": digest(handle.keys.look)}
        after = {"after": last.number if last else -1}
        with self._reading() as connection:
            rows = connection.execute(_FOLLOW, known | after).mappings().all()
        if last is None:
            return tuple(_event(row) for row in rows) or None
        if not rows or not _is(rows[0], last):
            return None
        return tuple(_event(row) for row in rows[1:])

    def since(self, table_id: int, number: int = -1) -> tuple[Event, ...]:
        """The events after a number, in order."""
        after = {"table": table_id, "after": number}
        with self._reading() as connection:
            return tuple(_event(row) for row in connection.execute(_SINCE, after).mappings())

    def last_number(self, table_id: int) -> int:
        """The number of a table's last event."""
        with self._reading() as connection:
            return int(connection.execute(_LAST, {"table": table_id}).scalar() or 0)

    def order(self, table_id: int, key: str) -> Order | None:
        """The order that was carried out under a key, if any."""
        asked = {"table": table_id, "order": key}
        with self._reading() as connection:
            row = connection.execute(_ORDERED, asked).mappings().one_or_none()
        if row is None:
            return None
        return Order(key, bytes(row["order_digest"]) if row["order_digest"] else None)

    def all_ids(self) -> tuple[int, ...]:
        """The ids of all tables, oldest first."""
        with self._reading() as connection:
            found = connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))
            return tuple(found.scalars())

    def sweep(self, before: float, *, dry: bool = False) -> int:
        """Delete the tables that nobody opened since a time, or only count them."""
        old = schema.tables.c.opened < before - SWEEP_MARGIN_S
        if dry:
            with self._reading() as connection:
                query = select(func.count()).select_from(schema.tables).where(old)
                return int(connection.execute(query).scalar_one())
        with self._writing() as connection:
            _check_version(connection)
            # One statement deletes table and events together: a concurrent reader gets all of it or
            # nothing.
            return int(connection.execute(delete(schema.tables).where(old)).rowcount)


# The queries of every request, built once.
_TABLE, _EVENT = schema.tables.c, schema.events.c
_OF_TABLE = _EVENT.table_id == bindparam("table")
_VERSION = select(schema.version.c.version_num).scalar_subquery()
_FIND = select(_TABLE.id, _TABLE.change_digest, _TABLE.opened, _VERSION.label("version")).where(
    or_(_TABLE.change_digest == bindparam("digest"), _TABLE.look_digest == bindparam("digest"))
)
_SINCE = (
    select(schema.events)
    .where(_OF_TABLE, _EVENT.number > bindparam("after"))
    .order_by(_EVENT.number)
)
_LAST = select(func.max(_EVENT.number)).where(_OF_TABLE)
_ORDERED = select(_EVENT.order_digest).where(_OF_TABLE, _EVENT.order_key == bindparam("order"))
#: From the event that is known on; its own body isn't needed again.
_FOLLOW = (
    select(
        *(_EVENT[name] for name in ("number", "kind", "device", "at")),
        case((_EVENT.number > bindparam("after"), _EVENT.body)).label("body"),
    )
    .where(
        _OF_TABLE,
        _EVENT.number >= bindparam("after"),
        exists().where(_TABLE.id == bindparam("table"), _TABLE.look_digest == bindparam("digest")),
    )
    .order_by(_EVENT.number)
)
#: An event, if it follows the last one, and if the database is of this code's version.
_NEW = {column.name: bindparam(column.name, type_=column.type) for column in _EVENT}
_BEFORE = select(func.max(_EVENT.number)).where(_EVENT.table_id == _NEW["table_id"])
_FITTING = select(*_NEW.values()).where(
    _BEFORE.scalar_subquery() == _NEW["number"] - 1, _VERSION == schema.VERSION
)
_APPEND = insert(schema.events).from_select([*_NEW], _FITTING).returning(_EVENT.number)


def _check_version(connection: Connection) -> None:
    refuse_newer(connection.execute(select(_VERSION)).scalar())


def _is(row: RowMapping, event: Event) -> bool:
    """Whether a row is the event that was read before."""
    return bool((row["number"], row["at"], row["device"]) == (event.number, event.at, event.device))


def _row(event: Event) -> dict[str, Json]:
    return {
        "number": event.number,
        "kind": event.kind,
        "device": event.device,
        "at": event.at,
        "body": json.dumps(serialize_event_body(event), separators=(",", ":"), ensure_ascii=False),
    }


def _event(row: RowMapping) -> Event:
    return deserialize_event({str(name): row[name] for name in row}, json.loads(row["body"]))
