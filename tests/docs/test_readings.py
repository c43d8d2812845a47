"""Every open point shows its readings on one picture, which flips between them without script."""

import re

import pytest

from adjudicator.games import GAMES
from adjudicator.messages.languages import languages
from adjudicator.resources import docs_in

BOX = re.compile(r'<div class="ruling admonition" id="ruling-([^"]+)">(.*?</fieldset>)', re.DOTALL)
FOLD = re.compile(r'<details class="fold ruling-fold"><summary>([^<]*)</summary>')


def _boxes(language: str) -> dict[str, str]:
    """The boxes of all rulings, each to the end of its readings."""
    root = docs_in(language)
    pages = (page.read_text("utf-8") for game in GAMES for page in (root / game).glob("*.html"))
    return {name: box for page in pages for name, box in BOX.findall(page)}


@pytest.mark.parametrize("language", languages())
def test_every_ruling_shows_its_readings(language: str) -> None:
    """Each has a question, a page of the book, a choice a reading, and a picture a choice."""
    boxes = _boxes(language)
    rulings = {ruling.name: ruling for game in GAMES.values() for ruling in game.rulings}
    assert set(boxes) == set(rulings)
    for name, ruling in rulings.items():
        box = boxes[name]
        assert box.count(f'type="radio" name="reading-{name}"') == len(ruling.values), name
        assert len(re.findall(r'<div class="reading">.*?example-answer', box, re.DOTALL)) == len(
            ruling.values
        ), name
        assert re.search(r'<p class="example-asked">[^<]+\?</p>', box), name
        assert re.search(r'<p class="rule-facts">[^<]*\d', box), name


def test_readings_differ_on_the_picture() -> None:
    """The picture is one that the reading decides: what is shown under each differs."""
    for name, box in _boxes("en").items():
        shown = [re.sub(r'(id|href)="[^"]*"|url\([^)]*\)', "", part) for part in _parts(box)]
        assert len(set(shown)) == len(shown) or len(shown) > 2, name
        assert len(set(shown)) > 1, name


def _parts(box: str) -> list[str]:
    return box.split('<div class="reading">')[1:]


@pytest.mark.parametrize("language", languages())
def test_a_box_shows_no_name_of_a_scene(language: str) -> None:
    """Rulings and readings are told in sentences; their names are folded away below."""
    rulings = [ruling.name for game in GAMES.values() for ruling in game.rulings]
    for name, box in _boxes(language).items():
        assert "<code" not in box, name
        labels = re.findall(r"<label[^>]*>([^<]*)</label>", box)
        assert all(words[0].isupper() and "." in words for words in labels), name
    root = docs_in(language)
    pages = [page.read_text("utf-8") for game in GAMES for page in (root / game).glob("*.html")]
    titles = [title for page in pages for title in FOLD.findall(page)]
    assert len(titles) == len(rulings)
    hyphened = {name for name in rulings if "-" in name}
    assert not [title for title in titles if title.split(" ")[-1] in hyphened]
