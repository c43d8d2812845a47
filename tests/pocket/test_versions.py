"""Rows that another version of the app has written."""

from collections.abc import Mapping

import pytest

from adjudicator.pocket import versions
from adjudicator.pocket.bridge import Pocket
from adjudicator.pocket.rows import Rows
from tests.pocket.test_bridge import Device, shared

EXAMPLE = "/table/tuesday-table"


def _as_first(rows: Mapping[str, str]) -> dict[str, str]:
    """The rows as a first version might have written them, which said "game" for "table"."""
    return {key.replace("table/", "game/"): text for key, text in rows.items()}


def _step(rows: Rows) -> dict[str, str | None]:
    changed: dict[str, str | None] = {}
    for key, text in rows.under("game").items():
        changed |= {f"game/{key}": None, f"table/{key}": text}
    return changed


def _broken(rows: Rows) -> dict[str, str | None]:
    raise KeyError(*rows.under("game"))


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> tuple[Device, str]:
    """A device with a table whose rows are a version behind, and where the table is."""
    device = Device()
    where = shared(device)
    device.rows = _as_first(device.rows)
    monkeypatch.setattr(versions, "STEPS", (_step,))
    return device, where


def test_older_rows_are_changed_with_the_first_answer(older: tuple[Device, str]) -> None:
    """All at once; what they replace stays until the app was started with the new ones."""
    device, where = older
    before = device.get(where).body
    rows = dict(device.rows)
    device.restart()
    assert device.rows == rows
    page = device.get(where)
    assert (page.status, page.body, device.rows["version"]) == (200, before, "2")
    assert device.rows["before/1/game/1"] == device.rows["table/1"] == rows["game/1"]
    assert "game/1" not in device.rows
    device.restart()
    assert device.get(where).body == before
    assert not [key for key in device.rows if key.startswith("before")]


def test_a_table_that_cant_be_read_any_more_is_kept_as_it_was(older: tuple[Device, str]) -> None:
    """A later version may be able to."""
    device, where = older
    device.rows["event/1/0"] = "{}"
    for _ in range(2):
        device.restart()
        assert device.get(where).status == 503
    assert "before/1/game/1" in device.rows


def test_rows_that_cant_be_changed_stay(
    older: tuple[Device, str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Tables can't be opened then; whatever needs none still works, and nothing is written."""
    device, where = older
    monkeypatch.setattr(versions, "STEPS", (_broken,))
    rows = dict(device.rows)
    device.restart()
    assert device.get(where).status == 503
    assert device.get(EXAMPLE).status == 200
    assert device.rows == rows
    assert "can't be changed" in caplog.text


def test_newer_rows_are_left_alone() -> None:
    """A program of before the update says so, and writes nothing beside them."""
    device = Device()
    where = shared(device)
    device.rows["version"] = "999"
    rows = dict(device.rows)
    device.restart()
    page = device.get(where)
    assert page.status == 503
    assert "A newer version of this program has stored tables" in page.body.decode()
    assert device.post(f"{EXAMPLE}/share").status == 503
    assert device.get(EXAMPLE).status == 200
    assert device.rows == rows


def test_a_device_without_rows_begins_with_this_version() -> None:
    """Nothing is changed there."""
    answer = Pocket().answer("GET", "https://judge.example/", ())
    assert ("version", "1", False) in answer.rows
