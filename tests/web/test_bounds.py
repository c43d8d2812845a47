"""Sizes, counts and names have their bounds, and whoever goes past one is told."""

import socket
import time
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.app.judge import DEEPEST
from adjudicator.core.input import (
    LONGEST_BOARD,
    MOST_FIGURES,
    MOST_HEXES,
    MOST_PIECES,
    MOST_SPACES,
    MOST_ZONES,
)
from adjudicator.web.limits import STREAMS_OF_A_DEVICE
from adjudicator.web.live import StreamSlots
from adjudicator.web.mutations import LONGEST_KEY
from tests.support.routes import SCENE, kept, number
from tests.support.serving import Served

HEXES = [[q, r] for q in range(30) for r in range(20)]
CUSTOM = {"kind": "custom", "on": "space", "at": [2, 2], "name": "Rock", "tags": ["COVER"]}


@pytest.mark.parametrize(
    ("place", "scene"),
    [
        ("scene.title", {"title": "x" * 201}),
        ("scene.figures[0].name", {"figures": [{"id": "A", "name": "x" * 81, "at": [0, 0]}]}),
        ("scene.figures[0].id", {"figures": [{"id": "x" * 41, "at": [0, 0]}]}),
        ("scene.figures", {"figures": [{"id": f"f{n}"} for n in range(MOST_FIGURES + 1)]}),
        ("scene.components", {"components": [CUSTOM] * (MOST_PIECES + 1)}),
        ("scene.components[0].tags", {"components": [{**CUSTOM, "tags": ["T"] * 21}]}),
        ("scene.components[0].tags[0]", {"components": [{**CUSTOM, "tags": ["T" * 81]}]}),
        ("scene.board.columns", {"board": {"columns": LONGEST_BOARD + 1, "rows": 3}}),
    ],
)
def test_scenes(client: FlaskClient, place: str, scene: dict[str, Any]) -> None:
    """What a scene may hold."""
    question = {"scene": {**SCENE, **scene}, "ask": "los", "from": [0, 0], "to": [1, 1]}
    answer = client.post("/api/v1/judge", json=question)
    assert answer.status_code == 400
    assert answer.get_json()["error"]["at"] == place


@pytest.mark.parametrize(
    ("place", "scene"),
    [
        ("scene.zones", {"game": "flashpoint", "zones": [[0, 0]] * (MOST_ZONES + 1)}),
        (
            "scene.zones",
            {"game": "flashpoint", "zones": [[60, 0], {"at": [0, 0], "size": [60, 60]}]},
        ),
        ("scene.zones", {"game": "atlantis", "zones": dict.fromkeys("ab", HEXES)}),
    ],
)
def test_boards(client: FlaskClient, place: str, scene: dict[str, Any]) -> None:
    """Zones are counted with all that is in them."""
    assert MOST_SPACES <= 60 * 60
    assert len(HEXES) < MOST_HEXES < 2 * len(HEXES)
    answer = client.post("/api/v1/judge", json={"scene": scene, "ask": "los"})
    assert answer.status_code == 400
    error = answer.get_json()["error"]
    assert error["at"] == place
    assert "at most" in error["message"]


@pytest.mark.parametrize("deep", [DEEPEST, 100, 900, 5000, 100_000])
def test_depth(client: FlaskClient, deep: int) -> None:
    """Lists in lists, to any depth."""
    body = '{"scene": ' + "[" * deep + "]" * deep + "}"
    answer = client.post("/api/v1/judge", data=body)
    assert answer.status_code == 400
    assert answer.get_json()["error"]["at"] == "question"


def test_half_a_character(client: FlaskClient) -> None:
    """What cannot be written down is not taken."""
    answer = client.post("/api/v1/judge", data=b'{"scene": {"title": "\\ud800"}}')
    assert answer.status_code == 400
    pasted = client.post("/setup", data={"scene": '{"game": "apex", "title": "\\udfff"}'})
    assert pasted.status_code == 400


@pytest.mark.parametrize("order", ["x" * (LONGEST_KEY + 1), "\x00", "a b", "é", "<b>"])
def test_orders(client: FlaskClient, order: str) -> None:
    """The key of an order is short and plain: one that was cut might be another's."""
    _, change = kept(client)
    answer = client.post(f"/table/{change}/setup", data={"do": "mirror", "order-key": order})
    assert answer.status_code == 400
    assert "The key of an order" in answer.text
    assert number(client, change) == 0


def test_numbers(client: FlaskClient) -> None:
    """A number of any length is no fault of ours."""
    look, change = kept(client)
    long = "9" * 5000
    seen = {"do": "mirror", "seen": long}
    assert client.post(f"/table/{change}/setup", data=seen).status_code == 303
    assert client.get(f"/table/{look}/since?after={long}").status_code == 200
    with client.get(f"/table/{look}/news?after={long}") as line:
        assert line.status_code == 200
    for order in ({"turn": long}, {"x": long, "y": "1"}, {"place": f"A{long}"}):
        answer = client.post(
            f"/table/{change}/setup", data={"do": "put", "piece": "wall-1", **order}
        )
        assert answer.status_code == 400
    for number_ in (long, "", "-1", "?"):
        jumped = client.post(f"/table/{change}/jump", data={"number": number_})
        assert jumped.status_code == 409
    assert number(client, change) == 1


@pytest.mark.parametrize("cookie", ["x" * 33, "a-b", "<script>", "é", ""])
def test_devices(app: Flask, cookie: str) -> None:
    """A device that calls itself something odd gets a name of ours."""
    client = app.test_client(use_cookies=False)
    answer = client.get("/", headers={"Cookie": f"device={cookie}"})
    assert "device=" in answer.headers["Set-Cookie"]


def test_forms(client: FlaskClient) -> None:
    """A form is no longer than two questions."""
    answer = client.post("/table/tuesday-table/cards/weapons/new", data={"title": "x" * 2_100_000})
    assert answer.status_code == 413
    assert "Go to the example tables" in answer.text


def test_lines(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many lines for one device; the next is told to ask instead, and another device is not."""
    monkeypatch.setitem(client.application.config, "LIMITS", 1.0)
    look, _ = kept(client)
    lines = [client.get(f"/table/{look}/news") for _ in range(STREAMS_OF_A_DEVICE)]
    assert {line.status_code for line in lines} == {200}
    assert client.get(f"/table/{look}/news").status_code == 503
    assert client.get(f"/table/{look}/since").status_code == 200
    with client.application.test_client().get(f"/table/{look}/news") as other:
        assert other.status_code == 200
    for line in lines:
        line.close()
    with client.get(f"/table/{look}/news") as line:
        assert line.status_code == 200


def test_lines_of_one_address_and_of_all() -> None:
    """Made-up devices don't help, nor do many addresses; whoever hangs up is forgotten."""
    slots = StreamSlots(3)
    mine, other = [("address a", 2)], [("address b", 2)]
    assert [slots.acquire(who) for who in (mine, mine, mine)] == [True, True, False]
    assert [slots.acquire(other), slots.acquire(other)] == [True, False]
    slots.release(mine)
    assert slots.acquire(other)


def test_the_server_logs_no_key(tmp_path: Path) -> None:
    """What the serving process writes of a request that it cannot read holds no key."""
    served = Served({"ADJUDICATOR_STORE": str(tmp_path), "DATABASE_URL": ""})
    served.log = tmp_path / "log"
    served.start()
    try:
        for request in (
            b"GET /table/edit~SECRETKEY HTTP/9.9\r\n\r\n",
            b"/table/look~SECRETKEY\r\n\r\n",
        ):
            with socket.create_connection(("127.0.0.1", served.port), 20) as line:
                line.sendall(request)
                assert b"400" in line.recv(1000)
        until = time.monotonic() + 5
        while "Invalid" not in served.log.read_text() and time.monotonic() < until:
            time.sleep(0.02)
    finally:
        served.kill()
    written = served.log.read_text()
    assert "Invalid" in written
    assert "SECRETKEY" not in written
