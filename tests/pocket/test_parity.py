"""The pocket answers what a server answers, byte for byte, though its Python is another one."""

import hashlib
import json
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path

import pytest
from flask import Flask

from adjudicator.messages.languages import languages
from adjudicator.pocket.bridge import Pocket
from adjudicator.web import build_app
from adjudicator.web.database import open_repository
from pocket.fetch import node
from pocket.places import DOCS, PYODIDE, SITE
from tests.support.pocket_pages import crawl

ORIGIN = "https://judge.example"
ASK = Path(__file__).with_name("ask.mjs")
#: Pages of each language.
PAGES = 250
#: What a player asks of three games in an evening, in one language.
EVENING = (
    "/", "/table/tuesday-table?from=gibraltar&to=wraith", "/table/tuesday-table/setup",
    "/table/night-shift?ask=noise&from=%402%2C2&value=3", "/table/night-shift/cards",
    "/table/the-ford?ask=fast-travel&from=xargatha&to=%401%2C2", "/search?q=cover",
    "/rules/apex.los.line",
)  # fmt: skip
#: What the memory of the judge may be after that, in bytes.
MOST = 80_000_000

#: A request as the script reads it: method, address, headers, body.
Asked = tuple[str, str, list[tuple[str, str]], str]


@pytest.fixture(scope="module")
def server() -> Iterator[Flask]:
    """A server with a database, which doesn't say where a table is stored."""
    with ExitStack() as closing:
        app = build_app(open_repository(closing, None))
        app.jinja_env.globals["on_device"] = Pocket().app.jinja_env.globals["on_device"]
        yield app


def _answered(server: Flask, asked: Asked) -> bytes:
    method, address, headers, body = asked
    answer = server.test_client().open(address, method=method, headers=headers, data=body)
    return bytes(answer.data)


def _page(address: str, language: str) -> Asked:
    return "GET", ORIGIN + address, [("Accept-Language", language)], ""


def _pages(server: Flask) -> Iterator[tuple[Asked, bytes]]:
    for language in languages():

        def page(address: str, language: str = language) -> str:
            return _answered(server, _page(address, language)).decode()

        for address, text in crawl(page, PAGES):
            yield _page(address, language), text.encode()


def _examples(server: Flask) -> Iterator[tuple[Asked, bytes]]:
    examples = json.loads((DOCS / "examples.json").read_text("utf-8"))["examples"]
    for example, language in product(examples, languages()):
        headers = [("Accept-Language", language), ("Content-Type", "application/json")]
        asked = ("POST", f"{ORIGIN}/api/v1/judge", headers, json.dumps(example["question"]))
        yield asked, _answered(server, asked)


@pytest.mark.long
def test_pages_and_examples_are_the_same_bytes(server: Flask) -> None:
    """Pages, and the answer to every example of the docs, in both languages; in little memory."""
    evening = [_page(address, "en") for address in EVENING]
    expected = [(asked, _answered(server, asked)) for asked in evening]
    expected += [*_pages(server), *_examples(server)]
    [parts] = (path for path in (SITE / "pocket").iterdir() if path.is_dir())
    ran = subprocess.run(  # noqa: S603 - code of our own
        [node(), str(ASK), str(PYODIDE), str(parts)],
        input="".join(json.dumps(asked) + "\n" for asked, _ in expected),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    answers = [line.split() for line in ran.stdout.splitlines()]
    differing = [
        asked[:2]
        for (asked, body), (_, found, _) in zip(expected, answers, strict=True)
        if hashlib.sha256(body).hexdigest() != found
    ]
    assert differing == []
    assert int(answers[len(evening) - 1][2]) <= MOST
