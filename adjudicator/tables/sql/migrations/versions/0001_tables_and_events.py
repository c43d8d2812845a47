"""Tables with their two links, and the log of events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

_COUNTED = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "tables",
        sa.Column("id", _COUNTED, primary_key=True, autoincrement=True),
        sa.Column("change_digest", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("look_digest", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
    )
    op.create_index("tables_opened", "tables", ["opened"])
    op.create_table(
        "events",
        sa.Column(
            "table_id", _COUNTED, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("order_key", sa.String(64)),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("events_order", "events", ["table_id", "order_key"], unique=True)
