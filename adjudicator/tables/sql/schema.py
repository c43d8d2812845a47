"""The tables of the database, as the code expects them; migrations create them."""

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

from adjudicator.tables.repository import StoreTooNewError
from adjudicator.tables.sql.dialects import COUNTER

metadata = MetaData()

#: The version that this code reads and writes: that of the last migration.
VERSION = "0002"

#: Where the database says which version it is.
version = Table("alembic_version", MetaData(), Column("version_num", String(32)))

#: A shared table. Only digests of its keys are stored: reading the database opens no table.
#: The id of a table that was swept is never given to another.
tables = Table(
    "tables",
    metadata,
    Column("id", COUNTER, primary_key=True, autoincrement=True),
    Column("change_digest", LargeBinary(32), nullable=False, unique=True),
    Column("look_digest", LargeBinary(32), nullable=False, unique=True),
    Column("begun", Float, nullable=False),
    Column("opened", Float, nullable=False),
    Index("tables_opened", "opened"),
    sqlite_autoincrement=True,
)

#: The events of tables. `order_key` is the client's own: an order sent twice is done once,
#: and `order_digest` tells whether it is the same order.
events = Table(
    "events",
    metadata,
    Column("table_id", COUNTER, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("device", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("order_key", String(64)),
    Column("order_digest", LargeBinary(32)),
    Column("body", Text, nullable=False),
    Index("events_order", "table_id", "order_key", unique=True),
)


def refuse_newer(found: str | None) -> None:
    """Refuse a database that a newer program has migrated."""
    if found is not None and found > VERSION:
        raise StoreTooNewError(f"version {found} is newer than this program's, {VERSION}")
