import threading

import pytest
from flask.testing import FlaskClient

from adjudicator.app.repository import TableRepository
from adjudicator.tables.history import Event
from adjudicator.tables.notify import ChangeNotifier
from adjudicator.tables.repository import TableHandle
from tests.support.memory_store import MemoryTableStore
from tests.support.routes import kept


def test_a_subscriber_wakes_when_its_table_changes() -> None:
    """A number that is published ends the wait of those who watch the table, and of no others."""
    notifier = ChangeNotifier()
    with notifier.subscribe(1) as one, notifier.subscribe(2) as other:
        threading.Timer(0.05, notifier.publish, (1, 7)).start()
        assert one.wait(6, 5)
        assert one.last_number == 7
        assert not other.wait(0, 0.01)


def test_a_number_that_came_before_the_wait_is_not_lost() -> None:
    """A change between subscribing and waiting ends the wait at once."""
    notifier = ChangeNotifier()
    with notifier.subscribe(1) as changes:
        notifier.publish(1, 3)
        assert changes.wait(2, 0)
        assert not changes.wait(3, 0.01)


def test_what_may_have_been_missed_wakes_everyone_once() -> None:
    """After a broken connection every subscriber looks again, but only once."""
    notifier = ChangeNotifier()
    with notifier.subscribe(1) as changes:
        notifier.wake_all()
        assert changes.wait(0, 0)
        assert not changes.wait(0, 0.01)


def test_tables_that_nobody_watches_are_dropped() -> None:
    """A table is remembered until its last subscriber leaves, and not for being changed."""
    notifier = ChangeNotifier()
    notifier.publish(3, 1)
    with notifier.subscribe(1):
        with notifier.subscribe(1), notifier.subscribe(2):
            assert notifier.watched == {1, 2}
        assert notifier.watched == {1}
    assert not notifier.watched


def test_a_closed_stream_is_dropped(client: FlaskClient) -> None:
    """A phone that closes its stream no longer watches the table."""
    look, _ = kept(client)
    notifier = client.application.extensions["repository"].notifier
    with client.get(f"/table/{look}/news") as answer:
        lines = answer.iter_encoded()
        assert next(lines) == b"retry: 1000\n\n"
        assert next(lines).startswith(b"id: ")
        assert len(notifier.watched) == 1
    assert not notifier.watched


def test_a_number_that_is_known_wakes_nobody_again() -> None:
    """A process that hears of its own event from the database doesn't look twice."""
    notifier = ChangeNotifier()
    woken: list[int] = []
    with notifier.subscribe(1, lambda: woken.append(1)):
        for number in (4, 4, 5, 5):
            notifier.publish(1, number)
    assert len(woken) == 2


def test_those_who_are_notified_take_what_is_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    """The store is asked for a table after an event only if the cached one is another."""
    repository = TableRepository(MemoryTableStore(), ChangeNotifier())
    stored = repository.begin({"game": "apex", "board": {"columns": 4, "rows": 4}}, "phone")
    asked, follow = [], repository.store.follow

    def following(handle: TableHandle, last: Event | None = None) -> tuple[Event, ...] | None:
        asked.append(handle)
        return follow(handle, last)

    monkeypatch.setattr(repository.store, "follow", following)
    assert repository.open_after(stored.table.ref, 0).history.number == 0
    assert not asked
    assert repository.open_after(stored.table.ref, 1).history.number == 0
    assert len(asked) == 1
