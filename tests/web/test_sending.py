"""How answers travel: packed, marked, and kept."""

import gzip
import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.web.response_cache import ResponseCache
from adjudicator.web.sending import version
from tests.support.apps import visitor
from tests.support.routes import kept

TABLE = "/table/tuesday-table?from=gibraltar&to=wraith"


def test_pages_are_packed_for_who_can_unpack_them(client: FlaskClient) -> None:
    """A packed page is the same page, and a fifth of it on the way."""
    plain = client.get(TABLE)
    packed = client.get(TABLE, headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) < len(plain.data) / 5


def test_a_part_is_never_taken_for_the_page(client: FlaskClient) -> None:
    """What is kept of an address depends on who asked."""
    for headers in ({}, {"HX-Request": "true"}):
        assert "HX-Request" in client.get(TABLE, headers=headers).headers["Vary"]


def test_what_holds_is_not_sent_again(client: FlaskClient) -> None:
    """A page that is the same is only said to be so."""
    for path in ("/", TABLE, "/static/page.css"):
        for encoding in ("gzip", "identity"):
            headers = {"Accept-Encoding": encoding}
            tag = client.get(path, headers=headers).headers["ETag"]
            again = client.get(path, headers={**headers, "If-None-Match": tag}, buffered=True)
            assert again.status_code == 304, path
            assert again.data == b""
    assert client.get("/", headers={"If-None-Match": tag}).status_code == 200


def test_static_files_are_kept_for_good(client: FlaskClient) -> None:
    """Pages name static files by what they hold; what a script names beside itself is too."""
    page = client.get("/table/tuesday-table/setup").text
    links = re.findall(r'(?:src|href)="(/static/[^"]+)"', page)
    assert len(links) > 5
    for link in links:
        assert link.startswith(f"/static/{version()}/")
        file = client.get(link, buffered=True)
        assert file.status_code == 200
        assert "immutable" in file.headers["Cache-Control"]
    assert client.get("/static/page.css").headers["Cache-Control"] == "no-cache"
    assert client.get("/static/v-000000000000/page.css").status_code == 404


def test_errors_are_not_kept(client: FlaskClient) -> None:
    """What went wrong may go well the next time."""
    assert "ETag" not in client.get("/table/none").headers


def test_answers_to_changes_are_packed_too(client: FlaskClient) -> None:
    """A tap while setting up brings back the board, which is most of a page."""
    _, change = kept(client)
    order = {"do": "mirror"}
    headers = {"HX-Request": "true", "Accept-Encoding": "gzip"}
    answer = client.post(f"/table/{change}/setup", data=order, headers=headers)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert "ETag" not in answer.headers
    assert b"</svg>" in gzip.decompress(answer.data)


def test_pages_are_for_who_asked(client: FlaskClient) -> None:
    """Every page says that it is asked for anew, and by no proxy for another; files may be kept."""
    look, change = kept(client)
    shown = ("/", f"/table/{look}", f"/table/{change}/setup", f"/table/{change}?from=A1&to=B2")
    for path in (*shown, *shown, "/table/none", f"/table/{look}/scene.json"):
        assert client.get(path).headers["Cache-Control"] == "no-cache, private", path
    with client.get("/static/page.css") as file:
        assert file.headers["Cache-Control"] == "no-cache"


def test_what_is_kept_is_bounded_by_bytes(app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """Large pages push out others, however few they are."""
    responses = ResponseCache(100_000)
    monkeypatch.setitem(app.extensions, "responses", responses)
    client = visitor(app)
    look, _ = kept(client)
    for column in range(1, 6):
        page = client.get(f"/table/{look}?from=A1&to=B{column}")
        assert len(page.data) > 20_000
    assert 0 < responses.size <= 100_000
