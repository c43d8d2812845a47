"""Nothing is left in English for those who read another language: neither pages nor docs."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from adjudicator.app.tables import examples
from adjudicator.messages.languages import languages
from adjudicator.resources import DOCS, SOURCE
from tests.support.english import english_in, texts_of
from tests.support.routes import addresses, kept

OTHERS = [language for language in languages() if language != SOURCE]


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
