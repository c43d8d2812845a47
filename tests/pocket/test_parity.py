"""The pocket answers what a server answers, byte for byte, though its Python is another one."""

import hashlib
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.messages.languages import languages
from adjudicator.pocket.bridge import Pocket
from pocket.fetch import node
from pocket.places import DOCS, PYODIDE, SITE
from tests.support.pocket_pages import crawl

ORIGIN = "https://judge.example"
ASK = Path(__file__).with_name("ask.mjs")
#: Pages of each language.
PAGES = 250

#: A request as the script reads it: method, address, headers, body.
Asked = tuple[str, str, list[tuple[str, str]], str]


def _answered(pocket: Pocket, asked: Asked) -> bytes:
    method, address, headers, body = asked
    return pocket.answer(method, address, headers, body.encode()).body


def _pages(pocket: Pocket) -> Iterator[tuple[Asked, bytes]]:
    for language in languages():

        def page(address: str, language: str = language) -> str:
            headers = [("Accept-Language", language)]
            return _answered(pocket, ("GET", ORIGIN + address, headers, "")).decode()

        for address, text in crawl(page, PAGES):
            yield ("GET", ORIGIN + address, [("Accept-Language", language)], ""), text.encode()


def _examples(pocket: Pocket) -> Iterator[tuple[Asked, bytes]]:
    examples = json.loads((DOCS / "examples.json").read_text("utf-8"))["examples"]
    for number, example in enumerate(examples):
        language = languages()[number % len(languages())]
        headers = [("Accept-Language", language), ("Content-Type", "application/json")]
        asked = ("POST", f"{ORIGIN}/api/v1/judge", headers, json.dumps(example["question"]))
        yield asked, _answered(pocket, asked)


@pytest.mark.long
def test_pages_and_examples_are_the_same_bytes() -> None:
    """Pages of both languages, and the answer to every example of the docs."""
    pocket = Pocket()
    expected = [*_pages(pocket), *_examples(pocket)]
    [parts] = (SITE / "pocket").iterdir()
    ran = subprocess.run(  # noqa: S603 - code of our own
        [node(), str(ASK), str(PYODIDE), str(parts)],
        input="".join(json.dumps(asked) + "\n" for asked, _ in expected),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    hashes = [line.split()[1] for line in ran.stdout.splitlines()]
    differing = [
        asked[:2]
        for (asked, body), found in zip(expected, hashes, strict=True)
        if hashlib.sha256(body).hexdigest() != found
    ]
    assert differing == []
