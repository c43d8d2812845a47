"""Pages beside the rules: the glossary, the quick reference, the list of questions."""

import json
import re
import tomllib
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from textwrap import dedent

import pytest
from from_code import effect_words
from sphinx.config import Config

from adjudicator import __version__
from adjudicator.app.judge import ask
from adjudicator.app.search import Index
from adjudicator.games import GAMES
from adjudicator.games.apex.table.components import KINDS, Tag
from adjudicator.messages.as_text import verdict_text
from adjudicator.messages.renderer import ENGLISH
from adjudicator.resources import DOCS
from adjudicator.tables.sql.database import newest
from tests.docs.test_docs import BODIES, EXAMPLES, RULES

ROOT = Path(__file__).parents[2]
#: Pages for those who write scenes and questions.
FOR_PROGRAMS = ("/questions",)
LINK = re.compile(r'href="[^"]*#([a-z]+\.[a-z0-9-]+\.[a-z0-9.-]+)"')
PAGES = sorted(f"{game}/{page.stem}" for game in GAMES for page in (DOCS / game).glob("*.html"))


def _page(name: str) -> str:
    file = DOCS / f"{name}.html"
    return file.read_text("utf-8") if file.is_file() else ""


def _words(markup: str) -> str:
    return re.sub(r"<[^>]+>", "", markup).replace("¶", "").strip()


def _entries(game: str) -> dict[str, set[str]]:
    """The words of a game's glossary, each with the rules that it links."""
    return {
        _words(term): set(LINK.findall(told))
        for term, told in re.findall(
            r'<dt id="term-[^"]*">(.*?)</dt>\s*<dd>(.*?)</dd>', _page(f"{game}/glossary"), re.DOTALL
        )
    }


ENTRIES = _entries("apex")
GLOSSARIES = {game: _entries(game) for game in GAMES}


def _lines(game: str) -> list[str]:
    """The lines and the rows of a game's quick reference."""
    sides = _page(f"{game}/quick-reference").partition('class="print-side')[2]
    return [
        line
        for kind in ("li", "tr")
        for line in re.findall(
            rf"<{kind}\b[^>]*>(?:(?!<{kind}\b).)*?</{kind}>",
            sides.partition("<footer")[0],
            re.DOTALL,
        )
        if "<th" not in line
    ]


#: The page that lists a game's questions.
LISTED = {
    "apex": "guide/command-line",
    "flashpoint": "flashpoint/questions",
    "atlantis": "atlantis/questions",
}
ASKED = {
    (game, _words(name).split(" ")[0]): (_words(given), _words(told))
    for game, page in LISTED.items()
    for row in re.findall(r"<tr[^>]*>(.*?)</tr>", _page(page), re.DOTALL)
    for name, given, told in re.findall(
        r"<td>(.*?)</td>\s*<td>(.*?)</td>\s*<td>(.*?)</td>", row, re.DOTALL
    )
}


def test_every_tag_is_in_the_glossary() -> None:
    """Each tag that code or data know has an entry."""
    tags = {*Tag, *(tag for kind in KINDS.values() for tag in kind.tags)}
    assert tags - set(ENTRIES) == set()


@pytest.mark.parametrize("game", GAMES)
def test_terms_link_their_rules(game: str) -> None:
    """Each entry of a glossary links at least one rule, and only rules that exist."""
    rules = {rule_id for rule_id in RULES if rule_id.startswith(f"{game}.")}
    assert [term for term, linked in GLOSSARIES[game].items() if not linked] == []
    assert {
        term: linked - rules for term, linked in GLOSSARIES[game].items() if linked - rules
    } == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_follows_the_alphabet(game: str) -> None:
    """The entries stand in alphabetical order."""
    terms = GLOSSARIES[game]
    assert len(terms) > {"apex": 100, "flashpoint": 90}.get(game, 70)
    assert all(one.casefold() <= next_one.casefold() for one, next_one in pairwise(terms))


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_quick_reference_links_its_rule(game: str) -> None:
    """Each line and each row of the page to print links a rule of its game that exists."""
    rules = {rule_id for rule_id in RULES if rule_id.startswith(f"{game}.")}
    lines = _lines(game)
    assert len(lines) > 100
    for line in lines:
        linked = set(LINK.findall(line))
        assert linked, line
        assert linked <= rules


def test_the_quick_reference_has_every_loot_token() -> None:
    """Each token of the data stands there with its numbers."""
    page = _words(_page("apex/quick-reference"))
    data = files("adjudicator.games.apex").joinpath("data/loot.toml").read_text("utf-8")
    for name, facts in tomllib.loads(data).items():
        assert name in page
        for effect in facts["rarities"].values():
            for words in re.findall(r"`([^`<]*) <", effect_words(effect, Config())):
                assert words in page


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_listed(game: str) -> None:
    """The guide lists each question with all its parameters."""
    listed = {name: set(re.findall(r"[a-z-]+", ASKED[game, name][0])) for name in _named(game)}
    assert listed == _named(game)


def _named(game: str) -> dict[str, set[str]]:
    """The questions of a game, each with the names of its parameters."""
    return {
        name: {field.alias or attribute for attribute, field in fields.items()}
        for name, question in GAMES[game].questions.items()
        for fields in (question.params.model_fields,)
    }


def test_the_listed_answers_are_those_of_the_examples() -> None:
    """What an example answers has the fields that the guide tells of."""
    for example in EXAMPLES.values():
        asked = example["question"]
        _, told = ASKED[asked["scene"]["game"], asked["ask"]]
        for field in example["expected"]["answer"]:
            assert re.search(rf"(?:&quot;|[\"“”]){field}(?:&quot;|[\"“”])", told)


def test_a_page_begins_with_what_is_there() -> None:
    """Each page of rules opens with a sentence before its first rule."""
    assert len(PAGES) > 60
    openings = {name: _page(name).partition("</h1>")[2].lstrip() for name in PAGES}
    assert [name for name, opening in openings.items() if not opening.startswith("<p>")] == []


def test_players_read_no_names_of_parameters() -> None:
    """What only a scene or a question needs is folded, the names of rulings too."""
    assert len(PAGES) > 60
    shown = {name: _for_players(_page(name)) for name in PAGES if not name.endswith(FOR_PROGRAMS)}
    assert [name for name, words in shown.items() if "<code" in words] == []


def test_a_rule_is_quoted_without_names_of_parameters() -> None:
    """Search, verdicts and the table's page quote what a player needs."""
    quoted = {name: _for_players(body) for name, body in BODIES.items()}
    assert [name for name, words in quoted.items() if "<code" in words] == []


def _for_players(markup: str) -> str:
    """A page without folds for programs, the facts below titles, and examples."""
    for part in (
        r'<details class="fold by-program">.*?</details>',
        r'<p class="rule-facts">.*?</p>',
        r"<figure.*?</figure>",
    ):
        markup = re.sub(part, "", markup, flags=re.DOTALL)
    return markup.partition("</h1>")[2] or markup


def test_the_doctor_counts_what_the_guide_shows() -> None:
    """The figures of store, docs and search in the guide are those of this version."""
    shown = _page("guide/keeping-safe")
    assert f"answers, version {newest()}." in shown
    assert f"docs: {len(RULES)} rules, version {__version__}." in shown
    assert f"search: {len(Index.for_docs().entries)} entries; a test search works" in shown


def test_the_command_line_answers_as_the_guide_shows() -> None:
    """The question of the guide, which stands in a file, gets the answer that is shown below it."""
    folder = ROOT / "docs" / "guide"
    guide = (folder / "command-line.rst").read_text("utf-8")
    block = guide.partition(".. code-block:: ")[2].partition("\n\n")[2]
    shown = dedent(block.partition("\n\n")[0])
    verdict = ask(json.loads((folder / "question.json").read_text("utf-8")))
    assert shown.splitlines()[1:] == verdict_text(verdict, ENGLISH).splitlines()


def test_no_two_rules_have_one_title() -> None:
    """A link to a rule shows its title alone, so each title names one rule."""
    titles = [rule["title"].casefold() for rule in RULES.values()]
    assert len(titles) == len(set(titles))
