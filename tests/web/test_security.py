"""Nobody from outside changes a table, and every answer says what a browser may do with it."""

import logging
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.tables.sql.database import file_url
from adjudicator.web.picture import PICTURE_POLICY
from adjudicator.web.redaction import RedactingFilter, redact
from adjudicator.web.security import HEADERS
from tests.support.apps import an_app
from tests.support.routes import addresses, kept, number, tables

#: Orders that each would do something, all in one form.
#: What may be answered to who only looks; an address of past versions leads on.
LOOKING = (200, 302, 400, 404)
FORM = {"do": "mirror", "game": "apex", "columns": "5", "rows": "5", "number": "0", "asked": "1"}


def test_every_answer_carries_the_headers(app: Flask, client: FlaskClient) -> None:
    """Pages, docs, files, errors: none runs what stands inline, none can be framed."""
    look, change = kept(client)
    for ref in (look, change, "tuesday-table", "nowhere", "edit~nothing"):
        for rule, address in addresses(app, "GET", ref):
            for method in ("GET", "HEAD", "OPTIONS", "PUT"):
                with client.open(address, method=method) as answer:
                    # A picture runs nothing and loads nothing; only its own styles count.
                    drawn = answer.mimetype == "image/svg+xml" and "board" in rule.rule
                    own = {"Content-Security-Policy": PICTURE_POLICY} if drawn else {}
                    for name, value in {**HEADERS, **own}.items():
                        assert answer.headers[name] == value, (rule, method)
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in HEADERS["Content-Security-Policy"]


def test_nothing_stands_inline_in_any_page(app: Flask, client: FlaskClient) -> None:
    """No page and no page of the docs holds script, style or a handler of its own."""
    _, change = kept(client)
    pages = [address for _, address in addresses(app, "GET", change) if "/news" not in address]
    pages += [
        f"/docs/{page}" for page in ("search.html", "genindex.html", "apex/line-of-sight.html")
    ]
    for address in pages:
        with client.get(address) as answer:
            inline = re.findall(r"<style|\sstyle=|<script>|<[^>]*\son\w+=", answer.text)
            assert answer.mimetype != "text/html" or not inline, address


def test_the_cookie_is_for_this_site_only(app: Flask) -> None:
    """No script reads it, no other site brings it along, and files set none."""
    stranger = app.test_client()
    cookie = stranger.get("/").headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" in app.test_client().get("/", base_url="https://x").headers["Set-Cookie"]
    for file in ("/static/page.css", "/docs/index.html", "/api/v1/openapi.json"):
        with app.test_client().get(file) as answer:
            assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {},
    ],
    ids=str,
)
def test_no_other_site_changes_anything(app: Flask, headers: dict[str, str]) -> None:
    """Every route that changes something refuses what another site sends, or one without cookie."""
    client = app.test_client(use_cookies=bool(headers))
    client.get("/")
    _, change = kept(client)
    before = tables(client)
    for rule, address in addresses(app, "POST", change):
        if not rule.endpoint.startswith("api."):
            assert client.post(address, data=FORM, headers=headers).status_code == 403, address
    assert number(client, change) == 0
    assert tables(client) == before


def test_our_own_pages_change(client: FlaskClient) -> None:
    """What a browser sends for our own page is done."""
    _, change = kept(client)
    ours = {"Sec-Fetch-Site": "same-origin", "Origin": "http://localhost"}
    answer = client.post(f"/table/{change}/setup", data={"do": "mirror"}, headers=ours)
    assert answer.status_code == 303
    assert number(client, change) == 1


def test_a_link_to_look_changes_nothing(app: Flask, client: FlaskClient) -> None:
    """Whatever is sent to it, in any way, the table is as before and no other begins."""
    look, change = kept(client)
    client.post(f"/table/{change}/setup", data={"do": "mirror"})
    before = tables(client)
    disguised = "edit~" + look.removeprefix("look~")
    for ref in (look, disguised):
        for rule, address in addresses(app, "POST", ref):
            if "ref" in rule.arguments:
                for form in (FORM, {}, {"do": "?"}):
                    answer = client.post(address, data=form)
                    assert answer.status_code in (403, 404), (address, answer.status_code)
        for rule, address in addresses(app, "GET", ref):
            if "ref" in rule.arguments:
                for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"):
                    with client.open(address, method=method, data=FORM) as answer:
                        allowed = LOOKING if method in ("OPTIONS", "HEAD") else (403, 404, 405)
                        assert answer.status_code in allowed, (method, address)
    assert number(client, change) == 1
    assert tables(client) == before


def test_a_line_that_nobody_reads_is_free_again(client: FlaskClient) -> None:
    """Asking for the head of the news, or going away at once, takes no line for good."""
    look, _ = kept(client)
    for _ in range(60):
        client.head(f"/table/{look}/news").close()
        with client.get(f"/table/{look}/news") as line:
            assert line.status_code == 200


def test_no_log_tells_the_address_of_a_table(
    app: Flask,
    client: FlaskClient,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A fault of ours is logged with its route and its traceback, without any key."""
    look, change = kept(client)

    def broken(ref: str) -> None:
        raise RuntimeError(f"a fault with {ref} and /table/{look}/about")

    monkeypatch.setattr(app.extensions["repository"], "open", broken)
    monkeypatch.setitem(app.config, "PROPAGATE_EXCEPTIONS", value=False)
    with caplog.at_level(logging.DEBUG):
        answer = client.get(f"/table/{change}?from=A")
    assert answer.status_code == 500
    assert "our mistake" in answer.text
    written = caplog.text
    assert "Exception on /table/<ref> [GET]" in written
    assert "RuntimeError: a fault with edit~… and /table/look~…/about" in written
    for key in (look, change):
        assert key.split("~")[1] not in written


def test_the_servers_own_log_is_discreet_too(caplog: pytest.LogCaptureFixture) -> None:
    """What gunicorn logs of a request that broke goes through the same filter."""
    logger = logging.getLogger("tests.gunicorn")
    logger.addFilter(RedactingFilter())
    fault = ValueError("/table/~eJyrVkrLz1eyUkpKLFKqBQAdegQ0")
    logger.error("Error handling request %s", "/table/edit~abc-_9/setup?x=1", exc_info=fault)
    assert "/table/edit~…/setup?x=1" in caplog.text
    assert "ValueError: /table/~…" in caplog.text
    assert "eJyr" not in caplog.text
    assert redact("look%7Eabc") == "look%7E…"


def test_faults_of_programs_are_json(app: Flask, client: FlaskClient) -> None:
    """What the interface refuses is told in the contract's form."""
    answer: Any = client.put("/api/v1/judge")
    assert answer.status_code == 405
    assert answer.get_json()["ok"] is False
    assert app.config["MAX_CONTENT_LENGTH"]


@pytest.mark.parametrize("slashes", ["//", "///", "/\\", "/\\/", "//%5C"])
def test_no_language_leads_to_another_site(client: FlaskClient, slashes: str) -> None:
    """However the address of a page begins, the way back from a language stays on this host."""
    there = f"http://localhost{slashes}evil.example/x"
    answer = client.post("/language", data={"language": "es"}, headers={"Referer": there})
    assert answer.status_code == 303
    assert urlsplit(answer.location).netloc == ""
    assert answer.location[:1] == "/"
    assert answer.location[1:2] not in ("/", "\\")


def test_what_the_docs_builder_keeps_is_not_served(client: FlaskClient) -> None:
    """Names that begin with a dot are none of the docs, in no language and spelling."""
    for name in (".doctrees/environment.pickle", ".buildinfo", "es/.doctrees/x", "%2Edoctrees/x"):
        assert client.get(f"/docs/{name}").status_code == 404


@pytest.mark.parametrize(("host", "status"), [("judge.example", 200), ("evil.example", 400)])
def test_hosts_are_checked_where_they_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, status: int
) -> None:
    """A server that knows its names answers to no other."""
    monkeypatch.setenv("ADJUDICATOR_HOSTS", "judge.example 127.0.0.1")
    with an_app(file_url(tmp_path)) as app:
        for path in ("/", "/table/tuesday-table", "/no-such-page", "/static/page.css"):
            with app.test_client().get(path, headers={"Host": host}) as answer:
                assert answer.status_code in (status, 404 if status == 200 else status), path
