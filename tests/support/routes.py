"""Every route of the app as an address, so that a new one is under test by itself."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.routing import Rule

from adjudicator.app.query import TableQuery

#: What stands for the parts of an address that are no table's.
USUAL: dict[str, tuple[str, ...]] = {
    "build": ("nowhere",),
    "rule_id": ("apex.los.line", "apex.nowhere"),
    "name": ("index.html", "guide/scenes.html", "rules.json", "nowhere.html"),
    "filename": ("page.css", "nowhere.css"),
    "address": ("figures/A", "weapons/new", "nowhere"),
    "way": ("undo", "redo", "jump"),
    "value": ("both", "nothing"),
}

SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 8, "rows": 6},
    "figures": [
        {"id": "A", "squad": "red", "at": [0, 0]},
        {"id": "B", "squad": "blue", "at": [7, 5]},
    ],
}


def addresses(app: Flask, method: str, ref: str) -> Iterator[tuple[Rule, str]]:
    """Every address that answers a method, for a table."""
    adapter = app.url_map.bind("localhost")
    for rule in app.url_map.iter_rules():
        if method in (rule.methods or ()):
            names = sorted(rule.arguments)
            values = ((ref,) if name == "ref" else USUAL[name] for name in names)
            for chosen in product(*values):
                yield rule, adapter.build(rule.endpoint, dict(zip(names, chosen, strict=True)))


def kept(client: FlaskClient, scene: dict[str, Any] | None = None) -> tuple[str, str]:
    """A new table that is kept: the link that may look, and the one that may change."""
    from adjudicator.app.stored_table import refs  # noqa: PLC0415 - most tests need no store

    repository = client.application.extensions["repository"]
    look, change = refs(repository.begin(scene or SCENE, "somebody").handle.keys)
    return look, change


def number(client: FlaskClient, ref: str) -> int:
    """How far a kept table is."""
    repository = client.application.extensions["repository"]
    return int(repository.open(ref).history.number)


def tables(client: FlaskClient) -> int:
    """How many tables are kept."""
    return len(client.application.extensions["repository"].store.all_ids())


def assert_answered(app: Flask, ref: str, query: TableQuery) -> None:
    """The page answers a query, whole or in part; what is done leads to a table that opens."""
    client = app.test_client()
    for headers in ({}, {"HX-Request": "true"}):
        answer = client.get(f"/table/{ref}{query.link}", headers=headers)
        assert answer.status_code in (200, 400)
        assert 'id="verdict"' in answer.text
    acted = client.post(f"/table/{ref}/do", data=dict(query.pairs))
    assert acted.status_code in (303, 400)
    if acted.status_code == 303:
        assert client.get(acted.location).status_code == 200
