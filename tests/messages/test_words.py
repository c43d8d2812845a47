"""Whole explanations, word for word, and how places are named."""

from fractions import Fraction
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from adjudicator.app.judge import ask
from adjudicator.app.tables import examples
from adjudicator.board.squares import Corner, Edge, Space
from adjudicator.core.facts import Called, GridLine, Listing, Place, Thing
from adjudicator.messages import phrases
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.languages import speech_in
from adjudicator.messages.renderer import ENGLISH

TABLE = examples()["tuesday-table"].scene
HARD = examples()["hard-cases"].scene


def said(scene: Any, **question: object) -> list[str]:  # noqa: ANN401
    """What is said of a question, line by line."""
    return verdict_text(ask({"scene": scene, **question}), ENGLISH).splitlines()


def test_hidden_behind_the_farthest_blockage() -> None:
    """From a roof over its own edge and a Wall: X, the rows, and where the lower end is."""
    ends = {"from": {"figure": "gibraltar"}, "to": {"figure": "wraith"}}
    assert said(TABLE, ask="los", **ends) == [
        "✕ No line of sight (by the book)",
        "The Wall between H and I hides Wraith, in row 2 behind it.",
        (
            "  1. The line runs from Gibraltar (L3, level 1) to Wraith (G5, level 0). "
            "The upper end is Gibraltar.  [apex.los.upper-lower]"
        ),
        (
            "  2. It crosses 2 blockages (level 1): the Building's edge between J and K and the "
            "Wall between H and I.  [apex.los.blockages]"
        ),
        (
            "  3. Nothing is higher than both ends. Of the blockages on level 1, the level of "
            "Gibraltar, only the farthest counts: the Wall between H and I.  [apex.los.farthest]"
        ),
        (
            "  4. The imaginary line runs between H and I. There are 3 spaces between it and "
            "Gibraltar: X = 3.  [apex.los.measuring-x]"
        ),
        (
            "  5. One level down, the first X rows behind the line are hidden: 3. In row 2, Wraith "
            "is hidden.  [apex.los.hidden-rows]"
        ),
        "  6. So Gibraltar and Wraith can't see each other.  [apex.los.both-ways]",
    ]


def test_a_ruling_names_the_other_reading() -> None:
    """Where the book leaves a point open, the other reading and its answer are told."""
    lines = said(HARD, ask="los", **{"from": [17, 4], "to": [19, 2]})
    assert lines[0] == "✓ Line of sight (a ruling)"
    assert lines[-1] == (
        "  ~  If two connected blockages count as high as the higher one at their shared corner: "
        "no line of sight  [corner-height: higher]"
    )


def test_cover_at_a_corner() -> None:
    """Two pieces that meet give cover; the one beside the target is named."""
    ends = {"from": [17, 16], "to": {"figure": "pathfinder"}}
    assert said(HARD, ask="cover", **ends) == [
        "◉ Behind cover (by the book)",
        "Pathfinder is covered by the Half-Wall.",
        (
            "  1. The line runs from R17 (level 0) to Pathfinder (T19, level 0). Check what "
            "gives cover along it.  [apex.cover.objects]"
        ),
        (
            "  2. It passes between connected components. Next to Pathfinder: the Half-Wall.  "
            "[apex.cover.connected]"
        ),
        (
            "  3. It crosses the Supply Bin, but Pathfinder isn't adjacent to it, so that gives no "
            "cover.  [apex.cover.target-space]"
        ),
        "  4. So Pathfinder is behind cover.  [apex.cover.target-space]",
    ]


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (Space(11, 2), "L3"),
        (Corner(4, 3), "the bottom right corner of D3"),
        (Corner(0, 3), "the bottom left corner of A3"),
        (Corner(4, 0), "the top right corner of D1"),
        (Corner(0, 0), "the top left corner of A1"),
        (Edge(4, 2, vertical=True), "the right edge of D3"),
        (Edge(0, 2, vertical=True), "the left edge of A3"),
        (Edge(4, 2, vertical=False), "the bottom edge of E2"),
        (Edge(4, 0, vertical=False), "the top edge of E1"),
        (GridLine(vertical=True, grid=8), "between H and I"),
        (GridLine(vertical=False, grid=5), "between 5 and 6"),
        (GridLine(vertical=True, grid=0), "along the border at A"),
        (Place(Space(1, 1), 2, "Ann"), "Ann (B2, level 2)"),
        (Thing("custom", "the Rock"), "the Rock"),
        (Thing("custom"), "the custom component"),
        (Listing((Thing("wall"), Thing("wall"))), "2 Walls"),
        (Listing((Thing("building", edge=True),) * 2), "the edges of 2 Buildings"),
        (Listing(("a", "b", "c")), "a, b and c"),
        (Fraction(1733, 91), "19.04"),
        (Fraction(3), "3"),
    ],
)
def test_words_for_facts(fact: object, words: str) -> None:
    """Places, things and lists as a person says them."""
    assert ENGLISH.word(fact) == words


@pytest.mark.parametrize(("language", "begun"), [("en", "Red"), ("es", "El equipo rojo")])
def test_every_sentence_of_a_phrase_begins_with_a_capital(language: str, begun: str) -> None:
    """Also one that begins with a fact, where names and teams have small letters inside."""
    facts = {"gains": "ada", "spent": Called("team.red"), "who": "wasp"}
    text = speech_in(language).say("atlantis.assault.hero.reason", facts)
    assert text.startswith(f"Ada. {begun}. Wasp ")


def test_no_phrase_has_two_wordings() -> None:
    """All games speak from one list: a name that two of them use says the same for both."""
    wordings: dict[str, object] = {}
    for module in walk_packages(phrases.__path__, f"{phrases.__name__}."):
        if not module.ispkg:
            for name, phrase in getattr(import_module(module.name), "PHRASES", {}).items():
                assert wordings.setdefault(name, phrase) == phrase, name
