"""What followers are told of a change: just what differs, made once for all of them."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.app.stored_table import StoredTable
from adjudicator.app.tables import examples
from adjudicator.web.news import NewsStream
from adjudicator.web.patches import LONGEST, PageState, PatchLog
from adjudicator.web.serving.exchange import STREAM
from adjudicator.web.table import followed
from tests.support.routes import kept

#: Opens a line of news, which gives what has come on it.
Line = Callable[..., Callable[[], list[Any]]]
TABLES = ("tuesday-table", "the-ford", "night-shift")
MOVES = {
    "tuesday-table": {"do": "move", "figure": "wraith", "place": "G7"},
    "the-ford": {"do": "move", "figure": "brogan", "place": "D4"},
    "night-shift": {"do": "move", "figure": "ada", "place": "B3"},
}


@pytest.fixture
def line(client: FlaskClient) -> Line:
    """Opens a line of news of a table; what has come on it since it was asked last."""

    def opened(ref: str, device: str = "") -> Callable[[], list[Any]]:
        cookie = {"Cookie": f"device={device}"}
        with client.application.test_request_context(
            f"/table/{ref}/news?after=0", headers=cookie
        ) as asked:
            client.application.preprocess_request()
            client.application.dispatch_request()
            news: NewsStream = asked.request.environ[STREAM]
        seen = 0

        def heard() -> list[Any]:
            nonlocal seen
            texts, seen = news.news(seen, news.following.at(news.stored()))
            return [json.loads(text.split("data: ")[1]) for text in texts]

        return heard

    return opened


def shown(client: FlaskClient, ref: str) -> str:
    """The version of the board on a page."""
    found = re.search(r'id="picture" data-version="(\w+)"', client.get(f"/table/{ref}").text)
    assert found
    return found[1]


@pytest.mark.parametrize("name", TABLES)
def test_a_change_tells_what_differs(client: FlaskClient, line: Line, name: str) -> None:
    """The board that pages show, the one that they show then, and a few elements between."""
    look, change = kept(client, dict(examples()[name].scene))
    heard = line(look)
    assert heard() == []
    before = shown(client, look)
    assert client.post(f"/table/{change}/setup", data=MOVES[name]).status_code == 303
    (told,) = heard()
    assert (told["from"], told["number"]) == (0, 1)
    assert told["boards"][before]["to"] == shown(client, look)
    assert 0 < len(json.dumps(told)) < LONGEST / 4
    assert told["did"] in client.get(f"/table/{look}").text


def test_blocks_that_stay_are_not_sent(client: FlaskClient, line: Line) -> None:
    """After a step the page around the board is the same; with a turn begun it isn't."""
    look, change = kept(client)
    heard = line(look)
    heard()
    client.post(f"/table/{change}/setup", data={"do": "mirror"})
    (told,) = heard()
    assert told["blocks"] == ""


def test_a_follower_behind_gets_what_they_missed(client: FlaskClient, line: Line) -> None:
    """Whoever was slow gets each patch, so that one leads on to the next."""
    look, change = kept(client)
    quick, slow = line(look), line(look)
    assert quick() == slow() == []
    for _ in range(3):
        client.post(f"/table/{change}/setup", data={"do": "mirror"})
        quick()
    assert [(told["from"], told["number"]) for told in slow()] == [(0, 1), (1, 2), (2, 3)]


def test_all_followers_share_one_rendering(
    app: Flask, client: FlaskClient, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many follow a table, its page is made once a change."""
    made: list[StoredTable] = []
    monkeypatch.setattr("adjudicator.web.live.followed", _counting(made))
    monkeypatch.setitem(app.extensions, "patches", PatchLog())
    look, change = kept(client)
    phones = [line(look) for _ in range(3)]
    for phone in phones:
        phone()
    client.post(f"/table/{change}/setup", data={"do": "mirror"})
    assert len({json.dumps(phone()) for phone in phones}) == 1
    assert len(made) == 2


def _counting(made: list[StoredTable]) -> Callable[[StoredTable], PageState]:
    def counted(stored: StoredTable) -> PageState:
        made.append(stored)
        return followed(stored)

    return counted


def test_who_was_overwritten_is_told_on_their_own_line(app: Flask, line: Line) -> None:
    """Only the device whose change somebody went over hears of it."""
    mine, other = app.test_client(), app.test_client()
    for client in (mine, other):
        client.get("/")
    look, change = kept(mine)
    device = mine.get_cookie("device")
    assert device
    owner, others = line(look, device.value), line(look)
    assert owner() == others() == []
    for client, place in ((mine, "B2"), (other, "C3")):
        order = {"do": "move", "figure": "A", "place": place, "seen": "0"}
        assert client.post(f"/table/{change}/setup", data=order).status_code == 303
    assert len(others()) == 1
    patch, said = owner()
    assert patch["number"] == 2
    assert said == mine.get(f"/table/{change}/since?after=0").json["said"] != []
