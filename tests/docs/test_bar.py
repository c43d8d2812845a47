"""The docs wear the app's bar: its brand, its search box, and ways to games and tables."""

import re

import pytest
from flask.testing import FlaskClient

from adjudicator.games import GAMES
from adjudicator.resources import docs_in

PAGES = ("index", "apex/cover", "flashpoint/index", "look-up/glossary", "genindex")
NAMES = {"en": ("Tables", "Your table", "Find a rule"), "es": ("Mesas", "Tu mesa", "Buscar")}


def _bar(language: str, name: str) -> str:
    page = (docs_in(language) / f"{name}.html").read_text("utf-8")
    return page.partition('<header class="bar">')[2].partition("</header>")[0]


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_has_the_bar(language: str, name: str) -> None:
    """The brand and Tables lead to the app, each game to its rules; the search is in the bar."""
    bar = _bar(language, name)
    assert '<a class="brand" href="/">' in bar
    games = re.findall(r'<a href="([^"]+)"', bar.partition("</nav>")[0])
    assert len(games) == len(GAMES)
    for link in games:
        assert link == "#" or (docs_in(language) / f"{name}.html").parent.joinpath(link).is_file()
    assert 'role="search"' in bar
    for words in NAMES[language]:
        assert words in bar


def test_the_bar_is_the_app_s(client: FlaskClient) -> None:
    """App and docs take the looks of the bar from one file, and the brand is written the same."""
    app = client.get("/").text
    assert "/bar.css" in app
    assert "/bar.css" in (docs_in("en") / "index.html").read_text("utf-8")
    brand = ">Adjudicator<span>.</span></a>"
    assert brand in app
    assert brand in _bar("en", "index")


def test_the_search_of_a_game_s_page_is_for_that_game() -> None:
    """On a page of a game its rules come first; elsewhere those of no game."""
    assert 'name="game" value="atlantis"' in _bar("en", "atlantis/movement")
    assert 'name="game" value=""' in _bar("en", "guide/verdicts")
