"""Good questions gone bad in more than one way, quickly: from a seed, thousands in a second."""

import json
from copy import deepcopy
from random import Random
from typing import Any

from tests.support.doc_examples import doc_examples
from tests.support.fuzz import places

#: What nobody should send, and what looks nearly right.
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 60, 61, 10**40, -(10**40), 0.5, 1e308, -0.0),
    *("", " ", "A", "apex", "red", "n", "wall", "custom", "LEVEL 1", "0,0", "\x00", "é" * 90),
    *("x" * 300, "{x}", "%s", "<b>", "🎲", "\u202e", [], {}, [[]], [0], [0, 0], [0, 0, 0]),
    *([-1, 99], [[0, 0], [1, 0]], [None], {"space": [0, 0]}, {"figure": "A"}, {"at": [0, 0]}),
    *({"intersection": [1, 1], "level": 10**9}, {"edge": [[0, 0], [0, 1]]}, {"id": "A"}),
    *({"kind": "building"}, {"x": {"x": {}}}),
)


def questions() -> list[Any]:
    """Every question that the docs ask."""
    return [example.question for example in doc_examples()]


def spoilt(chance: Random, good: list[Any]) -> Any:  # noqa: ANN401
    """One of the good questions with some of its parts exchanged, swapped, doubled or gone."""
    question = json.loads(json.dumps(chance.choice(good)))
    for _ in range(chance.choice((1, 1, 1, 2, 3, 6))):
        found = places(question)[1:]
        if found:
            _spoil(chance, question, chance.choice(found), chance.choice(found))
    return question


def _spoil(chance: Random, question: Any, place: Any, other: Any) -> None:  # noqa: ANN401
    part, last = _at(question, place[:-1]), place[-1]
    way = chance.randrange(6)
    if way == 0:
        del part[last]
    elif way == 1:
        part[last] = deepcopy(_at(question, other[:-1])[other[-1]])
    elif way == 2 and isinstance(part, list):
        part += deepcopy([part[last]] * chance.choice((1, 2, 70)))
    elif way == 3 and isinstance(part, dict):
        part[chance.choice(("at", "from", "id", "x", "kind", "level", "is"))] = deepcopy(part[last])
    else:
        part[last] = deepcopy(chance.choice(ODD))


def _at(part: Any, path: tuple[Any, ...]) -> Any:  # noqa: ANN401
    for key in path:
        part = part[key]
    return part


def garbled(chance: Random, text: bytes) -> bytes:
    """Text that broke on the way."""
    cut = chance.randrange(len(text))
    more = (b"", b"\xff", b'"', b"]}", b"\x00", b"NaN", b"1e999", b"\\ud800", b"[" * 2000, b",")
    return text[:cut] + chance.choice(more) + text[cut + chance.choice((0, 1, 5, len(text))) :]
