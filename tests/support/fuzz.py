"""Input that nobody should send: any JSON at all, and good questions with one part gone bad."""

import json
from typing import Any

from hypothesis import strategies as st

from adjudicator.app.judge import ask
from adjudicator.core.faults import InputError
from adjudicator.messages.as_json import fault_json, verdict_json
from adjudicator.messages.renderer import ENGLISH

WORDS = ["apex", "los", "building", "wall", "custom", "A", "blue", "pass", "enhance", "cooldown"]
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.just(10**40),
    st.floats(allow_nan=False),
    st.text(max_size=4),
    st.sampled_from(WORDS),
)
KEYS = ["scene", "ask", "from", "to", "board", "at", "figure", "space", "id", "x"]
JSON = st.recursive(
    ODD,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    ),
    max_leaves=12,
)


def answered(question: object) -> dict[str, Any]:
    """What comes back, as JSON that can be written and read; a fault has its place and words."""
    try:
        written = verdict_json(ask(question), ENGLISH)
    except InputError as fault:
        written = fault_json(fault, ENGLISH)
        assert written["error"]["at"]
        assert written["error"]["message"].strip()
    back: dict[str, Any] = json.loads(json.dumps(written))
    return back


@st.composite
def gone_bad(draw: st.DrawFn, question: object) -> Any:  # noqa: ANN401
    """A question with one part of it exchanged for something else, or taken away."""
    spoilt = json.loads(json.dumps(question))
    *path, last = draw(st.sampled_from(places(spoilt)[1:]))
    part = spoilt
    for key in path:
        part = part[key]
    if draw(st.booleans()):
        part[last] = draw(JSON)
    else:
        del part[last]
    return spoilt


def places(part: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in some JSON."""
    pairs: Any = ()
    if isinstance(part, dict | list):
        pairs = part.items() if isinstance(part, dict) else enumerate(part)
    return [path, *(place for key, value in pairs for place in places(value, (*path, key)))]
