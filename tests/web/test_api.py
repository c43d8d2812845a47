"""The HTTP interface."""

import json
import re
from typing import Any

import pytest
from flask.testing import FlaskClient
from jsonschema_rs import Draft202012Validator

from adjudicator import __version__
from adjudicator.app.openapi import description
from adjudicator.games import GAMES
from tests.support.doc_examples import doc_examples
from tests.support.scenes import LINE


def test_a_question_gets_a_verdict(client: FlaskClient) -> None:
    """A good question is answered with 200."""
    answer = client.post("/api/v1/judge", json=LINE)
    assert answer.status_code == 200
    assert answer.get_json()["answer"] == {"clear": False}


@pytest.mark.parametrize(
    ("body", "place"),
    [
        (b"", "question"),
        (b"\xff\xfe{", "question"),
        (b"{", "question"),
        (b'"los"', "question"),
        (json.dumps({**LINE, "to": {"space": [9, 9]}}).encode(), "to.space"),
        (b"[" * 1_000_001, "question"),
        (b" " * 3_000_000, "question"),
    ],
)
def test_a_bad_question_gets_its_error(client: FlaskClient, body: bytes, place: str) -> None:
    """A bad question is answered with 400 and the contract's error."""
    answer = client.post("/api/v1/judge", data=body)
    assert answer.status_code == 400
    written: dict[str, Any] = answer.get_json()
    assert written["ok"] is False
    assert written["error"]["at"] == place
    assert written["error"]["message"]


def test_the_description_covers_every_question(client: FlaskClient) -> None:
    """The OpenAPI description tells every question, and each of its references leads somewhere."""
    description = client.get("/api/v1/openapi.json").get_json()
    body = description["paths"]["/api/v1/judge"]["post"]["requestBody"]
    questions = body["content"]["application/json"]["schema"]["oneOf"]
    asks = {question["properties"]["ask"]["const"] for question in questions}
    assert asks >= {"los", "sight", "distance", "contiguity", "cover"}
    for reference in _references(description):
        found = description
        for part in reference.removeprefix("#/").split("/"):
            found = found[part]


def test_the_description_accepts_every_example() -> None:
    """Every question of the docs, short forms and all, fits what the description says of it."""
    written = description()
    body = written["paths"]["/api/v1/judge"]["post"]["requestBody"]
    questions = body["content"]["application/json"]["schema"]["oneOf"]
    parts = {"components": written["components"]}
    fits = {one["title"]: Draft202012Validator({**one, **parts}).is_valid for one in questions}
    asked = {one.id: one.question for one in doc_examples()}
    assert len(asked) > 1_000
    wrong = [name for name, q in asked.items() if not fits[f"{q['scene']['game']}: {q['ask']}"](q)]
    assert wrong == []


def test_answers_keep_the_order_of_the_contract(client: FlaskClient) -> None:
    """The fields of a verdict and of its answer come as the contract lists them."""
    text = client.post("/api/v1/judge", json={**LINE, "ask": "distance"}).text
    assert re.findall(r'"(\w+)":', text)[:3] == ["ok", "ask", "answer"]
    scene: dict[str, Any] = {"game": "apex", "board": {"columns": 4, "rows": 2}}
    scene["figures"] = [{"id": "A", "at": [0, 0]}]
    asked = {"scene": scene, "ask": "move", "figure": "A", "points": 1}
    reach = client.post("/api/v1/judge", json=asked)
    assert list(reach.get_json()["answer"]["reach"][0]) == ["space", "cost"]


def test_a_question_is_applied(client: FlaskClient) -> None:
    """The verdict brings the scene afterwards, without being asked for it in the question."""
    scene: dict[str, Any] = {"game": "apex", "board": {"columns": 4, "rows": 2}}
    scene["figures"] = [{"id": "A", "at": [0, 0]}]
    question = {"scene": scene, "ask": "path", "figure": "A", "to": [1, 0]}
    found = client.post("/api/v1/apply", json=question).get_json()
    assert found["scene"]["figures"][0]["at"] == [1, 0]
    assert client.post("/api/v1/apply", json=LINE).get_json()["scene"] is None
    assert client.post("/api/v1/apply", data=b"[").status_code == 400


def test_any_site_may_ask(client: FlaskClient) -> None:
    """A page elsewhere asks before it posts JSON, and may read answers and errors."""
    before = client.options("/api/v1/judge", headers={"Origin": "https://elsewhere.example"})
    assert before.status_code == 200
    assert "POST" in before.headers["Access-Control-Allow-Methods"]
    assert "Content-Type" in before.headers["Access-Control-Allow-Headers"]
    for answer in (client.post("/api/v1/judge", json=LINE), client.post("/api/v1/judge")):
        assert answer.headers["Access-Control-Allow-Origin"] == "*"
    assert "Access-Control-Allow-Origin" not in client.get("/").headers


def test_a_wrong_method_is_told_which_are_right(client: FlaskClient) -> None:
    """405 names the methods that are allowed."""
    refused = client.get("/api/v1/judge")
    assert refused.status_code == 405
    assert {*refused.allow} == {"OPTIONS", "POST"}
    assert refused.get_json()["ok"] is False


def test_the_server_says_that_it_is_well(client: FlaskClient) -> None:
    """Its version, for whoever watches it."""
    assert client.get("/api/v1/health").get_json() == {"ok": True, "version": __version__}


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if "$ref" in part else []
        return own + [ref for value in part.values() for ref in _references(value)]
    if isinstance(part, list):
        return [ref for value in part for ref in _references(value)]
    return []


def test_every_part_of_the_description_is_there() -> None:
    """Whatever is pointed at is described, and a game's records point at its own only."""
    schemas = description()["components"]["schemas"]
    for name, schema in schemas.items():
        pointed = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(schema)))
        assert pointed <= set(schemas)
        assert {part.split(".")[0] for part in pointed if "." in part} <= {name.split(".")[0]}


def test_every_question_of_every_game_is_described() -> None:
    """The description lists all questions, and no two games share a record by mistake."""
    post = description()["paths"]["/api/v1/judge"]["post"]
    asked = post["requestBody"]["content"]["application/json"]["schema"]["oneOf"]
    titles = {question["title"] for question in asked}
    assert titles == {f"{game.name}: {ask}" for game in GAMES.values() for ask in game.questions}
    schemas = description()["components"]["schemas"]
    assert {name.split(".")[0] for name in schemas if "." in name} == {*GAMES}


def test_no_two_records_of_a_game_go_by_one_name() -> None:
    """The description points at records by their names, so each has its own within its game."""
    for game in GAMES.values():
        named: dict[str, object] = {}
        for model in (game.scene, *(question.params for question in game.questions.values())):
            for name, written in model.model_json_schema().get("$defs", {}).items():
                assert named.setdefault(name, written) == written, f"{game.name}: {name}"
