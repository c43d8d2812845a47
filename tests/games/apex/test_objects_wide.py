"""Placing pieces that are wider than a space."""

import pytest

from adjudicator.app.judge import ask

WIDE = {"kind": "custom", "name": "Tile", "tags": ["LEVEL 1"], "size": [2, 2]}


def _covered(wide: dict, *, turned: bool) -> set[tuple[int, int]]:
    """The spaces of all spots for a wide piece, of a table that may be turned by half."""
    wall = [[3, 1], [3, 2]] if not turned else [[2, 3], [2, 4]]
    scene = {
        "game": "apex",
        "board": {"columns": 5, "rows": 5},
        "components": [{"kind": "wall", "from": wall[0], "to": wall[1]}],
        "figures": [{"id": "A", "at": [4, 4] if turned else [0, 0]}],
    }
    asked = {"ask": "place", "figure": "A", "range": [1, 2], "los": True, "component": wide}
    spots = ask({"scene": scene, **asked}).answer["spots"]
    return {(3 - c, 3 - r) if turned else (c, r) for c, r in spots}


def test_a_wide_piece_goes_to_the_same_spaces_on_a_turned_table() -> None:
    """It is as near as the nearest of its spaces, from whichever side it is looked at."""
    plain = _covered(WIDE, turned=False)
    assert plain == _covered(WIDE, turned=True)
    assert (2, 2) in plain
    assert (2, 1) not in plain


@pytest.mark.parametrize(
    ("at", "reason"),
    [
        ([7, 1], "apex.placing.past-border"),
        ([0, 3], "apex.placing.within"),
        ([2, 1], "apex.placing.uneven"),
        ([4, 3], "apex.placing.figure-there"),
    ],
)
def test_a_wide_piece_says_what_is_in_its_way(at: list[int], reason: str) -> None:
    """The border, a Wall between its spaces, a roof under some of them, and who stands where."""
    scene = {
        "game": "apex",
        "board": {"columns": 8, "rows": 5},
        "components": [
            {"kind": "wall", "from": [1, 3], "to": [1, 4]},
            {"kind": "building", "at": [3, 0], "size": [2, 2]},
        ],
        "figures": [{"id": "A", "at": [0, 0]}, {"id": "B", "name": "Wraith", "at": [5, 4]}],
    }
    verdict = ask({"scene": scene, "ask": "place", "figure": "A", "component": WIDE, "at": at})
    told = {step.message_id: step for step in verdict.steps}
    assert verdict.answer == {"legal": False, "spots": []}
    assert reason in told
    if reason == "apex.placing.figure-there":
        assert told[reason].facts["spot"].spot == (5, 4)
