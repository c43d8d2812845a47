"""Where the Spanish book says something else: told beside the rule, and listed on a page."""

import re

import pytest

from adjudicator.messages.languages import languages, speech_in
from adjudicator.resources import docs_in


@pytest.mark.parametrize("language", languages())
def test_every_note_stands_beside_its_rule_and_in_the_list(language: str) -> None:
    """In both languages: whoever reads one book sits beside readers of the other."""
    pages = docs_in(language) / "apex"
    beside: list[str] = []
    for page in sorted(pages.glob("*.html")):
        text = page.read_text("utf-8")
        found = re.findall(r'<div class="other-book admonition">\s*<p[^>]*>([^<]*)</p>', text)
        beside.extend(found)
    assert set(beside) == {speech_in(language).label("docs.other-book.title", {})}
    listed = (pages / "spanish-book.html").read_text("utf-8")
    rules = re.findall(r'<li><p><a class="reference internal" href="[^"#]*#(apex\.[^"]*)">', listed)
    assert len(rules) == len(beside) > 50
    for wanted in (
        "apex.los.hidden-rows",
        "apex.melee.hit",
        "apex.aim.optics",
        "apex.los.connected",
    ):
        assert wanted in rules


@pytest.mark.parametrize("language", languages())
def test_a_rule_opened_in_place_tells_it_too(language: str) -> None:
    """What the table page shows of a rule has the note in it."""
    bodies = (docs_in(language) / "rule-bodies.json").read_text("utf-8")
    assert bodies.count("other-book admonition") > 50
