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
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from adjudicator.games import GAMES
from adjudicator.kernel.game import Question

logger = logging.getLogger(__name__)

Effect = Mapping[str, Any]
DATA = files("adjudicator.games.apex").joinpath("data")

#: What an effect of a token says, and the rule that it belongs to.
EFFECTS = {
    "ignores": ("takes {0[0]} headshot, cards up to {0[1]}", "apex.fire.helmet"),
    "limit": ("Shield up to {0}", "apex.life.shield-limit"),
    "restores": ("gives back {0}", "apex.life.equip"),
    "prevents": ("prevents {0}", "apex.life.knockdown"),
    "ring": ("Ring damage becomes {0}", "apex.ring.knockdown-shield"),
    "health": ("Health {0}", "apex.life.restore"),
    "shield": ("Shield {0}", "apex.life.restore"),
    "cooldown": ("your cooldowns less {0}", "apex.loot.accelerant"),
    "stability": ("Stability {0}", "apex.fire.start-slot"),
    "slots": ("Fire Rate {0} slot more", "apex.fire.rate"),
    "difficulty": ("{0} at distance", "apex.aim.optics"),
    "each-hit": ("each hit {0} more", "apex.fire.stock"),
    "first-hit": ("first hit {0} more", "apex.fire.stock"),
}
NOTHING = ":rule:`nothing <apex.loot.gear>`"


def data(name: str) -> dict[str, Any]:
    """A data file of the game."""
    return tomllib.loads(DATA.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def effect_words(effect: Effect) -> str:
    """What a token does, each part with a link to its rule."""
    parts = []
    for name, number in effect.items():
        if name in EFFECTS:
            words, rule = EFFECTS[name]
            parts.append(f":rule:`{_plural(words.format(number), number)} <{rule}>`")
    distances = f" {_span(effect['range'])}" if "range" in effect else ""
    return (", ".join(parts) or NOTHING) + distances


def _plural(words: str, number: Any) -> str:  # noqa: ANN401
    many = isinstance(number, list) and number[0] > 1
    return words.replace("headshot", "headshots") if many else words


def _span(ends: list[int]) -> str:
    return f"{ends[0]}-{ends[1]}" if len(ends) > 1 else f"{ends[0]}+"


class _TableDirective(SphinxDirective):
    """A table whose cells are read as inline text, so that they can link rules."""

    head: ClassVar[tuple[str, ...]]

    def table(self, rows: Iterable[Iterable[str]]) -> nodes.table:
        """The rows below the head."""
        table = nodes.table(classes=["from-code"])
        group = nodes.tgroup(cols=len(self.head))
        table += group
        group += [nodes.colspec(colwidth=1) for _ in self.head]
        group += nodes.thead("", self._row(self.head))
        group += nodes.tbody("", *(self._row(row) for row in rows))
        return table

    def _row(self, cells: Iterable[str]) -> nodes.row:
        return nodes.row("", *(nodes.entry("", self._words(cell)) for cell in cells))

    def _words(self, cell: str) -> nodes.paragraph:
        words, messages = self.parse_inline(cell)
        return nodes.paragraph("", "", *words, *messages)


class LootTable(_TableDirective):
    """The Loot tokens of a type, a row an effect."""

    required_arguments = 1
    head = ("token", "rarity", "what it does")

    def run(self) -> list[nodes.Node]:
        """The table."""
        return [self.table(self._rows(self.arguments[0]))]

    @staticmethod
    def _rows(of_type: str) -> Iterator[tuple[str, str, str]]:
        for name, facts in data("loot").items():
            if facts["type"] == of_type:
                alike = groupby(facts["rarities"].items(), key=itemgetter(1))
                for number, (effect, rarities) in enumerate(alike):
                    told = ", ".join(rarity for rarity, _ in rarities)
                    printed = facts.get("on-cards") or effect.get("on-cards")
                    told = f"{told}, on cards only" if printed else told
                    yield "" if number else name, told, effect_words(effect)


class GrenadeTable(_TableDirective):
    """The Grenade tokens."""

    head = ("token", "range", "Aim cards", "damage")

    def run(self) -> list[nodes.Node]:
        """The table."""
        return [self.table(self._rows())]

    @staticmethod
    def _rows() -> Iterator[tuple[str, str, str, str]]:
        for facts in data("grenades").values():
            reach = f":rule:`{_span(facts['range'])} <apex.grenade.range>`"
            cards = f":rule:`{facts['cards']} <apex.grenade.relocation>`"
            yield facts["name"], reach, cards, _damage(facts["offsets"])


def _damage(offsets: list[list[int]]) -> str:
    """Where a Grenade hurts how much."""
    centre = next(damage for dc, dr, damage in offsets if (dc, dr) == (0, 0))
    others = sorted({damage for _, _, damage in offsets} - {centre})
    columns, rows = (max(o[axis] for o in offsets) * 2 + 1 for axis in (0, 1))
    words = f"{centre} in the middle, {others[0]} around it" if others else f"{centre} each"
    return f":rule:`{columns} × {rows} spaces <apex.grenade.tokens>`: {words}"


class Asks(_TableDirective):
    """A game's questions: parameters from the code, answers from the body, a line each."""

    required_arguments = 1
    has_content = True
    head = ("ask", "parameters", "answer")

    def run(self) -> list[nodes.Node]:
        """The table; a question without a line, or a line without a question, fails the build."""
        questions = GAMES[self.arguments[0]].questions
        answers = dict(_answers(self.content))
        if set(answers) != set(questions):
            odd = sorted(set(answers) ^ set(questions))
            logger.warning("asks: told or asked, not both: %s", odd, location=self.get_location())
        return [
            self.table(
                (_name(name, question), parameters(question), answers[name])
                for name, question in questions.items()
                if name in answers
            )
        ]


def _name(name: str, question: Question) -> str:
    """What is asked, with a star where it can be done as well."""
    return f"``{name}`` \\*" if question.change else f"``{name}``"


def parameters(question: Question) -> str:
    """The parameters of a question; in brackets those that may be left out."""
    told = []
    for name, field in question.parameters.model_fields.items():
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
