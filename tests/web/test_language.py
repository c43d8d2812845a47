"""Everybody is answered in their own language, whatever the table."""

import pytest
from flask.testing import FlaskClient

from tests.support.routes import kept

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
