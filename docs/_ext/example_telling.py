"""How an example is told: what it asks, a picture, the answer, and the steps that lead to it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from news import NEWS
from sphinx.config import Config
from telling import speech_of, told

from adjudicator.app.judge import find_game
from adjudicator.app.judgement import ends_of
from adjudicator.app.query import query_for
from adjudicator.app.tables import open_scene
from adjudicator.core.facts import Listing, Who
from adjudicator.core.sketch import Sketch
from adjudicator.core.verdict import Verdict
from adjudicator.drawing.board import drawn_board
from adjudicator.drawing.ledger import Ledger, is_empty
from adjudicator.messages.as_text import SIGNS
from adjudicator.messages.lookup import pages
from adjudicator.messages.renderer import Messages


@dataclass(frozen=True)
class ExampleEntry:
    """An example as the docs hold it: where, what it proves, and the link that opens it."""

    id: str
    title: str
    docname: str
    book: str
    rules: list[str]
    rulings: list[str]
    question: dict[str, Any]
    expected: dict[str, Any]
    table: str


#: The tallest picture, in pixels.
TALLEST = 300
_SIZE = re.compile(r'width="(\d+)" height="(\d+)"')

#: Where the title goes once it is translated.
TITLE = "\N{REPLACEMENT CHARACTER}"


def fitted(svg: str) -> str:
    """A picture no taller than the tallest, and no wider than what it shows."""
    return _SIZE.sub(_fitted, svg, count=1)


def _fitted(size: re.Match[str]) -> str:
    width, height = int(size[1]), int(size[2])
    scale = min(1, TALLEST / height)
    return f'width="{round(width * scale)}" height="{round(height * scale)}"'


@dataclass(frozen=True)
class Telling:
    """An example in words and as a picture."""

    config: Config
    entry: ExampleEntry
    verdict: Verdict

    @property
    def messages(self) -> Messages:
        """The speech of the build."""
        return speech_of(self.config)

    def markup(self) -> Iterator[str]:
        """The question, the picture, the answer, and a way to the table; then the steps."""
        yield f'<figure class="example" id="example-{self.entry.id}">'
        yield f'<p class="example-asked">{escape(self.asked())}</p>'
        yield self.picture(self.entry.id)
        yield f'<figcaption><p class="example-title">{TITLE}'
        if self.entry.book:
            where = self._say(
                f"example.from-{self._edition}", pages=pages(self.entry.book, self.messages)
            )
            yield f" <small>{where}</small>"
        yield "</p>"
        yield from self.answer()
        yield from self._otherwise()
        link = f'<a href="{escape(self.entry.table)}">{self._say("example.open")}</a>'
        yield f'</p><p class="example-links">{link}</p>'
        if not is_empty(self.verdict, self._sketch):
            yield from self._steps()
        yield "</figcaption></figure>"

    def asked(self) -> str:
        """The question in a line, with those whom it is about."""
        question = self.entry.question
        table = open_scene(question["scene"])
        ends = ends_of(table, query_for(table, question))
        facts = {name: Who(end.place) for name, end in zip(("one", "two"), ends, strict=False)}
        return self.messages.asked(self.verdict, facts)

    @property
    def _sketch(self) -> Sketch:
        scene = self.entry.question["scene"]
        game = find_game(scene)
        return game.sketch(game.read_scene(scene))

    def picture(self, name: str) -> str:
        """The board with the verdict on it; a ledger, if a board has nothing to say.

        `name` tells pictures on one page apart.
        """
        sketch = self._sketch
        if is_empty(self.verdict, sketch):
            return Ledger(self.verdict, self.messages, tuple(self._given())).markup()
        return fitted(drawn_board(sketch, self.messages, self.verdict, name=f"example-{name}").svg)

    def _given(self) -> Iterator[tuple[str, str]]:
        """What the question gives, as far as it can be told in a word or a number."""
        question, ask = self.entry.question, self.verdict.ask
        taps = {tap.name for tap in find_game(question["scene"]).questions[ask].taps}
        for name, value in question.items():
            words = _value(value, self.messages, name)
            if name not in {"scene", "ask", *taps} and words:
                yield self.messages.field(name, ask), words

    def answer(self) -> Iterator[str]:
        """The answer with its sign, as the beginning of a paragraph."""
        tone = self.verdict.summary.tone
        sign = "!" if self.verdict.summary.message_id in NEWS else SIGNS[tone]
        yield f'<p class="example-answer {tone}">{sign} '
        yield escape(self.messages.headline(self.verdict))

    def _otherwise(self) -> Iterator[str]:
        """The readings of open points under which the answer would be another."""
        if self.verdict.disputed:
            read = (
                self.messages.reading(self.verdict.game, one.ruling, one.value)
                for one in self.verdict.disputed
            )
            words = self._say("example.ruling", others=Listing(tuple(read), any_of=True))
            yield f" <small>{words}</small>"

    def _steps(self) -> Iterator[str]:
        yield f"<details><summary>{self._say('example.steps')}</summary><ol>"
        for step in self.verdict.steps:
            words = escape(self.messages.step(step))
            yield f'<li>{words} <a href="/rules/{step.rule}">{step.rule}</a></li>'
        yield "</ol></details>"

    def words(self) -> str:
        """The same for those who read plain text."""
        headline = self.messages.headline(self.verdict)
        return told(self.config, "example.told", title=TITLE, headline=headline)

    @property
    def _edition(self) -> str:
        return str(self.entry.question["scene"].get("edition", "core"))

    def _say(self, name: str, **facts: object) -> str:
        return escape(told(self.config, name, **facts))


def _value(value: object, messages: Messages, field: str) -> str:
    """A word, a number, or some of them."""
    if isinstance(value, list):
        told_by = [_value(part, messages, field) for part in value]
        return ", ".join(told_by) if all(told_by) else ""
    if isinstance(value, dict):
        return _value(value.get("name"), messages, field)
    if isinstance(value, bool) or value is None:
        return ""
    return messages.option(value, field) if isinstance(value, str) else str(value)
