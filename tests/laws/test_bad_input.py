"""Whatever is sent, it gets a verdict or an error with its place, and never a traceback."""

import contextlib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.app.judge import parse
from adjudicator.core.faults import InputError
from adjudicator.games import GAMES
from tests.support.fuzz import JSON, answered, gone_bad
from tests.support.hex_scenes import tables
from tests.support.strategies import Scene, ends, scenes


@given(JSON)
def test_any_json(question: object) -> None:
    """Any JSON at all."""
    assert answered(question)["ok"] is False


@given(st.binary(max_size=40) | st.text(max_size=40))
def test_any_text(text: str | bytes) -> None:
    """Any text or bytes at all."""
    with contextlib.suppress(InputError):
        parse(text)


@given(data=st.data(), scene=scenes(largest=7))
def test_good_questions_gone_bad(data: st.DataObject, scene: Scene) -> None:
    """A good question with one part of it exchanged for something else, or taken away."""
    figures = [{"id": "A", "name": "Ann", "squad": "red", "at": [0, 0]}]
    name = data.draw(st.sampled_from(sorted(GAMES["apex"].questions)))
    question: Any = {"scene": {**scene, "figures": figures}, "ask": name}
    question["from"] = data.draw(ends(scene))
    if name != "sight":
        question["to"] = data.draw(ends(scene))
    answered(data.draw(gone_bad(question)))


HEXES = tuple(GAMES["atlantis"].questions.items())


@given(data=st.data(), scene=tables)
def test_good_questions_about_hexes_gone_bad(data: st.DataObject, scene: Scene) -> None:
    """A question of the other board with one part of it exchanged, or taken away."""
    name, asked = data.draw(st.sampled_from(HEXES))
    question: Any = {"scene": scene, "ask": name}
    for attribute, field in asked.params.model_fields.items():
        question[field.alias or attribute] = data.draw(st.sampled_from(VALUES))
    answered(question)
    answered(data.draw(gone_bad(question)))


VALUES: tuple[Any, ...] = (
    "u0",
    "u1",
    "main",
    "red",
    [0, 0],
    2,
    True,
    {"attack": 2, "defense": 3, "range": 2, "primary": "attack"},
    [{"player": "a", "team": "red", "initiative": 3}],
)
