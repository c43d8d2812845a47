"""Whoever opens a store closes it: an application that ends, and a server that is told to stop."""

import time
from pathlib import Path

import pytest

from adjudicator.tables.sql import database
from adjudicator.tables.sql.database import file_url, open_engine, prepare
from tests.support.apps import an_app
from tests.support.routes import kept
from tests.support.serving import Served


def _beside(folder: Path) -> set[str]:
    """What SQLite has beside its file, as long as somebody has it open."""
    return {file.name for file in folder.glob("tables.sqlite3-*")}


def test_a_closed_application_has_let_go_of_its_store(tmp_path: Path) -> None:
    """Its file is whole by itself then, and can be copied."""
    with an_app(file_url(tmp_path)) as app:
        kept(app.test_client())
        assert _beside(tmp_path)
    assert not _beside(tmp_path)


def test_a_server_that_stops_leaves_nothing_open(tmp_path: Path) -> None:
    """Neither its store nor its index: Python would tell of either."""
    served = Served({"ADJUDICATOR_STORE": str(tmp_path), "PYTHONWARNINGS": "always"})
    served.log = tmp_path / "log"
    served.start()
    line = served.line()
    for address in ("/", "/search?q=wall"):
        line.request("GET", address)
        assert line.getresponse().read()
    line.close()
    served.stop()
    assert "ResourceWarning" not in served.log.read_text()
    assert not _beside(tmp_path)


def test_a_store_that_never_answered_is_left_alone_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is tried again and again, but no more when the application is closed."""
    tried: list[float] = []

    def silent(_engine: object) -> None:
        tried.append(time.monotonic())
        raise OSError

    monkeypatch.setattr(database, "migrate", silent)
    monkeypatch.setattr(database, "PAUSE", 0.01)
    with open_engine(file_url(tmp_path)) as engine:
        stop = prepare(engine)
        while len(tried) < 3:
            time.sleep(0.01)
        stop()
        time.sleep(0.05)
        number = len(tried)
        time.sleep(0.1)
    assert len(tried) == number
