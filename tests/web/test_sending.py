"""How answers travel: packed, marked, and kept."""

import gzip
import re

from flask.testing import FlaskClient

from adjudicator.web.sending import version

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
