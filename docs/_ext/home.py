"""``.. games::`` shows the games: a ruling on a table of each, and where its rules are.

The body has a line for each game, ``apex: tuesday-table: what it is about``: the example table
whose first question is drawn, and a sentence.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util.docutils import SphinxDirective
from telling import speech_of, told

from adjudicator.app.judgement import judge_query
from adjudicator.app.query import TableQuery
from adjudicator.app.tables import OpenTable, examples
from adjudicator.drawing.vignette import Look, vignette_svg
from adjudicator.messages.as_text import SIGNS
from adjudicator.messages.lookup import game_name

#: The pages of a game that its card leads to.
PAGES = (("rules", "index"), ("quick", "quick-reference"), ("glossary", "glossary"))


class game_card(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """A game: its first child tells of it."""


class Games(SphinxDirective):
    """The cards of all games."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """A card for each line."""
        cards = nodes.container(classes=["games"])
        for line in self.content:
            game, ref, words = (part.strip() for part in line.split(":", maxsplit=2))
            card = game_card(game=game, ref=ref)
            card += nodes.paragraph(words, words)
            self.set_source_info(card[0])
            cards += card
        return [cards]


@dataclass(frozen=True)
class _Drawn:
    """A table with the ruling on its first question."""

    config: Config
    table: OpenTable

    def markup(self) -> Iterator[str]:
        """The picture, the answer, and a way to the table."""
        speech = speech_of(self.config)
        query = TableQuery.from_link(self.table.cases[0].params)
        judgement = judge_query(self.table, query)
        assert judgement.verdict
        chosen = tuple(end.word for end in judgement.ends)
        link = escape(f"/table/{self.table.ref}{query.link}")
        yield f'<a class="game-table" href="{link}">'
        yield vignette_svg(self.table.sketch, speech, judgement.verdict, chosen, Look())
        tone = judgement.verdict.summary.tone
        answer = escape(speech.headline(judgement.verdict))
        yield f'<span class="example-answer {tone}">{SIGNS[tone]} {answer}</span>'
        yield f"<small>{escape(told(self.config, 'home.table'))}</small></a>"


def _open(self: Any, node: game_card) -> None:  # noqa: ANN401
    config = self.config
    name = escape(game_name(node["game"], speech_of(config)))
    table = examples(config.language)[node["ref"]]
    drawn = "".join(_Drawn(config, table).markup())
    self.body.append(f'<section class="game-card"><h2>{name}</h2>{drawn}')


def _close(self: Any, node: game_card) -> None:  # noqa: ANN401
    links = "".join(
        f'<li><a href="{uri}">{escape(told(self.config, f"home.{name}"))}</a></li>'
        for name, page in PAGES
        for uri in [self.builder.get_target_uri(f"{node['game']}/{page}")]
        if f"{node['game']}/{page}" in self.builder.env.found_docs
    )
    self.body.append(f"<ul>{links}</ul></section>")


def _pass(_self: Any, _node: game_card) -> None:  # noqa: ANN401
    """Plain text has no pictures."""


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive."""
    app.add_node(game_card, html=(_open, _close), text=(_pass, _pass))
    app.add_directive("games", Games)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
