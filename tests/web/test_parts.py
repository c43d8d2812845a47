"""What a tap sends: of a board that the page shows already, only what is drawn on it."""

import re

import pytest
from flask.testing import FlaskClient

TABLES = ("tuesday-table", "the-ford", "night-shift")
FIRST = {"tuesday-table": "gibraltar", "the-ford": "brogan", "night-shift": "ada"}


def versions(text: str) -> str:
    """What a page tells that it shows."""
    return " ".join(re.findall(r'id="(?:picture|further)" data-version="(\w+)"', text))


def tap(client: FlaskClient, address: str, shown: str = "") -> str:
    """The answer to a tap on a page that shows something already."""
    answer = client.get(address, headers={"HX-Request": "true", "X-Shown": shown})
    assert "X-Shown" in answer.headers["Vary"]
    return answer.text


@pytest.mark.parametrize("name", TABLES)
def test_a_board_is_sent_once(client: FlaskClient, name: str) -> None:
    """A page that shows the board gets the marks alone, on every table."""
    address = f"/table/{name}?from={FIRST[name]}"
    shown = versions(client.get(address).text)
    again = tap(client, address, shown)
    assert 'id="picture"' not in again
    assert 'id="further"' not in again
    assert again.count("data-layer=") == 3
    assert 'id="picture"' in tap(client, address)


def test_a_line_of_sight_is_light(client: FlaskClient) -> None:
    """The ruling of a second tap on a stored table is less than 12 kB, all told."""
    stored = client.post("/table/tuesday-table/stand", data={"stand": "wraith@8,5"}).location
    shown = versions(client.get(f"{stored.split('?')[0]}?from=gibraltar").text)
    ruled = tap(client, f"{stored.split('?')[0]}?from=gibraltar&to=wraith", shown)
    assert 'data-ask="los"' in ruled
    assert len(ruled.encode()) < 12_000


def test_another_board_is_sent_whole(client: FlaskClient) -> None:
    """A piece that stands elsewhere, another table or another language make another board."""
    shown = versions(client.get("/table/tuesday-table").text)
    moved = "/table/tuesday-table?from=gibraltar&to=wraith&stand=wraith@8,5"
    assert 'id="picture"' in tap(client, moved, shown)
    assert 'id="picture"' in tap(client, "/table/alley", shown)
    client.post("/language", data={"language": "es", "next": "/"})
    assert 'id="picture"' in tap(client, "/table/tuesday-table", shown)
