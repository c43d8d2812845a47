"""House rules: a table decides how it reads an open point, and every ruling says so."""

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from adjudicator.app.judge import ask
from adjudicator.app.tables import pack
from adjudicator.games import GAMES
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH

#: Tip to tip: two Buildings, and the spaces between them.
SCENE: dict[str, Any] = {
    "game": "apex",
    "board": {"columns": 4, "rows": 4},
    "components": [
        {"kind": "building", "at": [0, 0], "size": [2, 2]},
        {"kind": "building", "at": [2, 2], "size": [2, 2]},
    ],
}
QUESTION = {"from": [1, 2], "to": [2, 1]}
LINK = "ask=contiguity&from=%401%2C2&to=%402%2C1"


def _ref(location: str) -> str:
    return urlsplit(location).path.split("/")[2]


def _scene(client: FlaskClient, location: str) -> dict[str, object]:
    return dict(client.get(f"/table/{_ref(location)}/scene.json").json or {})


def test_a_dispute_can_be_decided(client: FlaskClient) -> None:
    """The button keeps the reading with the table and asks the same question again."""
    page = client.get(f"/table/{pack(SCENE)}?{LINK}")
    assert "a ruling" in page.text
    chosen = re.search(r'action="([^"]*rulings/between-buildings/apart)"', page.text)
    assert chosen
    fields = dict(re.findall(r'name="(ask|from|to)" value="([^"]+)"', page.text))
    answer = client.post(chosen[1], data=fields)
    assert answer.status_code == 303
    assert _scene(client, answer.location)["rulings"] == {"between-buildings": "apart"}
    after = client.get(answer.location).text
    assert "By this table&#39;s house rule: two ground spaces where two Buildings meet" in after
    assert re.search(r'class="badge house"[^>]*><span>house rule', after)


def test_the_words_name_the_house_rule() -> None:
    """In a terminal too, and only where the table chose."""
    scene = {**SCENE, "rulings": {"between-buildings": "apart"}}
    chosen = verdict_text(ask({"scene": scene, "ask": "contiguity", **QUESTION}), ENGLISH)
    assert "(house rule)" in chosen.splitlines()[0]
    assert "By this table's house rule: two ground spaces where two Buildings meet" in chosen
    usual = verdict_text(ask({"scene": SCENE, "ask": "contiguity", **QUESTION}), ENGLISH)
    assert "house rule" not in usual


def test_the_page_lists_every_ruling(client: FlaskClient) -> None:
    """Each with its values, its link to the docs, and the way back to the question."""
    page = client.get(f"/table/{pack(SCENE)}/rulings?{LINK}").text
    for ruling in GAMES["apex"].rulings:
        assert f"/docs/apex/rulings.html#ruling-{ruling.name}" in page
        assert page.count(f"/rulings/{ruling.name}/") == len(ruling.values) - 1
    assert f'href="/table/{pack(SCENE)}?{LINK.replace("&", "&amp;")}"' in page


def test_a_choice_can_be_taken_back(client: FlaskClient) -> None:
    """Back to the default leaves no trace in the scene."""
    ref = pack({**SCENE, "rulings": {"between-buildings": "apart"}})
    answer = client.post(f"/table/{ref}/rulings/between-buildings?page=")
    there = urlsplit(answer.location)
    assert there.path.endswith("/rulings")
    assert there.fragment == "between-buildings"
    assert _scene(client, answer.location) == {**SCENE, "rulings": {}}


@pytest.mark.parametrize("path", ["nonsense", "nonsense/x", "between-buildings/x"])
def test_an_unknown_reading_is_told(client: FlaskClient, path: str) -> None:
    """What the game does not know is not kept."""
    answer = client.post(f"/table/{pack(SCENE)}/rulings/{path}")
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text


def test_a_copy_says_that_it_is_one(client: FlaskClient) -> None:
    """A house rule on an example makes a table of one's own: the page says so, with a way back."""
    address = "/table/tuesday-table/rulings/corner-height/higher"
    page = client.post(address, data={"from": "gibraltar", "to": "wraith"}, follow_redirects=True)
    assert page.request.path.startswith("/table/edit~")
    assert "This is now your own copy of the table." in page.text
    assert '/table/tuesday-table?from=gibraltar&amp;to=wraith">Back to Tuesday' in page.text
    again = page.request.path + "/rulings/corner-height/higher"
    assert "your own copy" not in client.post(again, follow_redirects=True).text
