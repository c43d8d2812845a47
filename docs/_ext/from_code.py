"""Tables that are read from the code and its data, so that the pages cannot drift from them.

``.. loot-table:: gear`` lists Loot tokens of a type with the numbers of ``data/loot.toml``,
``.. grenade-table::`` those of ``data/grenades.toml``. ``.. asks:: apex`` lists a game's questions;
its body tells each answer in a line, and the build fails where a question is missing or unknown.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from itertools import groupby
from operator import itemgetter
from typing import Any, ClassVar

from docutils import nodes
from folds import folded
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from telling import speech_of, told

from adjudicator.core.question import Question
from adjudicator.games import GAMES

logger = logging.getLogger(__name__)

Effect = Mapping[str, Any]
DATA = files("adjudicator.games.apex").joinpath("data")

#: The rule that an effect of a token belongs to.
EFFECTS = {
    "ignores": "apex.fire.helmet",
    "limit": "apex.life.shield-limit",
    "restores": "apex.life.equip",
    "prevents": "apex.life.knockdown",
    "ring": "apex.ring.knockdown-shield",
    "health": "apex.life.restore",
    "shield": "apex.life.restore",
    "cooldown": "apex.loot.accelerant",
    "stability": "apex.fire.start-slot",
    "slots": "apex.fire.rate",
    "difficulty": "apex.aim.optics",
    "each-hit": "apex.fire.stock",
    "first-hit": "apex.fire.stock",
}


def data(name: str) -> dict[str, Any]:
    """A data file of the game."""
    return tomllib.loads(DATA.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def effect_words(effect: Effect, config: Config) -> str:
    """What a token does, each part with a link to its rule."""
    parts = []
    for name, given in effect.items():
        if name in EFFECTS:
            number, limit = given if isinstance(given, list) else (given, None)
            words = told(config, f"effect.{name}", number=number, limit=limit)
            parts.append(f":rule:`{words} <{EFFECTS[name]}>`")
    distances = f" {_span(effect['range'])}" if "range" in effect else ""
    nothing = f":rule:`{told(config, 'loot.nothing')} <apex.loot.gear>`"
    return (", ".join(parts) or nothing) + distances


def _span(ends: list[int]) -> str:
    return f"{ends[0]}-{ends[1]}" if len(ends) > 1 else f"{ends[0]}+"


class _TableDirective(SphinxDirective):
    """A table whose cells are read as inline text, so that they can link rules."""

    #: The phrases of its head.
    head: ClassVar[tuple[str, ...]]

    def table(self, rows: Iterable[Iterable[str]]) -> nodes.table:
        """The rows below the head."""
        table = nodes.table(classes=["from-code"])
        group = nodes.tgroup(cols=len(self.head))
        table += group
        group += [nodes.colspec(colwidth=1) for _ in self.head]
        group += nodes.thead("", self._row(told(self.config, name) for name in self.head))
        group += nodes.tbody("", *(self._row(row) for row in rows))
        return table

    def _row(self, cells: Iterable[str]) -> nodes.row:
        return nodes.row("", *(nodes.entry("", self._words(cell)) for cell in cells))

    def _words(self, cell: str) -> nodes.paragraph:
        words, messages = self.parse_inline(cell)
        return nodes.paragraph(cell, "", *words, *messages)


class LootTable(_TableDirective):
    """The Loot tokens of a type, a row an effect."""

    required_arguments = 1
    head = ("loot.token", "loot.rarity", "loot.does")

    def run(self) -> list[nodes.Node]:
        """The table."""
        return [self.table(self._rows(self.arguments[0]))]

    def _rows(self, of_type: str) -> Iterator[tuple[str, str, str]]:
        messages = speech_of(self.config)
        for name, facts in data("loot").items():
            if facts["type"] == of_type:
                alike = groupby(facts["rarities"].items(), key=itemgetter(1))
                for number, (effect, rarities) in enumerate(alike):
                    listed = ", ".join(messages.option(rarity) for rarity, _ in rarities)
                    if facts.get("on-cards") or effect.get("on-cards"):
                        listed = told(self.config, "loot.on-cards", rarities=listed)
                    called = "" if number else messages.word(name)
                    yield called, listed, effect_words(effect, self.config)


class GrenadeTable(_TableDirective):
    """The Grenade tokens."""

    head = ("loot.token", "loot.range", "loot.cards", "loot.damage")

    def run(self) -> list[nodes.Node]:
        """The table."""
        return [self.table(self._rows())]

    def _rows(self) -> Iterator[tuple[str, str, str, str]]:
        for facts in data("grenades").values():
            reach = f":rule:`{_span(facts['range'])} <apex.grenade.range>`"
            cards = f":rule:`{facts['cards']} <apex.grenade.relocation>`"
            name = speech_of(self.config).word(facts["name"])
            yield name, reach, cards, self._damage(facts["offsets"])

    def _damage(self, offsets: list[list[int]]) -> str:
        """Where a Grenade hurts how much."""
        centre = next(damage for dc, dr, damage in offsets if (dc, dr) == (0, 0))
        others = sorted({damage for _, _, damage in offsets} - {centre})
        columns, rows = (max(o[axis] for o in offsets) * 2 + 1 for axis in (0, 1))
        facts = {"centre": centre, "other": others[0] if others else None}
        words = told(self.config, "grenade.around" if others else "grenade.each", **facts)
        spaces = told(self.config, "grenade.spaces", columns=columns, rows=rows)
        return f":rule:`{spaces} <apex.grenade.tokens>`: {words}"


class Asks(_TableDirective):
    """A game's questions: parameters from the code, answers from the body, a line each."""

    required_arguments = 1
    has_content = True
    head = ("asks.ask", "asks.parameters", "asks.answer")

    def run(self) -> list[nodes.Node]:
        """The table; a question without a line, or a line without a question, fails the build."""
        questions = GAMES[self.arguments[0]].questions
        answers = dict(_answers(self.content))
        if set(answers) != set(questions):
            odd = sorted(set(answers) ^ set(questions))
            logger.warning("asks: told or asked, not both: %s", odd, location=self.get_location())
        table = self.table(
            (_name(name, question), parameters(question), answers[name])
            for name, question in questions.items()
            if name in answers
        )
        for row in next(iter(table.findall(nodes.tbody))).children:
            # Knowing where they come from, the answers are translated.
            self.set_source_info(row[-1][0])
        return [folded(told(self.config, "fold.questions", count=len(answers)), table)]


def _name(name: str, question: Question) -> str:
    """What is asked, with a star where it can be done as well."""
    return f"``{name}`` \\*" if question.applies else f"``{name}``"


def parameters(question: Question) -> str:
    """The parameters of a question; in brackets those that may be left out."""
    told = []
    for name, field in question.params.model_fields.items():
        word = f"``{field.alias or name}``"
        told.append(word if field.is_required() else f"[{word}]")
    return ", ".join(told)


def _answers(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each line ``ask: what it answers``; an indented one goes on with the one before."""
    text = "\n".join(lines).replace("\n  ", " ")
    for line in filter(None, text.splitlines()):
        name, _, words = line.partition(":")
        yield name, words.strip()


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the tables."""
    app.add_directive("loot-table", LootTable)
    app.add_directive("grenade-table", GrenadeTable)
    app.add_directive("asks", Asks)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
