"""Ids that are never used again, and what each order asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """To this version."""
    if op.get_bind().dialect.name == "sqlite":
        _recreate()
    op.add_column("events", sa.Column("order_digest", sa.LargeBinary(32)))


def _recreate() -> None:
    """Copy both tables: SQLite can set AUTOINCREMENT only when it creates a table.

    The events are copied and dropped first: dropping the tables deletes what refers to them.
    """
    for statement in _STATEMENTS:
        op.execute(statement)


_STATEMENTS = (
    """CREATE TABLE new_tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
        change_digest BLOB NOT NULL UNIQUE,
        look_digest BLOB NOT NULL UNIQUE,
        begun FLOAT NOT NULL,
        opened FLOAT NOT NULL
    )""",
    "INSERT INTO new_tables SELECT id, change_digest, look_digest, begun, opened FROM tables",
    """CREATE TABLE new_events (
        table_id INTEGER NOT NULL REFERENCES new_tables (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        kind VARCHAR(8) NOT NULL,
        device VARCHAR(32) NOT NULL,
        at FLOAT NOT NULL,
        order_key VARCHAR(64),
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    )""",
    """INSERT INTO new_events
        SELECT table_id, number, kind, device, at, order_key, body FROM events""",
    "DROP TABLE events",
    "DROP TABLE tables",
    "ALTER TABLE new_tables RENAME TO tables",
    "ALTER TABLE new_events RENAME TO events",
    "CREATE INDEX tables_opened ON tables (opened)",
    "CREATE UNIQUE INDEX events_order ON events (table_id, order_key)",
)
