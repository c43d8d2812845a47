"""What all tests share."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, settings

# Scenes are drawn by trying pieces until the box can build them, which is slow to draw at first.
slow = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large)
# Scenes are many small things that live long: looking for rings among them all the time takes a
# tenth of the run.
gc.set_threshold(200_000, 50, 1_000)
settings.register_profile("quick", max_examples=20, deadline=None, suppress_health_check=slow)
settings.register_profile("usual", max_examples=200, deadline=None, suppress_health_check=slow)
settings.register_profile("thorough", max_examples=3000, deadline=None, suppress_health_check=slow)
settings.load_profile(os.environ.get("LAWS", "usual"))


@pytest.fixture(scope="session", autouse=True)
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder for kept tables, so that no test meets anybody's own."""
    folder = tmp_path_factory.mktemp("store")
    usual = {name: os.environ.pop(name, None) for name in ("ADJUDICATOR_STORE", "DATABASE_URL")}
    os.environ["ADJUDICATOR_STORE"] = str(folder)
    os.environ.setdefault("ADJUDICATOR_LIMITS", "off")  # tests ask more than people do
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
    client = app.test_client()
    client.get("/")
    return client
