"""Rules and the search over HTTP, as the description of the interface has them."""

from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from jsonschema_rs import Draft202012Validator

from adjudicator.app.judge import LONGEST_QUESTION
from adjudicator.app.openapi import description
from adjudicator.web.limits import A_DEVICE, AN_ADDRESS


def _fitting(client: FlaskClient, address: str, path: str, status: int = 200) -> Any:  # noqa: ANN401
    """What an address answers, which fits the description of its path."""
    answer = client.get(f"/api/v1{address}")
    assert answer.status_code == status, address
    written = description()
    told = written["paths"][f"/api/v1{path}"]["get"]["responses"][str(status)]
    schema = told["content"]["application/json"]["schema"]
    found = answer.get_json()
    Draft202012Validator({**schema, "components": written["components"]}).validate(found)
    return found


def test_the_docs_give_the_limits() -> None:
    """How much may be asked in a minute, and how long a question may be."""
    written = Path("docs/guide/command-line.rst").read_text(encoding="utf-8")
    assert (
        f"A device may send {A_DEVICE:,} requests a minute and an address {AN_ADDRESS:,}" in written
    )
    assert ("a million characters" in written) is (LONGEST_QUESTION == 1_000_000)


def test_rules_are_listed(client: FlaskClient) -> None:
    """All, or those of a topic; a part that no rule has is not found."""
    topic = _fitting(client, "/rules?part=apex.los", "/rules")["rules"]
    assert "apex.los.higher-blocks" in [rule["id"] for rule in topic]
    assert len(topic) < len(_fitting(client, "/rules", "/rules")["rules"])
    _fitting(client, "/rules?part=nonsense", "/rules", 404)


def test_a_rule_is_given_in_the_language_that_is_asked_for(client: FlaskClient) -> None:
    """Its text, its pages and its editions; a misspelled id gets the nearest."""
    rule = _fitting(client, "/rules/apex.los.higher-blocks", "/rules/{id}")
    assert rule["title"] == "Higher than both ends"
    spanish = client.get("/api/v1/rules/apex.los.higher-blocks", headers={"Accept-Language": "es"})
    assert spanish.get_json()["title"] != rule["title"]
    wrong = _fitting(client, "/rules/apex.los.higher-block", "/rules/{id}", 404)
    assert wrong["error"]["message"].endswith("Did you mean apex.los.higher-blocks?")


def test_a_search_finds_what_is_meant(client: FlaskClient) -> None:
    """By words or by a page, in the game that is asked for first."""
    found = _fitting(client, "/search?q=line+of+site&game=flashpoint&most=2", "/search")
    first, _ = found["results"]
    assert first["id"] == "flashpoint.los.line"
    assert _fitting(client, "/search?q=p23&game=apex", "/search")["results"]
    assert _fitting(client, "/search", "/search") == {"results": []}


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("/search?q=push&game=chess", "game"),
        ("/search?q=push&game=apex&edition=gamma", "edition"),
        ("/search?q=push&most=0", "most"),
        ("/search?q=push&most=many", "most"),
        ("/search?q=push&most=10000000", "most"),
    ],
)
def test_a_bad_search_names_its_place(client: FlaskClient, address: str, place: str) -> None:
    """No such game, no such edition, or a number that is none."""
    assert _fitting(client, address, "/search", 400)["error"]["at"] == place
