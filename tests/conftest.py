"""What all tests share."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

# Scenes are drawn by trying pieces until the box can build them, which is slow to draw at first.
slow = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
# Scenes are many small things that live long: looking for rings among them all the time takes a
# tenth of the run.
gc.set_threshold(200_000, 50, 1_000)
settings.register_profile("quick", max_examples=20, deadline=None, suppress_health_check=slow)
settings.register_profile("usual", max_examples=100, deadline=None, suppress_health_check=slow)
settings.register_profile("more", max_examples=500, deadline=None, suppress_health_check=slow)
settings.register_profile("thorough", max_examples=3000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("LAWS", "usual"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Deal the long tests out to the workers, each of which begins with its share.

    A worker is given an equal part of the list, in one piece, and takes from others when it is
    done. A long test at the end of the list would be left for one of them to run alone.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    if workers == 1:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    left = len(items)
    items.clear()
    for number in range(workers):
        share = long[number::workers]
        size = left // (workers - number)
        left -= size
        items += [*share, *short[: max(0, size - len(share))]]
        del short[: max(0, size - len(share))]
    items += short


@pytest.fixture(scope="session", autouse=True)
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for kept tables, so that no test meets anybody's own."""
    folder = tmp_path_factory.mktemp("store")
    usual = {name: os.environ.pop(name, None) for name in ("ADJUDICATOR_STORE", "DATABASE_URL")}
    os.environ["ADJUDICATOR_STORE"] = str(folder)
    os.environ.setdefault("ADJUDICATOR_LIMITS", "off")  # tests ask more than people do
    # Pages are the same whether the pocket was built or not; tests of its own offer it.
    os.environ["ADJUDICATOR_POCKET"] = str(folder / "no-pocket")
    yield folder
    del os.environ["ADJUDICATOR_STORE"]
    os.environ.update({name: value for name, value in usual.items() if value is not None})


@pytest.fixture(scope="session")
def app(store: Path) -> Iterator[Flask]:
    """The application, on a store of its own."""
    from tests.support.apps import an_app  # noqa: PLC0415 - most tests need no web server

    assert store.is_dir()
    with an_app() as app:
        yield app


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser that has been here before."""
    from tests.support.apps import visitor  # noqa: PLC0415 - most tests need no web server

    return visitor(app)


@pytest.fixture(scope="session")
def playwright() -> "Iterator[Playwright]":
    """What drives browsers: a process can have one only."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - most tests need no browser

    with sync_playwright() as driver:
        yield driver
