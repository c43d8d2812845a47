"""Whatever is sent, it gets a verdict or an error with its place, and never a traceback."""

import contextlib
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.explain.as_json import fault_json, verdict_json
from adjudicator.explain.speech import ENGLISH
from adjudicator.games import GAMES
from adjudicator.kernel.scene import Malformed
from adjudicator.service.judge import ask, parse
from tests.strategies import Scene, ends, scenes

ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.just(10**40),
    st.floats(allow_nan=False),
    st.text(max_size=4),
    st.sampled_from(["apex", "los", "building", "wall", "custom", "A"]),
)
JSON = st.recursive(
    ODD,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.sampled_from(["scene", "ask", "from", "to", "board", "at", "figure", "space", "x"]),
            inner,
            max_size=4,
        ),
    ),
    max_leaves=12,
)


def answered(question: object) -> dict[str, Any]:
    """What comes back, as JSON that can be written and read."""
    try:
        written = verdict_json(ask(question), ENGLISH)
    except Malformed as fault:
        written = fault_json(fault, ENGLISH)
        assert written["error"]["at"]
        assert written["error"]["message"].strip()
    back: dict[str, Any] = json.loads(json.dumps(written))
    return back


@given(JSON)
def test_any_json(question: object) -> None:
    """Any JSON at all."""
    assert answered(question)["ok"] is False


@given(st.binary(max_size=40) | st.text(max_size=40))
def test_any_text(text: str | bytes) -> None:
    """Any text or bytes at all."""
    with contextlib.suppress(Malformed):
        parse(text)


def places(part: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in some JSON."""
    inner = (
        part.items()
        if isinstance(part, dict)
        else enumerate(part)
        if isinstance(part, list)
        else ()
    )
    return [path, *(place for key, value in inner for place in places(value, (*path, key)))]


@given(data=st.data(), scene=scenes(largest=7))
def test_good_questions_gone_bad(data: st.DataObject, scene: Scene) -> None:
    """A good question with one part of it exchanged for something else, or taken away."""
    figures = [{"id": "A", "name": "Ann", "squad": "red", "at": [0, 0]}]
    name = data.draw(st.sampled_from(sorted(GAMES["apex"].questions)))
    question: Any = {"scene": {**scene, "figures": figures}, "ask": name}
    question["from"] = data.draw(ends(scene))
    if name != "sight":
        question["to"] = data.draw(ends(scene))
    question = json.loads(json.dumps(question))
    *path, last = data.draw(st.sampled_from(places(question)[1:]))
    part = question
    for key in path:
        part = part[key]
    if data.draw(st.booleans()):
        part[last] = data.draw(JSON)
    else:
        del part[last]
    answered(question)
