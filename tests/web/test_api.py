"""The HTTP interface."""

import json
import re
from typing import Any

import pytest
from flask.testing import FlaskClient
from jsonschema_rs import Draft202012Validator

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
        assert {part.split(".")[0] for part in pointed} <= {name.split(".")[0]}


def test_every_question_of_every_game_is_described() -> None:
    """The description lists all questions, and no two games share a record by mistake."""
    post = description()["paths"]["/api/v1/judge"]["post"]
    asked = post["requestBody"]["content"]["application/json"]["schema"]["oneOf"]
    titles = {question["title"] for question in asked}
    assert titles == {f"{game.name}: {ask}" for game in GAMES.values() for ask in game.questions}
    schemas = description()["components"]["schemas"]
    assert {name.split(".")[0] for name in schemas} == {*GAMES, "Verdict", "Error"}


def test_no_two_records_of_a_game_go_by_one_name() -> None:
    """The description points at records by their names, so each has its own within its game."""
    for game in GAMES.values():
        named: dict[str, object] = {}
        for model in (game.scene, *(question.params for question in game.questions.values())):
            for name, written in model.model_json_schema().get("$defs", {}).items():
                assert named.setdefault(name, written) == written, f"{game.name}: {name}"
