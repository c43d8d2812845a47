"""Pictures argue for their verdict: a clear line runs clear, and no label covers another."""

import re
from itertools import pairwise
from typing import Any

from adjudicator.app.judge import ask, find_game
from adjudicator.core.verdict import measure_mark
from adjudicator.drawing.board import drawn_board
from adjudicator.drawing.marks import PILL_HEIGHT, Pen, mark_svg
from adjudicator.drawing.side import side_svg
from adjudicator.messages.renderer import ENGLISH

TOWER: list[dict[str, Any]] = [
    {"kind": "building", "at": [1, 1], "size": [3, 3]},
    {"kind": "building", "at": [1, 1], "size": [3, 3], "base": 1},
]


def scene(*components: dict[str, Any]) -> dict[str, Any]:
    """A table of nine by five spaces."""
    board = {"columns": 9, "rows": 5}
    return {"game": "apex", "board": board, "components": list(components)}


def numbers(name: str, tag: str) -> float:
    """An attribute of an SVG element."""
    found = re.search(rf'\b{name}="([\d.-]+)"', tag)
    assert found
    return float(found[1])


def test_a_clear_line_does_not_run_through_the_roof_it_looks_over() -> None:
    """From level 2 to the ground next to it, the line bends at the roof's edge."""
    verdict = ask({"scene": scene(*TOWER), "ask": "los", "from": [3, 2], "to": [4, 2]})
    assert verdict.answer == {"clear": True}
    profile = verdict.profile
    assert profile is not None
    drawn = side_svg(profile, ENGLISH, ("cell", "cell"))
    (roof,) = re.findall(r'<rect[^>]*class="roof[^>]*>', drawn)
    edge, top = numbers("x", roof) + numbers("width", roof), numbers("y", roof)
    lines = re.findall(r'<line[^>]*class="clear"[^>]*>', drawn)
    assert len(lines) > 1
    bends = {(numbers("x2", line), numbers("y2", line)) for line in lines}
    assert (edge, top) in bends


def test_x_and_the_hidden_rows_are_labelled_side_by_side() -> None:
    """With X = 1 both measures are short, and their labels do not cover each other."""
    table = scene(TOWER[0])
    verdict = ask({"scene": table, "ask": "los", "from": [2, 2], "to": [4, 2]})
    game = find_game(table)
    drawn = drawn_board(game.sketch(game.read_scene(table)), ENGLISH, verdict, name="x").svg
    pills = re.findall(r'<rect[^>]*class="pill"[^>]*>', drawn)
    spans = sorted(
        (numbers("x", pill), numbers("x", pill) + numbers("width", pill)) for pill in pills
    )
    assert len(spans) == 2
    assert all(one[1] <= other[0] for one, other in pairwise(spans))


def test_pills_never_cover_each_other() -> None:
    """Three measures at one place: their words stand one below the other."""
    pen = Pen(ENGLISH, "hatch")
    mark = measure_mark((1.0, 1.0), (2.0, 1.0), 1, "distance")
    drawn = [mark_svg(mark, pen) for _ in range(3)]
    heights = {pill[1] for pill in pen.pills}
    assert len(heights) == len(drawn)
    assert all(abs(one - other) >= PILL_HEIGHT for one in heights for other in heights - {one})
