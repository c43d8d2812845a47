"""What is told beside a ruling, word for word, and the side view as a picture."""

import xml.etree.ElementTree as ET
from itertools import pairwise
from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.app.tables import examples
from adjudicator.board.squares import Space
from adjudicator.core.facts import File, Listing, Said
from adjudicator.drawing.side import HEIGHT, WIDTH, side_svg
from adjudicator.messages.renderer import ENGLISH
from tests.messages.test_words import HARD, TABLE, said
from tests.support.refusals import assert_refused

GIBRALTAR, WRAITH = {"figure": "gibraltar"}, {"figure": "wraith"}


def test_a_near_miss_is_told() -> None:
    """What decides the line, what is in the way, and the cheapest spaces."""
    lines = said(TABLE, ask="near-miss", **{"from": GIBRALTAR, "to": WRAITH})
    assert lines[:2] == ["✓ Clear from I1, I6 or J6 (by the book)", "3 movement points away."]
    assert lines[-3:] == [
        "  5. The line from Gibraltar is blocked by the Wall.  [apex.los.blockages]",
        (
            "  6. The search covers the spaces where Gibraltar can end a move, cheapest first.  "
            "[apex.move.reach]"
        ),
        (
            "  7. For 3 movement points and no fewer, Gibraltar can see Wraith from I1, I6 or "
            "J6.  [apex.los.both-ways]"
        ),
    ]


def test_a_place_is_measured_in_spaces() -> None:
    """Nobody walks from a place, so its near-misses are counted in spaces."""
    lines = said(TABLE, ask="near-miss", **{"from": [6, 4], "to": [11, 2]})
    assert lines[:2] == ["✓ Clear from H6 (by the book)", "1 space away."]


def test_spent_points_are_told() -> None:
    """Each step, and the one that is too much where it comes."""
    lines = said(TABLE, ask="spending", figure="wraith", to=[10, 3], points=4)
    assert lines[:2] == [
        "✕ 1 point short (by the book)",
        "K4 costs 2 (a climb), so the points run out before K4.",
    ]
    assert lines[-1] == (
        "  8. Entering K4 brings the cost to 5: too much for 4 points.  [apex.move.points]"
    )


def test_watchers_and_cover_spots_are_told() -> None:
    """Who and from where, in a headline and a sentence."""
    assert said(TABLE, ask="watchers", to=WRAITH)[:2] == [
        "◉ Seen by Bloodhound (by the book)",
        "Bangalore, of its own squad, can see it too. Wraith can be seen from 113 spaces.",
    ]
    assert said(TABLE, ask="cover-spots", figure="wraith")[:2] == [
        "◉ 1 space with cover (a ruling)",
        (
            "Wraith has cover there from Gibraltar and Bloodhound. "
            "Spaces where none of them would see it: 28."
        ),
    ]


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (File(column=True, number=11), "L"),
        (File(column=False, number=4), "5"),
        (Listing((Space(0, 0), Space(1, 0)), any_of=True), "A1 or B1"),
        (Listing((Space(0, 0), Space(1, 0)), more=4), "A1, B1 and 4 more"),
        (Said("apex.spend.crossing", (("things", "the Wall"),)), "crossing the Wall"),
    ],
)
def test_words_for_facts(fact: object, words: str) -> None:
    """Columns, rows and lists as a person says them."""
    assert ENGLISH.word(fact) == words


@pytest.mark.parametrize(
    "ref", [ref for ref, table in examples().items() if "board" in table.scene]
)
def test_side_views_are_well_formed(ref: str) -> None:
    """Every line between two figures is drawn within its picture, the same every time."""
    table = examples()[ref]
    names = list(table.state.figures)
    for a, b in pairwise(names):
        question = {"scene": table.scene, "ask": "los", "from": {"figure": a}, "to": {"figure": b}}
        profile = ask(question).profile
        assert profile
        picture = side_svg(profile, ENGLISH, ("round", "square"))
        assert picture == side_svg(profile, ENGLISH, ("round", "square"))
        tree = ET.fromstring(picture)  # noqa: S314 - our own
        assert tree.get("role") == "img"
        for line in tree.iter("line"):
            assert all(0 <= float(line.get(x, "")) <= WIDTH for x in ("x1", "x2"))
            assert all(0 <= float(line.get(y, "")) <= HEIGHT for y in ("y1", "y2"))


def test_a_cut_line_goes_over_to_red_where_it_is_cut() -> None:
    """The green part ends where the red part begins; where both are one place, there is none."""
    question = {"scene": HARD, "ask": "los", "from": [17, 4], "to": [17, 4]}
    assert ask(question).profile is None
    profile = ask({"scene": TABLE, "ask": "los", "from": GIBRALTAR, "to": WRAITH}).profile
    assert profile
    tree = ET.fromstring(side_svg(profile, ENGLISH, ("square", "round")))  # noqa: S314 - our own
    green, red = (tree.find(f"line[@class='{role}']") for role in ("clear", "blocked"))
    assert green is not None
    assert red is not None
    assert (green.get("x2"), green.get("y2")) == (red.get("x1"), red.get("y1"))


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "points that are missing": ({"ask": "spending", "figure": "wraith", "to": [0, 0]}, "points"),
    "cover from an intersection": (
        {"ask": "cover-spots", "figure": "wraith", "from": {"intersection": [1, 1], "level": 0}},
        "from",
    ),
    "cover for nobody": ({"ask": "cover-spots", "figure": "nobody"}, "figure"),
    "nothing to be seen": ({"ask": "watchers"}, "to"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_questions_are_refused(name: str) -> None:
    """Each tells where it is wrong."""
    question, at = BAD[name]
    assert_refused(ask, {"scene": TABLE, **question}, at)
