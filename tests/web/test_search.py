"""The search and what is told about a piece, without a browser."""

import re
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from adjudicator.app.tables import examples, pack

HTMX = {"HX-Request": "true"}


def test_results_are_a_page_without_script(client: FlaskClient) -> None:
    """A plain form gets a page: each result with its kind, its game, its page and first lines."""
    page = client.get("/search?q=climb")
    assert "<html" in page.text
    assert 'value="climb"' in page.text
    first = page.text.partition('class="results"')[2].partition("</li>")[0]
    assert 'href="/docs/apex/movement.html#apex.move.up"' in first
    for told in ("One level up", "rule", "Apex · Core rules, page 18", "Climbing one level costs"):
        assert told in first


def test_htmx_gets_the_options_alone(client: FlaskClient) -> None:
    """While one types, only a few options come, each with an id to be walked by."""
    part = client.get("/search?q=wal", headers=HTMX)
    assert "<html" not in part.text
    assert re.findall(r'id="found-(\d)"', part.text) == ["1", "2", "3", "4", "5", "6"]
    assert part.text.count('role="option"') == 6


def test_the_best_can_be_opened_at_once(client: FlaskClient) -> None:
    """Who is quicker than the results is led to the best of them."""
    moved = client.get("/search?q=haedshot&open=best")
    assert moved.status_code == 303
    assert moved.location.endswith("term-Headshot")
    assert client.get("/search?q=qqqqxyz&open=best").status_code == 200


@pytest.mark.parametrize("path", ["/", "/table/alley", "/table/alley/sheet", "/search", "/nowhere"])
def test_the_box_is_on_every_page(client: FlaskClient, path: str) -> None:
    """Each page has the one box, and htmx once."""
    page = client.get(path).text
    assert page.count('role="search"') == 1
    assert len(re.findall(r"vendor/htmx", page)) == 1


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_what_was_typed_is_escaped(client: FlaskClient, headers: dict[str, str]) -> None:
    """What was typed is text."""
    page = client.get(f"/search?q={quote('qq<script>alert(1)</script>')}", headers=headers)
    assert page.status_code == 200
    assert "<script>alert" not in page.text


def test_a_piece_tells_its_tags_and_rules(client: FlaskClient) -> None:
    """In the panel and as a page, with what each tag does and links to its rules."""
    component = next(
        (ref, f"wall-{number}")
        for ref, table in examples().items()
        for number, entry in enumerate(table.scene["components"])
        if entry["kind"] == "wall" and "id" not in entry
    )
    address = "/table/{}/about?at={}".format(*component)
    part = client.get(address, headers=HTMX).text
    page = client.get(address).text
    assert "<html" not in part
    assert "<html" in page
    for text in (part, page):
        assert "OBSTACLE" in text
        assert "may cut a line of sight" in text
        assert 'href="/rules/apex.los.blockages"' in text


def test_the_panel_links_what_was_pointed_at(client: FlaskClient) -> None:
    """Each end has a link that tells about it."""
    page = client.get("/table/tuesday-table?from=gibraltar&to=@6,4").text
    for at in ("gibraltar", "@6,4"):
        link = f'href="/table/tuesday-table/about?at={at.replace(",", "%2C").replace("@", "%40")}"'
        assert link in page.replace("at=@", "at=%40").replace("6,4", "6%2C4")


def test_tags_of_any_number_have_their_rules(client: FlaskClient) -> None:
    """LEVEL 2 is bound by the rules of LEVEL 1, and a tag that nobody knows stands alone."""
    tags = ["LEVEL 2", "PRICKLY"]
    custom = {"kind": "custom", "on": "space", "at": [1, 1], "tags": tags, "name": "<b>Rock"}
    scene = {"game": "apex", "board": {"columns": 4, "rows": 4}, "components": [custom]}
    text = client.get(f"/table/{pack(scene)}/about?at=B2", headers=HTMX).text
    assert "LEVEL 2" in text
    assert "apex.map.levels" in text
    assert "PRICKLY" in text
    assert "&lt;b&gt;Rock" in text


@pytest.mark.parametrize("at", ["", "zz", "<script>", "@99,99"])
def test_what_is_not_there_is_told(client: FlaskClient, at: str) -> None:
    """A word that names nothing gets a page that says so."""
    page = client.get(f"/table/alley/about?at={quote(at)}")
    assert page.status_code == 400
    assert 'role="alert"' in page.text
    assert "<script>&" not in page.text
