"""Bad input of every kind, at least 20,000 of it: each gets its answer or its error.

Scenes and questions of any shape, texts that broke on the way, what the OpenAPI description allows
and what it forbids, forms with anything in them. The server stays up, and nothing is stored half.
"""

import io
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
)

from adjudicator.app.folding import folded
from tests.support.fuzz import answered
from tests.support.routes import SCENE, kept, tables
from tests.support.spoiling import garbled, questions, spoilt

#: How many of each kind are tried. Seeds stand for batches: a failure names the seed.
PLAN = {"questions": 17_000, "texts": 2_800, "described": 144, "forms": 1_200, "files": 250}
BATCH = 50
#: What the description allows takes a third of a second each to think of, what it forbids a second:
#: as long as a thousand spoilt questions, of which there are many.
SHARES = {schemathesis.GenerationMode.POSITIVE: 120, schemathesis.GenerationMode.NEGATIVE: 24}

GOOD = questions()
PAST = Path(__file__).parents[1] / "tables" / "past"
SEEDS = st.integers(0, 2**32 - 1)
#: A seed says all; there is nothing to make smaller.
_USUAL = {
    "phases": (Phase.explicit, Phase.reuse, Phase.generate),
    "suppress_health_check": [*HealthCheck],
    "deadline": None,
}


def test_there_are_enough() -> None:
    """Each test below asserts that it ran as many as planned; together they are enough."""
    assert sum(PLAN.values()) >= 20_000
    assert len(GOOD) > 300


@pytest.mark.long
def test_questions_of_any_shape() -> None:
    """A verdict, or a fault with its place and words, and JSON either way."""
    ran: Counter[bool] = Counter()

    @settings(max_examples=PLAN["questions"] // BATCH, **_USUAL)
    @given(SEEDS)
    def try_some(seed: int) -> None:
        chance = Random(seed)  # noqa: S311
        for _ in range(BATCH):
            ran[answered(spoilt(chance, GOOD))["ok"]] += 1

    try_some()
    assert ran.total() >= PLAN["questions"]
    # Some of them are still good: what was spoilt did not matter, or is only against the rules.
    assert ran[True] > ran.total() // 50
    assert ran[False] > ran.total() // 2


def test_texts_that_broke_on_the_way(client: FlaskClient) -> None:
    """Over HTTP: 200 or 400 in the contract's form, whatever the bytes and whatever they claim."""
    ran: Counter[int] = Counter()
    kinds = ("application/json", "text/plain", "application/x-www-form-urlencoded", "x", "")
    before = tables(client)

    @settings(max_examples=PLAN["texts"] // BATCH, **_USUAL)
    @given(SEEDS)
    def try_some(seed: int) -> None:
        chance = Random(seed)  # noqa: S311
        for _ in range(BATCH):
            text = json.dumps(spoilt(chance, GOOD)).encode()
            body = garbled(chance, text) if chance.random() < 0.7 else text
            answer = client.post("/api/v1/judge", data=body, content_type=chance.choice(kinds))
            assert answer.get_json()["ok"] is (answer.status_code == 200)
            ran[answer.status_code] += 1

    try_some()
    assert ran.total() >= PLAN["texts"]
    assert {*ran} == {200, 400}
    assert tables(client) == before


@pytest.mark.long
def test_what_the_description_allows_and_forbids(app: Flask, client: FlaskClient) -> None:
    """Schemathesis reads the OpenAPI description, sends, and compares what comes back with it."""
    schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", app)
    operation = schema["/api/v1/judge"]["POST"]
    ran: Counter[int] = Counter()
    before = tables(client)
    for mode, most in SHARES.items():

        @settings(max_examples=most, **_USUAL)
        @given(operation.as_strategy(generation_mode=mode))
        def try_one(case: Any) -> None:  # noqa: ANN401
            answer = case.call()
            case.validate_response(answer, checks=_CHECKS)
            ran[answer.status_code] += 1

        try_one()
    assert ran.total() >= PLAN["described"] == sum(SHARES.values())
    assert {*ran} <= {200, 400}
    assert tables(client) == before


_CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance]

_PLAIN = """
A B A1 C3 H6 Z9 0,0 1.5 nan -1 99999999999 put move turn remove name title mirror rotate copy
wall-1 dome-1 building-3x3 figure-red custom-1 n nw s <b> los sight shoot timing yes ? [1,2] {} apex
"""
_WORDS = (*_PLAIN.split(), "", " ", "\x00", "é" * 300, "9" * 5000, "\ufffd", '{"a": 1}')
_FIELDS = """
do piece place side turn x y figure component which name title first last to from ask more seen
order number asked back game columns rows points at q scene file figures.0.health figures.9.name
figures.0.weapons.0.name aim-deck.0.value aim-board.right time.round rulings.corner-x
"""
_NAMES = _FIELDS.split()


@pytest.mark.parametrize("htmx", [False, True])
def test_forms_with_anything_in_them(client: FlaskClient, *, htmx: bool) -> None:
    """Pages answer or tell what is wrong, and the log of the table always reads."""
    ran: Counter[int] = Counter()
    changes: list[int] = []
    repository = client.application.extensions["repository"]
    headers = {"HX-Request": "true"} if htmx else {}

    @settings(max_examples=PLAN["forms"] // 2 // BATCH, **_USUAL)
    @given(SEEDS)
    def try_some(seed: int) -> None:
        chance = Random(seed)  # noqa: S311
        look, change = kept(client, SCENE)
        for _ in range(BATCH):
            ref = chance.choice((change, change, change, look, "tuesday-table", "~x"))
            form = {
                name: chance.choice(_WORDS) for name in chance.sample(_NAMES, chance.randint(0, 8))
            }
            form["do"] = chance.choice(("put", "move", "title", "mirror", form.get("do", "")))
            way = chance.choice(_WAYS)
            if way.startswith("GET "):
                answer = client.get(way[4:].format(ref), query_string=form, headers=headers)
            else:
                answer = client.post(way.format(ref), data=form, headers=headers)
            assert answer.status_code in (200, 302, 303, 400, 403, 404, 409), (way, form)
            ran[answer.status_code] += 1
        past = repository.open(change)
        assert folded(repository.store.since(past.handle.id)).scene == past.history.scene
        changes.append(past.history.number)

    try_some()
    assert ran.total() >= PLAN["forms"] // 2
    assert sum(changes) > len(changes)


@pytest.mark.long
def test_files_with_anything_in_them(client: FlaskClient) -> None:
    """A history gone bad is refused, or is a table like any other: shown, undone, jumped in."""
    ran: Counter[int] = Counter()
    repository = client.application.extensions["repository"]
    whole = json.loads((PAST / "table-form-1.json").read_text("utf-8"))

    @settings(max_examples=PLAN["files"] // BATCH, **_USUAL)
    @given(SEEDS)
    def try_some(seed: int) -> None:
        chance = Random(seed)  # noqa: S311
        for _ in range(BATCH):
            before = tables(client)
            written = json.dumps(spoilt(chance, [whole])).encode()
            file = {"file": (io.BytesIO(written), "table.json")}
            answer = client.post("/setup", data=file)
            assert answer.status_code in (303, 400)
            assert tables(client) == before + (answer.status_code == 303)
            ran[answer.status_code] += 1
            if answer.status_code == 303:
                _use(client, answer.location.split("/")[2])
                past = repository.open(answer.location.split("/")[2])
                assert folded(repository.store.since(past.handle.id)).scene == past.history.scene

    try_some()
    assert ran.total() >= PLAN["files"]
    assert min(ran.values()) > 10


def _use(client: FlaskClient, ref: str) -> None:
    """Whatever can be done to a table with a past."""
    for page in ("", "/setup", "/share", "/since", "/history.json", "/scene.json", "/cards"):
        assert client.get(f"/table/{ref}{page}").status_code == 200, page
    for number in (6, 2, 0, 9):
        jumped = client.post(f"/table/{ref}/jump", data={"number": number, "asked": "1"})
        assert jumped.status_code in (303, 409)
    assert client.post(f"/table/{ref}/setup", data={"do": "mirror"}).status_code in (303, 400)


_WAYS = (
    "/table/{}/setup", "/table/{}/setup", "/table/{}/setup", "/table/{}/cards/figures/A",
    "/table/{}/do",
    "/table/{}/undo", "/table/{}/redo", "/table/{}/jump", "/table/{}/share", "/setup",
    "GET /table/{}", "GET /table/{}/setup", "GET /table/{}/setup/try", "GET /table/{}/about",
    "GET /table/{}/since", "GET /search",
)  # fmt: skip
