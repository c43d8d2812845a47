"""The tables of the database. Migrations make them; this says what the code expects."""

from sqlalchemy import (
    BigInteger,
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

metadata = MetaData()

#: A number that counts up: SQLite does so for its own kind of integer only.
Counted = BigInteger().with_variant(Integer, "sqlite")

#: A shared table. Its links are kept as digests only: who reads the database opens no table.
tables = Table(
    "tables",
    metadata,
    Column("id", Counted, primary_key=True, autoincrement=True),
    Column("change_digest", LargeBinary(32), nullable=False, unique=True),
    Column("look_digest", LargeBinary(32), nullable=False, unique=True),
    Column("begun", Float, nullable=False),
    Column("opened", Float, nullable=False),
    Index("tables_opened", "opened"),
)

#: What was done to a table, in order. `order_key` is the client's own: sent twice, done once.
events = Table(
    "events",
    metadata,
    Column("table_id", Counted, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("device", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("order_key", String(64)),
    Column("body", Text, nullable=False),
    Index("events_order", "table_id", "order_key", unique=True),
)
