"""The examples of the docs as their sources hold them, for tests that need no built docs."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Any

from docutils.nodes import make_id

from adjudicator.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"
#: What of a body is expected, and not a part of the question; the directive knows them too.
EXPECTED = ("answer", "disputed", "missing", "silent", "after")
_BEGUN = re.compile(r" *\.\. (example|by-both-books):: (.+)")
_OPTION = re.compile(r" *:([a-z-]+): (.*)")


@dataclass(frozen=True)
class DocExample:
    """A question of the docs, and what it should be answered."""

    id: str
    question: dict[str, Any]
    expected: dict[str, Any]


@dataclass(frozen=True)
class _Written:
    """One directive as it is written: the book of two that it may be asked by is left open."""

    both_books: bool
    title: str
    options: dict[str, str]
    body: str

    @property
    def name(self) -> str:
        return self.options.get("id") or make_id(self.title)

    def by_each_book(self) -> Iterator[tuple[str, str, dict[str, Any]]]:
        """Its id, its edition and its JSON, once or for each of two books."""
        if not self.both_books:
            yield self.name, self.options.get("edition", ""), json.loads(self.body)
            return
        data = json.loads(self.body)
        beta, final = data.pop("beta"), data.pop("final")
        yield self.name, "beta", {**deepcopy(data), **beta}
        yield f"{self.name}-final", "", {**data, **final}


@cache
def doc_examples() -> tuple[DocExample, ...]:
    """Every example of the docs, in the order in which they are read."""
    scenes: dict[str, Any] = {}
    return tuple(
        _example(written, game, scenes, entry)
        for game in sorted(GAMES)
        for page in sorted((DOCS / game).glob("*.rst"))
        for written in _written(page.read_text("utf-8").split("\n"))
        for entry in written.by_each_book()
    )


def _example(
    written: _Written, game: str, scenes: dict[str, Any], entry: tuple[str, str, dict[str, Any]]
) -> DocExample:
    name, edition, data = entry
    if other := written.options.get("scene-of"):
        data["scene"] = dict(scenes[other])
        data["scene"].pop("edition", None)
    if edition:
        data["scene"]["edition"] = edition
    data["scene"].setdefault("game", game)
    scenes[written.name] = data["scene"]
    expected = {key: data.pop(key) for key in EXPECTED if key in data}
    return DocExample(name, data, expected)


def _written(lines: list[str]) -> Iterator[_Written]:
    for number, line in enumerate(lines):
        if begun := _BEGUN.fullmatch(line):
            inside = len(line) - len(line.lstrip()) + 1
            below = [*_indented(lines[number + 1 :], inside)]
            options = [option for row in below if (option := _OPTION.fullmatch(row))]
            body = "\n".join(row for row in below if not _OPTION.fullmatch(row))
            given = {option[1]: option[2].strip() for option in options}
            yield _Written(begun[1] != "example", begun[2].strip(), given, body)


def _indented(lines: list[str], width: int) -> Iterator[str]:
    """The lines up to the first that has something so far to the left."""
    return takewhile(lambda line: not line[:width].strip(), lines)
