"""JSON for people is written as Python's own module writes it."""

import json

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.indented import indented
from adjudicator.core.values import Json

SIMPLE = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
VALUES = st.recursive(
    SIMPLE, lambda part: st.lists(part) | st.dictionaries(st.text(), part) | st.tuples(part, part)
)


@given(value=VALUES, step=st.integers(1, 4))
def test_it_is_the_same_text(value: Json, step: int) -> None:
    """Every value, with every indent."""
    assert indented(value, step) == json.dumps(value, indent=step, ensure_ascii=False)
