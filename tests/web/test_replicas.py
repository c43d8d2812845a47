"""Copies of this server's tables for a device, and tables that were begun on one."""

from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from adjudicator.tables.keys import keys_of
from tests.support.apps import visitor
from tests.support.routes import kept, tables

KEY = "0123456789abcdefghij_-"


def _copy(client: FlaskClient, ref: str) -> dict[str, Any]:
    answer = client.get(f"/table/{ref}/replica.json")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json
    return found


def _begun(client: FlaskClient) -> dict[str, Any]:
    """A table as a device hands it over: begun by another hand, then renamed by its own."""
    _, ref = kept(client)
    client.post(f"/table/{ref}/setup", data={"do": "name", "figure": "A", "name": "Robin"})
    return _copy(client, ref) | {"key": KEY}


def _hand_over(client: FlaskClient, table: dict[str, Any]) -> TestResponse:
    return client.post("/hand-over", json=table)


def test_a_copy_tells_who_one_is(app: Flask) -> None:
    """Nobody's name is told, not even one's own; and whoever changed nothing isn't in it."""
    mine, theirs = visitor(app), visitor(app)
    look, ref = kept(mine)
    mine.post(f"/table/{ref}/setup", data={"do": "name", "figure": "A", "name": "Robin"})
    assert _copy(mine, ref)["me"] == "device-2"
    assert _copy(theirs, look)["me"] is None
    assert [event["device"] for event in _copy(theirs, look)["events"]] == ["device-1", "device-2"]


def test_a_hand_over_makes_one_table_under_its_own_links(app: Flask) -> None:
    """However often it is sent; what was done on the device can be undone there."""
    client = visitor(app)
    table, before = _begun(client), tables(client)
    for _ in range(3):
        assert _hand_over(client, table).status_code == 204
    assert tables(client) == before + 1
    assert "Robin" in client.get(f"/table/look~{keys_of(KEY).look}").text
    assert _copy(client, f"edit~{KEY}")["me"] == "device-2"
    assert client.post(f"/table/edit~{KEY}/undo").status_code == 303
    assert "Robin" not in client.get(f"/table/edit~{KEY}").text


def test_a_hand_over_that_is_none_is_refused(app: Flask) -> None:
    """A key that can be guessed, no history, no JSON, a page of another site."""
    client = visitor(app)
    table, before = _begun(client), tables(client)
    for wrong in ({"key": "short"}, {"key": None}, {"events": []}, {"form": 99}):
        assert _hand_over(client, table | wrong).status_code == 400
    assert client.post("/hand-over", data="{").status_code == 400
    assert client.post("/hand-over", json=[1]).status_code == 400
    strange = {"Origin": "https://other.example"}
    assert client.post("/hand-over", json=table, headers=strange).status_code == 403
    assert tables(client) == before
