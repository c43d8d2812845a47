"""Every example says what it asks, shows something, and answers."""

import re

import pytest

from adjudicator.app.judge import ask, find_game
from adjudicator.core.sketch import Sketch
from adjudicator.drawing.ledger import is_empty
from adjudicator.games import GAMES
from adjudicator.messages.languages import languages
from adjudicator.messages.phrases import PHRASES
from adjudicator.resources import docs_in
from tests.docs.test_docs import EXAMPLES

#: The id of a rule.
ID = re.compile(r"[a-z]+\.[a-z-]+\.[a-z0-9-]+")
FIGURE = re.compile(r'<figure class="example" id="example-([^"]+)">(.*?)</figure>', re.DOTALL)


def _figures(language: str) -> dict[str, str]:
    pages = {example["docname"] for example in EXAMPLES.values()}
    return {
        name: told
        for page in sorted(pages)
        for name, told in FIGURE.findall((docs_in(language) / f"{page}.html").read_text("utf-8"))
    }


@pytest.mark.parametrize("language", languages())
def test_every_example_asks_and_answers(language: str) -> None:
    """A line above the picture asks, and a line below it answers."""
    figures = _figures(language)
    assert set(figures) == set(EXAMPLES)
    for name, told in figures.items():
        assert re.match(r'<p class="example-asked">[^<]+\?</p>', told), name
        assert re.search(r'<p class="example-answer \w+">[✓✕?◉!] [^<]+', told), name


def test_no_example_shows_a_board_that_has_nothing_to_say() -> None:
    """Where nothing is marked but a lone piece, there is a ledger with a line for each step."""
    drawn = _figures("en")
    ledgers = 0
    for name, example in EXAMPLES.items():
        verdict, sketch = ask(example["question"]), _sketch(example["question"]["scene"])
        assert ('class="board' in drawn[name]) is not is_empty(verdict, sketch), name
        if is_empty(verdict, sketch):
            ledgers += 1
            shown = drawn[name].partition('class="ledger')[2]
            assert shown.count('<a href="/rules/') == len(verdict.steps) > 0, name
    assert ledgers > 350


def _sketch(scene: dict[str, object]) -> Sketch:
    game = find_game(scene)
    return game.sketch(game.read_scene(scene))


@pytest.mark.parametrize("language", languages())
def test_steps_cite_their_rules_by_title(language: str) -> None:
    """No example shows the id of a rule; a link leads there by the rule's title."""
    for name, told in _figures(language).items():
        cited = re.findall(r'<a href="/rules/[^"]+">([^<]*)</a>', told)
        assert cited, name
        assert not [words for words in cited if ID.search(words)], name


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_line(game: str) -> None:
    """Each question of a game that an example asks has words of its own, and no others have."""
    told = {name.split(".")[2] for name in PHRASES if name.startswith(f"asked.{game}.")}
    asked = {
        example["question"]["ask"]
        for example in EXAMPLES.values()
        if example["question"]["scene"]["game"] == game
    }
    assert told == asked
