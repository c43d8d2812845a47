"""Everybody is answered in their own language, whatever the table."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.app.tables import examples
from adjudicator.messages.languages import languages
from adjudicator.resources import DOCS, SOURCE
from tests.support.english import english_in, texts_of
from tests.support.routes import addresses, kept

OTHERS = [language for language in languages() if language != SOURCE]
SPANISH = {"Accept-Language": "es-ES,es;q=0.9,en;q=0.5"}


def test_the_language_follows_the_browser(client: FlaskClient) -> None:
    """What it prefers and we have; else English."""
    for wanted, given in (("es-MX", "es"), ("fr, es;q=0.5", "es"), ("fr", "en"), ("", "en")):
        answer = client.get("/", headers={"Accept-Language": wanted})
        assert f'<html lang="{given}">' in answer.text
        assert answer.headers["Content-Language"] == given
        assert {"Accept-Language", "Cookie"} <= {*answer.vary}


def test_the_choice_stays_with_the_person(client: FlaskClient) -> None:
    """It goes before the browser's, and leads back to the page that it was made on."""
    there = "http://localhost/table/tuesday-table?from=gibraltar&to=wraith"
    answer = client.post("/language", data={"language": "es"}, headers={"Referer": there})
    assert answer.status_code == 303
    assert answer.location == "/table/tuesday-table?from=gibraltar&to=wraith"
    assert "Sin línea de visión" in client.get(answer.location).text
    client.post("/language", data={"language": "en"})
    assert "No line of sight" in client.get(answer.location, headers=SPANISH).text


@pytest.mark.parametrize("there", ["http://elsewhere.example/table/x", "//elsewhere.example", ""])
def test_a_choice_leads_to_no_other_site(client: FlaskClient, there: str) -> None:
    """Where somebody comes from is believed only of our own pages."""
    answer = client.post("/language", data={"language": "xx"}, headers={"Referer": there})
    assert answer.location == "/"
    assert "language=" not in str(answer.headers.getlist("Set-Cookie"))


def test_a_table_has_no_language(client: FlaskClient) -> None:
    """Two who look at one kept table read it each in their own."""
    look, _ = kept(client)
    asked = f"/table/{look}?from=A&to=B"
    assert "Línea de visión" in client.get(asked, headers=SPANISH).text
    assert "Line of sight" in client.get(asked).text
    scenes = [client.get(f"/table/{look}/scene.json", headers=h).text for h in ({}, SPANISH)]
    assert scenes[0] == scenes[1]


def test_programs_are_answered_in_english_unless_they_ask(client: FlaskClient) -> None:
    """The answer is the same; only words follow what is asked for."""
    scene = {"game": "apex", "board": {"columns": 4, "rows": 2}}
    question = {
        "scene": scene,
        "ask": "distance",
        "from": {"space": [0, 0]},
        "to": {"space": [3, 0]},
    }
    plain = client.post("/api/v1/judge", json=question).get_json()
    spanish = client.post("/api/v1/judge", json=question, headers=SPANISH).get_json()
    assert plain["answer"] == spanish["answer"]
    assert plain["steps"][0]["text"].startswith("From A1")
    assert spanish["steps"][0]["text"] != plain["steps"][0]["text"]


def _pages(app: Flask, client: FlaskClient) -> list[str]:
    """An address of every page, for every example and for a kept table."""
    refs = [*examples(), *kept(client)]
    found = dict.fromkeys(
        address
        for ref in refs
        for rule, address in addresses(app, "GET", ref)
        if rule.endpoint.split(".")[0] not in {"static", "docs", "live", "api"}
    )
    cases = [
        f"/table/{table.ref}?" + "&".join(f"{key}={value}" for key, value in case.params)
        for table in examples().values()
        for case in table.cases
    ]
    return [*found, *cases, "/search?q=muro", "/search?q=qqqqq", "/setup?game=atlantis"]


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_on_a_page(app: Flask, client: FlaskClient, language: str) -> None:
    """Every page of the app, with all that can be read or heard on it."""
    for address in _pages(app, client):
        answer = client.get(address, headers={"Accept-Language": language})
        if answer.mimetype == "text/html":
            left = [*english_in(texts_of(answer.text, language))]
            assert left == [], address


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_the_docs(language: str) -> None:
    """Every page of the built docs; code stays as it is written."""
    pages = sorted((DOCS / language).rglob("*.html"))
    assert len(pages) > 60
    for page in pages:
        left = [*english_in(texts_of(page.read_text("utf-8"), language))]
        assert left == [], page


def test_what_is_kept_without_a_network_is_in_one_language(client: FlaskClient) -> None:
    """The pages that a phone keeps are those that it would read, and all of them are there."""
    for headers, start in (({}, "/docs/"), (SPANISH, "/docs/es/")):
        kept = client.get("/offline.json", headers=headers).get_json()
        assert kept["pages"][0] == start
        assert kept["rules"]["apex.los.line"].startswith(f"{start}apex/")
        others = [
            page for page in kept["pages"] if page.startswith("/docs/es/") != (start != "/docs/")
        ]
        assert others == []
        assert all(client.get(page).status_code == 200 for page in kept["pages"][::25])


def test_a_page_of_the_docs_is_told_in_the_language_of_who_asks(client: FlaskClient) -> None:
    """Links to rules lead to their page in that language."""
    answer = client.get("/rules/apex.los.line", headers=SPANISH)
    assert re.fullmatch(r"/docs/es/apex/line-of-sight\.html#apex\.los\.line", answer.location)
    assert client.get("/docs/", headers=SPANISH).location == "/docs/es/"
    assert client.get("/docs/es/").status_code == 200
    assert client.get("/docs/").status_code == 200
