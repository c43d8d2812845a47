"""News that a table has changed, from whoever changed it to all who look at it.

In one process a condition is enough. Where several share a PostgreSQL database, its notifications
carry the news between them.
"""

import threading
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field

from sqlalchemy import Engine

from adjudicator.tables.sql.log import CHANNEL

#: How long the listener waits before it tries again after a broken line, in seconds.
PAUSE = 1.0
#: How often the listener looks whether it should stop, in seconds.
BREATH = 5.0


@dataclass(slots=True)
class _Line:
    """Those who wait for one table, and the last number that they were told."""

    changed: threading.Condition = field(default_factory=threading.Condition)
    number: int = 0
    #: Counts how often something may have been missed.
    missed: int = 0


class News:
    """The last known number of each table, and a way to wait for the next."""

    def __init__(self) -> None:
        self._lines: defaultdict[int, _Line] = defaultdict(_Line)

    def tell(self, table_id: int, number: int) -> None:
        """A table has reached a number."""
        line = self._lines[table_id]
        with line.changed:
            line.number = max(number, line.number)
            line.changed.notify_all()

    def tell_all(self) -> None:
        """Something may have been missed: everybody looks again."""
        for line in tuple(self._lines.values()):
            with line.changed:
                line.missed += 1
                line.changed.notify_all()

    def last(self, table_id: int) -> int:
        """The last number that was told of a table; 0 of one that nothing was told of."""
        return self._lines[table_id].number

    def wait(self, table_id: int, number: int, patience: float) -> bool:
        """Wait until a table is past a number or may be; false when nothing came in time."""
        line = self._lines[table_id]
        with line.changed:
            missed = line.missed
            return line.changed.wait_for(
                lambda: line.number > number or line.missed != missed, patience
            )


def listen(engine: Engine, news: News) -> Callable[[], None]:
    """Pass on what other processes tell through PostgreSQL; returns how to stop."""
    stopping = threading.Event()
    if engine.dialect.name != "postgresql":
        return stopping.set
    thread = threading.Thread(target=_listen, args=(engine, news, stopping), daemon=True)
    thread.start()
    return stopping.set


def _listen(engine: Engine, news: News, stopping: threading.Event) -> None:
    while not stopping.is_set():
        try:
            _pass_on(engine, news, stopping)
        except Exception:  # noqa: BLE001 - whatever broke the line, it is tried again
            stopping.wait(PAUSE)


def _pass_on(engine: Engine, news: News, stopping: threading.Event) -> None:
    connection = engine.raw_connection()
    try:
        line = connection.driver_connection
        assert line is not None  # noqa: S101 - it has just been made
        line.autocommit = True
        line.execute(f"LISTEN {CHANNEL}")
        # What was told while the line was down is not told again.
        news.tell_all()
        while not stopping.is_set():
            for notice in line.notifies(timeout=BREATH):
                table_id, number = map(int, notice.payload.split())
                news.tell(table_id, number)
    finally:
        connection.invalidate()
