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
    delete,
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
from adjudicator.tables.repository import ConflictError, StoreUnavailableError, TableHandle
from adjudicator.tables.serialization import deserialize_event, serialize_event_body
from adjudicator.tables.sql import schema
from adjudicator.tables.sql.dialects import dialect_of

#: How long opening a table again isn't noted, in seconds: reading need not write each time.
NOTED_FOR_S = 86_400.0


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
        if row["opened"] < time.time() - NOTED_FOR_S:
            # A full disk doesn't keep anyone from opening a table.
            with suppress(StoreUnavailableError):
                self._note_opened(row["id"])
        may_change = bytes(row["change_digest"]) == squeezed
        return TableHandle(row["id"], keys_of(key) if may_change else Keys(key))

    def _note_opened(self, table_id: int) -> None:
        columns = schema.tables.c
        with self._writing() as connection:
            connection.execute(
                update(schema.tables).where(columns.id == table_id).values(opened=time.time())
            )

    def append(self, table_id: int, event: Event, order_key: str | None = None) -> None:
        """Append an event, and tell other processes."""
        with self._writing() as connection:
            row = {"table_id": table_id, "order_key": order_key, **_row(event)}
            connection.execute(insert(schema.events), row)
            self._dialect.publish(connection, table_id, event.number)

    def since(self, table_id: int, number: int = -1) -> tuple[Event, ...]:
        """The events after a number, in order."""
        after = {"table": table_id, "after": number}
        with self._reading() as connection:
            return tuple(_event(row) for row in connection.execute(_SINCE, after).mappings())

    def last_number(self, table_id: int) -> int:
        """The number of a table's last event."""
        with self._reading() as connection:
            return int(connection.execute(_LAST, {"table": table_id}).scalar() or 0)

    def number_of_order(self, table_id: int, order_key: str) -> int | None:
        """The number of the event with an order key, if any."""
        asked = {"table": table_id, "order": order_key}
        with self._reading() as connection:
            return connection.execute(_ORDERED, asked).scalar()

    def all_ids(self) -> tuple[int, ...]:
        """The ids of all tables, oldest first."""
        with self._reading() as connection:
            found = connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))
            return tuple(found.scalars())

    def sweep(self, before: float, *, dry: bool = False) -> int:
        """Delete the tables that nobody opened since a time, or only count them."""
        old = schema.tables.c.opened < before
        if dry:
            with self._reading() as connection:
                query = select(func.count()).select_from(schema.tables).where(old)
                return int(connection.execute(query).scalar_one())
        with self._writing() as connection:
            ids = select(schema.tables.c.id).where(old)
            connection.execute(delete(schema.events).where(schema.events.c.table_id.in_(ids)))
            return int(connection.execute(delete(schema.tables).where(old)).rowcount)


# The queries of every request, built once.
_TABLE, _EVENT = schema.tables.c, schema.events.c
_OF_TABLE = _EVENT.table_id == bindparam("table")
_FIND = select(_TABLE.id, _TABLE.change_digest, _TABLE.opened).where(
    or_(_TABLE.change_digest == bindparam("digest"), _TABLE.look_digest == bindparam("digest"))
)
_SINCE = (
    select(schema.events)
    .where(_OF_TABLE, _EVENT.number > bindparam("after"))
    .order_by(_EVENT.number)
)
_LAST = select(func.max(_EVENT.number)).where(_OF_TABLE)
_ORDERED = select(_EVENT.number).where(_OF_TABLE, _EVENT.order_key == bindparam("order"))


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
