"""Where requests are counted."""

import threading

import pytest

from adjudicator.web import counting
from adjudicator.web.counting import CounterStorage


def test_counters_run_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A counter begins anew after its time, and is forgotten then."""
    now = 1_000.0
    monkeypatch.setattr(counting.time, "time", lambda: now)
    counters = CounterStorage()
    assert [counters.incr("a", 60) for _ in range(3)] == [1, 2, 3]
    assert (counters.get("a"), counters.get_expiry("a")) == (3, 1_060.0)
    now = 1_061.0
    assert counters.get("a") == 0
    assert counters.incr("b", 60) == 1
    assert counters.reset() == 1


def test_counting_starts_no_thread() -> None:
    """However often something is counted, nothing runs beside it."""
    before = threading.active_count()
    counters = CounterStorage()
    for _ in range(100):
        counters.incr("a", 60)
    assert threading.active_count() == before
