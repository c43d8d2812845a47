"""Setting up without a browser: orders, trials, faults, files."""

import io
import json
import re

import pytest
from flask.testing import FlaskClient

from adjudicator.app.tables import pack
from adjudicator.core.input import LONGEST_BOARD
from tests.support.routes import kept

EMPTY = pack({"game": "apex", "board": {"columns": 9, "rows": 7}})


def _scene(client: FlaskClient, location: str) -> dict[str, object]:
    return dict(client.get(f"/table/{location.split('/')[2]}/scene.json").json or {})


def test_an_order_leads_to_a_new_link(client: FlaskClient) -> None:
    """The piece stays chosen, and the scene has one more."""
    order = {"do": "put", "piece": "wall-1", "place": "C3", "side": "s"}
    answer = client.post(f"/table/{EMPTY}/setup", data=order)
    assert answer.status_code == 303
    assert answer.location.endswith("/setup?piece=wall-1")
    wall = {"id": "wall-0", "kind": "wall", "from": [2, 3], "to": [3, 3], "base": 0}
    assert _scene(client, answer.location)["components"] == [wall]


def test_a_script_gets_the_page_with_what_was_done(client: FlaskClient) -> None:
    """The name of the change comes from the server."""
    order = {"do": "put", "piece": "figure-red", "x": "2.5", "y": "3.5"}
    answer = client.post(f"/table/{EMPTY}/setup", data=order, headers={"HX-Request": "true"})
    assert answer.status_code == 200
    assert 'data-did="Put R1 at C4"' in answer.text
    assert 'data-held="figure" data-held-id="R1"' in answer.text


def test_a_trial_tells_and_draws(client: FlaskClient) -> None:
    """Whether it may stand, why not, and how it looks; nothing is changed."""
    at = f"/table/{EMPTY}/setup/try"
    good = client.get(at, query_string={"do": "put", "piece": "dome-1", "x": "2", "y": "2"}).json
    assert good
    assert good["ok"]
    assert good["says"] == "Put the Dome at the bottom right corner of B2"
    assert "<path" in good["ghost"]
    assert "data-component" not in good["ghost"]
    table = "/table/tuesday-table/setup/try"
    near = {"do": "put", "piece": "building-3x3", "x": "4.5", "y": "3.5"}
    shifted = client.get(table, query_string=near).json
    assert shifted
    assert shifted["ok"]
    assert "the nearest place where it fits" in shifted["says"]
    bad = client.get(table, query_string={"do": "put", "piece": "building-3x3", "place": "D3"}).json
    assert bad
    assert not bad["ok"]
    assert bad["ghost"]


@pytest.mark.parametrize(
    ("order", "told"),
    [
        ({}, "There is no order"),
        ({"do": "put", "piece": "castle", "place": "A1"}, "There is no piece called castle"),
        ({"do": "put", "piece": "wall-1"}, "isn&#39;t a space"),
        ({"do": "put", "piece": "wall-1", "place": "Z9"}, "Z9 is off the board"),
        ({"do": "put", "piece": "wall-1", "x": "nan", "y": "1"}, "Enter a number here."),
        ({"do": "put", "piece": "wall-1", "x": "?", "y": "1"}, "Enter a number here."),
        ({"do": "put", "piece": "wall-1", "place": "A1", "turn": "?"}, "whole number"),
        ({"do": "turn", "which": "A1"}, "There is nothing at A1"),
        ({"do": "remove", "component": "wall-7"}, "There is no component called wall-7."),
        ({"do": "name", "figure": "<b>", "name": "x"}, "There is no figure called &lt;b&gt;."),
        ({"do": "title", "title": "x" * 201}, "too long"),
        ({"do": "copy", "first": "A1", "last": "B2", "to": "C3"}, "No component lies fully"),
        ({"do": "line", "piece": "wall-1", "corners": "1,1"}, "Draw along at least one edge"),
        ({"do": "set", "which": "A1"}, "There is nothing at A1"),
        ({"do": "form", "form": "castle"}, "There is no order"),
        ({"do": "form", "form": "own", "on": "space"}, "What is the piece called?"),
        ({"do": "resize", "columns": "0", "rows": "5"}, "This must be 1 or more."),
        ({"do": "resize", "columns": "five"}, "whole number"),
    ],
)
def test_bad_orders_are_told(client: FlaskClient, order: dict[str, str], told: str) -> None:
    """On the page, with status 400; nothing is changed."""
    answer = client.post(f"/table/{EMPTY}/setup", data=order)
    assert answer.status_code == 400
    (alert,) = re.findall(r'role="alert">(.*?)</span>', answer.text)
    assert told in alert
    assert client.get(f"/table/{EMPTY}/setup/try", query_string=order).status_code == 200


def test_the_tray_counts_what_is_left(client: FlaskClient) -> None:
    """Of ten bins eight are left where two stand; a map's list tells what is missing."""
    page = client.get("/table/tuesday-table/setup").text
    (tile,) = re.findall(r'data-piece="supply-bin-1".*?</a>', page, re.DOTALL)
    assert "8 left" in tile
    (needs,) = re.findall(r'class="needs".*?</details>', page, re.DOTALL)
    assert re.search(r"Supply Bin.*?8 more", needs, re.DOTALL)
    assert "/rules/apex.setup.crossroads" in needs


def test_new_tables(client: FlaskClient) -> None:
    """An empty board of any size up to the longest, or a file; faults keep what was filled in."""
    most, more = LONGEST_BOARD, LONGEST_BOARD + 1
    made = client.post("/setup", data={"game": "apex", "columns": most, "rows": most})
    assert _scene(client, made.location)["board"] == {"columns": most, "rows": most}
    assert client.get(made.location).status_code == 200
    bad = client.post("/setup", data={"game": "apex", "columns": more, "rows": "5"})
    assert bad.status_code == 400
    assert f"scene.board.columns: This must be {most} or less." in bad.text
    assert f'value="{more}"' in bad.text
    assert client.post("/setup", data={"game": "chess"}).status_code == 400
    scene = {"game": "apex", "title": "T", "board": {"columns": 3, "rows": 3}}
    file = (io.BytesIO(json.dumps(scene).encode()), "t.json")
    assert _scene(client, client.post("/setup", data={"file": file}).location) == scene
    broken = client.post("/setup", data={"file": (io.BytesIO(b"{"), "t.json")})
    assert broken.status_code == 400
    assert "valid JSON" in broken.text


def test_a_table_begins_with_a_name_and_a_usual_size(client: FlaskClient) -> None:
    """The page of a game has both filled in; an unknown game has a choice only."""
    page = client.get("/setup?game=apex").text
    assert re.search(r'name="title" value="Apex, \d{1,2} [A-Z][a-z]+"', page)
    assert 'name="columns"' in page
    assert 'name="radius"' in client.get("/setup?game=atlantis").text
    assert 'name="title"' not in client.get("/setup").text
    made = client.post("/setup", data={"game": "atlantis", "title": "Ours", "radius": "5"})
    scene = _scene(client, made.location)
    assert (scene["title"], len(scene["zones"]["zone 1"])) == ("Ours", 91)
    bad = client.post("/setup", data={"game": "atlantis", "title": "Ours", "radius": "99"})
    assert bad.status_code == 400
    assert 'value="Ours"' in bad.text
    assert 'value="99"' in bad.text


def test_every_table_has_a_telling_name(client: FlaskClient) -> None:
    """Without a title a table begins with its game and the day; a link's table has its game."""
    scene = {"game": "apex", "board": {"columns": 4, "rows": 4}, "figures": []}
    for begun in ({"scene": json.dumps(scene)}, {"game": "apex", "title": " "}):
        made = client.post("/setup", data=begun).location
        assert re.fullmatch(r"Apex, \d{1,2} [A-Z][a-z]+", _scene(client, made)["title"])
    spanish = {"Accept-Language": "es"}
    assert 'data-title="Mesa de Apex"' in client.get(f"/table/{pack(scene)}", headers=spanish).text


def test_what_is_selected_can_be_set_without_script(client: FlaskClient) -> None:
    """The address selects a piece; its options and names are forms of the page."""
    order = {"do": "put", "piece": "figure-red", "place": "C3"}
    made = client.post(f"/table/{EMPTY}/setup", data=order).location.partition("?")[0]
    page = client.get(f"{made}?which=C3").text
    assert 'name="squad" value="blue"' in page
    assert 'name="name" value="Wraith"' in page
    client.post(made, data={"do": "set", "figure": "R1", "squad": "blue"})
    client.post(made, data={"do": "name", "figure": "R1", "name": "Wraith"})
    (figure,) = _scene(client, made)["figures"]
    assert (figure["squad"], figure["name"]) == ("blue", "Wraith")
    assert client.get(f"{made}?figure=nobody").status_code == 200


def test_a_piece_of_one_s_own_is_made_without_script(client: FlaskClient) -> None:
    """Its tags are boxes to tick; then it is in the tray."""
    card = {"do": "form", "form": "own", "name": "Tree", "on": "space", "tags.COVER": "1"}
    made = client.post(f"/table/{EMPTY}/setup", data=card).location
    assert 'data-piece="own:Tree"' in client.get(made).text
    assert _scene(client, made)["own-pieces"] == [
        {"name": "Tree", "on": "space", "tags": ["COVER"]}
    ]


def test_nothing_stands_inline(client: FlaskClient) -> None:
    """The pages keep to the policy."""
    for path in ("/setup", f"/table/{EMPTY}/setup", "/table/tuesday-table/setup?piece=wall-2"):
        assert not re.findall(r"<style|style=|<script>|\son\w+=", client.get(path).text)


def test_the_history_comes_when_it_is_opened(client: FlaskClient) -> None:
    """No tap brings its lines along; they have an address, and a page for those without script."""
    _, change = kept(client)
    tap = {"do": "move", "figure": "A", "place": "C3"}
    answer = client.post(f"/table/{change}/setup", data=tap, headers={"HX-Request": "true"})
    where = f"/table/{change}/history?back=setup"
    assert where in answer.text
    assert 'id="history"' not in answer.text
    lines, page = client.get(where, headers={"HX-Request": "true"}).text, client.get(where).text
    assert "<main" not in lines
    for shown in (lines, page):
        assert shown.count('name="number"') == 2
    assert client.get("/table/tuesday-table/history").status_code == 200
