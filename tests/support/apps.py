"""Applications for tests, closed when these are done."""

from collections.abc import Iterator
from contextlib import contextmanager

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import URL

from adjudicator.web import close_app, create_app


@contextmanager
def an_app(store: URL | None = None) -> Iterator[Flask]:
    """An application on a store, or on the usual one."""
    app = create_app(store)
    try:
        yield app
    finally:
        close_app(app)


def visitor(app: Flask) -> FlaskClient:
    """A browser that has been here before."""
    client = app.test_client()
    client.get("/")
    return client
