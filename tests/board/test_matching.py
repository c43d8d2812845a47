"""Giving each of several an option of its own."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.board.matching import can_match


def test_whoever_holds_something_hands_it_on() -> None:
    """The last one is served by having two others take something else."""
    assert can_match({"a": [1, 2], "b": [1, 3], "c": [1]})
    assert not can_match({"a": [1, 2], "b": [1, 2], "c": [1, 2]})


def test_what_is_needed_must_be_given() -> None:
    """All can be served without it, and yet it has to be among what is given."""
    assert can_match({"a": [1, 2]}, needed=[2])
    assert not can_match({"a": [1, 2]}, needed=[1, 2])
    assert not can_match({"a": [1]}, needed=[3])


options = st.dictionaries(
    st.integers(0, 4), st.lists(st.integers(0, 5), max_size=4, unique=True), max_size=5
)


@given(options, st.lists(st.integers(0, 5), max_size=3, unique=True))
def test_it_is_what_trying_everything_finds(
    wanted: dict[int, list[int]], needed: list[int]
) -> None:
    """Some way to give out values serves each key and gives all that is needed."""
    ways = permutations(range(6), len(wanted))
    found = any(
        set(needed) <= set(way)
        and all(value in wanted[key] for key, value in zip(wanted, way, strict=True))
        for way in ways
    )
    assert can_match(wanted, needed) == found
