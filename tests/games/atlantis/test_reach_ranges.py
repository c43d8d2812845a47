"""Ranges and the places that they are counted between."""

from typing import Any

import pytest

from adjudicator.app.judge import ask
from tests.games.atlantis.scenes import q


@pytest.mark.parametrize(
    "ways",
    [
        ({"unit": "arien"}, {"unit": "m1"}),
        ({"figure": "arien"}, {"space": [1, 0]}),
        ("arien", [1, 0]),
        ([0, 0], "m1"),
    ],
)
def test_an_end_may_be_named_in_several_ways(ways: tuple[Any, Any]) -> None:
    """A unit, a token or a space, in full or in short."""
    start, to = ways
    assert ask(q("distance", start=start, to=to)).answer == {"distance": 1}
    assert ask(q("distance", start=start, to={"token": "trap"})).answer == {"distance": 2}


def test_a_range_below_one_is_told_by_its_rule() -> None:
    """Nobody is nearest or pushed within it, and the reason is the range."""
    for name in ("nearest", "pushes"):
        more = {"spaces": 1} if name == "pushes" else {}
        verdict = ask(q(name, start="arien", range=0, **more))
        assert [step.rule for step in verdict.steps] == ["atlantis.reach.below-one"]
