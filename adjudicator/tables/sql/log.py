"""The log of all tables: events are added, never changed."""

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

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

from adjudicator.tables.history import Event
from adjudicator.tables.keys import Keys, digest, keys_of, new_keys
from adjudicator.tables.serialization import deserialize_event, serialize_event_body
from adjudicator.tables.sql import schema

#: How long a look at a table may go unnoted, in seconds: reading need not write each time.
NOTED = 86_400.0


class Unavailable(Exception):  # noqa: N818 - not an error of ours
    """The database cannot be reached, or cannot take more: nothing was changed."""


class ConflictError(Exception):
    """Somebody else added an event first, or the same order came before."""


def _unavailable(error: Exception) -> Unavailable:
    """What a database says of itself, in its first line: not what it was asked."""
    told = error.orig if isinstance(error, DBAPIError) else error
    return Unavailable(str(told).split("\n", maxsplit=1)[0])


@dataclass(frozen=True)
class TableHandle:
    """A table in the log, and whether the key that found it may change it."""

    id: int
    keys: Keys


class Log:
    """All tables of one database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        # A query alone needs no transaction around it, each of them two more ways to the server.
        self._reader = engine
        if engine.dialect.name == "postgresql":
            self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")
        # A line that breaks while it is being made is told by the driver itself.
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
        """A new table with the events that it begins with."""
        keys = keys or new_keys()
        assert keys.change  # noqa: S101 - a table is begun by one who may change it
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
        """The table that a key opens."""
        squeezed = digest(key)
        with self._reading() as connection:
            row = connection.execute(_FIND, {"digest": squeezed}).mappings().one_or_none()
        if row is None:
            return None
        if row["opened"] < time.time() - NOTED:
            # A full disk keeps nobody from looking.
            with suppress(Unavailable):
                self._note_opened(row["id"])
        may_change = bytes(row["change_digest"]) == squeezed
        return TableHandle(row["id"], keys_of(key) if may_change else Keys(key))

    def _note_opened(self, table_id: int) -> None:
        columns = schema.tables.c
        with self._writing() as connection:
            connection.execute(
                update(schema.tables).where(columns.id == table_id).values(opened=time.time())
            )

    def add(self, table_id: int, event: Event, order_key: str | None = None) -> None:
        """One more event, if its number is the next one still."""
        with self._writing() as connection:
            row = {"table_id": table_id, "order_key": order_key, **_row(event)}
            connection.execute(insert(schema.events), row)
            if connection.dialect.name == "postgresql":
                connection.execute(select(func.pg_notify(CHANNEL, f"{table_id} {event.number}")))

    def since(self, table_id: int, number: int = -1) -> tuple[Event, ...]:
        """The events after a number, in order."""
        after = {"table": table_id, "after": number}
        with self._reading() as connection:
            return tuple(_event(row) for row in connection.execute(_SINCE, after).mappings())

    def last(self, table_id: int) -> int:
        """The number of a table's last event."""
        with self._reading() as connection:
            return int(connection.execute(_LAST, {"table": table_id}).scalar() or 0)

    def ordered(self, table_id: int, order_key: str) -> int | None:
        """The number of the event that an order led to, if it came before."""
        asked = {"table": table_id, "order": order_key}
        with self._reading() as connection:
            return connection.execute(_ORDERED, asked).scalar()

    def all_ids(self) -> tuple[int, ...]:
        """Every table, in the order in which they were begun."""
        with self._reading() as connection:
            found = connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id))
            return tuple(found.scalars())

    def sweep(self, before: float, *, dry: bool = False) -> int:
        """Forget the tables that nobody opened since a time; how many there are."""
        old = schema.tables.c.opened < before
        if dry:
            with self._reading() as connection:
                query = select(func.count()).select_from(schema.tables).where(old)
                return int(connection.execute(query).scalar_one())
        with self._writing() as connection:
            ids = select(schema.tables.c.id).where(old)
            connection.execute(delete(schema.events).where(schema.events.c.table_id.in_(ids)))
            return int(connection.execute(delete(schema.tables).where(old)).rowcount)


#: What PostgreSQL tells the news under.
CHANNEL = "adjudicator"

# The queries that every request needs, built once.
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


def _row(event: Event) -> dict[str, Any]:
    return {
        "number": event.number,
        "kind": event.kind,
        "device": event.device,
        "at": event.at,
        "body": json.dumps(serialize_event_body(event), separators=(",", ":"), ensure_ascii=False),
    }


def _event(row: RowMapping) -> Event:
    return deserialize_event({str(name): row[name] for name in row}, json.loads(row["body"]))
