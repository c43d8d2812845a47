"""Ways to a rule besides the search: by page of a book, by title, by word."""

import re

import pytest

from adjudicator.app.search import Entry, Index
from adjudicator.games import GAMES
from adjudicator.resources import docs_in

BOOKS = [
    ("apex", "apex", "core"),
    ("apex-beta", "apex", "beta"),
    ("flashpoint", "flashpoint", "core"),
    ("atlantis", "atlantis", "core"),
]


def _page(name: str, language: str = "en") -> str:
    return (docs_in(language) / name).read_text(encoding="utf-8")


def _rules() -> list[Entry]:
    return [entry for entry in Index.for_docs().entries if entry.kind == "rule"]


@pytest.mark.parametrize(("name", "game", "edition"), BOOKS)
def test_every_rule_is_listed_on_its_pages(name: str, game: str, edition: str) -> None:
    """The index of a book links each of its rules, once for each page that it is on."""
    written = _page(f"look-up/{name}.html")
    article = written.partition('<article role="main"')[2].partition("</article>")[0]
    listed = re.findall(rf'#({game}\.[a-z0-9.-]+)"', article)
    expected = {
        rule.id: len(rule.pages[edition])
        for rule in _rules()
        if rule.game == game and edition in rule.pages
    }
    assert {rule: listed.count(rule) for rule in listed} == expected


def test_the_index_of_rules_goes_by_topic_and_title() -> None:
    """Each rule is listed once, by title, below its game and its topic."""
    written = _page("look-up/rules.html")
    article = written.partition('<article role="main"')[2].partition("</article>")[0]
    listed = re.findall(r'html#([a-z]+\.[a-z0-9.-]+)"', article)
    assert sorted(listed) == sorted(rule.id for rule in _rules())
    assert re.search(r'<h3[^>]* id="apex-movement">Movement', article)
    assert "One level up" in article
    assert not re.search(r">(apex|flashpoint|atlantis)\.[a-z]+\.[a-z-]+<", article)


def test_the_glossary_has_the_words_of_all_games() -> None:
    """Each word of each game's glossary is there, with a link to it."""
    written = _page("look-up/glossary.html")
    for game in GAMES:
        terms = set(re.findall(r'<dt id="(term-[^"]+)"', _page(f"{game}/glossary.html")))
        assert terms
        assert terms <= set(re.findall(rf'/{game}/glossary\.html#([^"]+)"', written))


def test_what_is_for_contributors_stays_there() -> None:
    """The sidebar of players names no page for contributors, beside the way to them."""
    tree = _page("apex/movement.html").partition('class="sidebar-tree"')[2].partition("</nav>")[0]
    shown = re.findall(r'toctree-l1[^>]*><a class="reference internal" href="([^"]+)"', tree)
    contributing = [link for link in shown if "contributing" in link or "coverage" in link]
    assert contributing == ["../contributing/index.html"]
    assert not (docs_in("es") / "contributing" / "coverage.html").exists()
