"""Extract the texts to translate from phrases and example tables, for pybabel.

Each phrase has its own name as context, so that one English text can have two translations.
"""

import ast
import json
import re
from collections.abc import Iterator
from itertools import takewhile
from typing import IO

from adjudicator.app.example_words import CONTEXT, example_words, names_told
from adjudicator.app.sayings import catalogue_entries
from adjudicator.games import GAMES

#: A message as pybabel takes it: the line, the function that would say it, its texts, comments.
Message = tuple[int, str, tuple[str, ...], list[str]]


def phrases(file: IO[bytes], *_given: object, **_options: object) -> Iterator[Message]:
    """Every phrase of a module, by its name."""
    for node in ast.walk(ast.parse(file.read())):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant):
                    yield from _phrase(str(key.value), ast.literal_eval(value), key.lineno)


def _phrase(name: str, phrase: str | tuple[str, str, str], line: int) -> Iterator[Message]:
    if isinstance(phrase, tuple):
        one, several, _ = phrase
        yield line, "npgettext", (name, one, several), []
    elif phrase:
        yield line, "pgettext", (name, phrase), []


def sayings(file: IO[bytes], *_given: object, **_options: object) -> Iterator[Message]:
    """How the players of a game talk, by the game whose file it is."""
    for name, game in GAMES.items():
        if f"/{name}/" in file.name:
            for context, written in catalogue_entries(game):
                yield 1, "pgettext", (context, written), []


def examples(file: IO[bytes], *_given: object, **_options: object) -> Iterator[Message]:
    """The names in the examples of a page of the docs, as far as they are phrases."""
    for line, written in _examples(file.read().decode("utf-8").split("\n")):
        for word in names_told(json.loads(written)):
            yield line, "pgettext", (CONTEXT, word), []


def _examples(lines: list[str]) -> Iterator[tuple[int, str]]:
    """The JSON of each example with the line that it begins on; its options are left out."""
    begun = (n for n, line in enumerate(lines) if re.match(r" *\.\. (example|by-both)", line))
    for number in begun:
        inside = len(lines[number]) - len(lines[number].lstrip()) + 1
        body = _begun_blank(lines[number + 1 :], inside)
        yield number + 1, "\n".join(line for line in body if not re.match(r" *:", line))


def _begun_blank(lines: list[str], width: int) -> Iterator[str]:
    """The lines up to the first that has something so far to the left."""
    return takewhile(lambda line: not line[:width].strip(), lines)


def tables(file: IO[bytes], *_given: object, **_options: object) -> Iterator[Message]:
    """The words of an example table."""
    for word in example_words(json.load(file)):
        yield 1, "pgettext", (CONTEXT, word), []
