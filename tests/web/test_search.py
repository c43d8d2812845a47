"""The search and what is told about a piece, without a browser."""

import re
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from adjudicator.app.search_words import MOST_LETTERS, MOST_WORDS, looked_at
from adjudicator.app.tables import pack

HTMX = {"HX-Request": "true"}


@pytest.mark.parametrize("path", ["/", "/table/alley", "/table/alley/cards", "/search", "/nowhere"])
def test_the_box_is_on_every_page(client: FlaskClient, path: str) -> None:
    """Each page has the one box, and htmx once."""
    page = client.get(path).text
    assert page.count('role="search"') == 1
    assert len(re.findall(r"vendor/htmx", page)) == 1


def test_a_word_of_any_length_is_cut() -> None:
    """Only as much is compared as a word can have."""
    assert looked_at("x" * 4_000) == ["x" * MOST_LETTERS]
    assert len(looked_at("a b " * 1_000)) == MOST_WORDS


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_what_was_typed_is_escaped(client: FlaskClient, headers: dict[str, str]) -> None:
    """What was typed is text."""
    page = client.get(f"/search?q={quote('qq<script>alert(1)</script>')}", headers=headers)
    assert page.status_code == 200
    assert "<script>alert" not in page.text


def test_the_panel_links_what_was_pointed_at(client: FlaskClient) -> None:
    """Each end has a link that tells about it."""
    page = client.get("/table/tuesday-table?from=gibraltar&to=@6,4").text
    for at in ("gibraltar", "@6,4"):
        link = f'href="/table/tuesday-table/about?at={at.replace(",", "%2C").replace("@", "%40")}"'
        assert link in page.replace("at=@", "at=%40").replace("6,4", "6%2C4")


def test_tags_of_any_number_have_their_rules(client: FlaskClient) -> None:
    """LEVEL 2 is bound by the rules of LEVEL 1."""
    tags = ["LEVEL 2"]
    custom = {"kind": "custom", "on": "space", "at": [1, 1], "tags": tags, "name": "<b>Rock"}
    scene = {"game": "apex", "board": {"columns": 4, "rows": 4}, "components": [custom]}
    text = client.get(f"/table/{pack(scene)}/about?at=B2", headers=HTMX).text
    assert "LEVEL 2" in text
    assert "apex.map.levels" in text
    assert "&lt;b&gt;Rock" in text


@pytest.mark.parametrize("at", ["", "zz", "<script>", "@99,99"])
def test_what_is_not_there_is_told(client: FlaskClient, at: str) -> None:
    """A word that names nothing gets a page that says so."""
    page = client.get(f"/table/alley/about?at={quote(at)}")
    assert page.status_code == 400
    assert 'role="alert"' in page.text
    assert "<script>&" not in page.text
