"""Shows the readings of an open point on one picture, which flips between them without script.

The picture is an example that the reading decides, judged and drawn once under each of them. What
the readings are called in a scene is folded away below it.
"""

from collections.abc import Iterator
from html import escape
from typing import Any

from by_program import by_program
from docutils import nodes
from example import examples_of
from example_telling import ExampleEntry, Telling
from rule_domain import RuleDomain
from rule_titles import with_titles
from ruling_words import meanings
from sphinx.application import Sphinx
from telling import told

from adjudicator.app.judge import answer
from adjudicator.core.ruling import Ruling
from adjudicator.games import GAMES

#: The open point that no example disputes: what an edition leaves out.
SILENT = "silent-points"


class readings(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """The picture, as markup; within it the readings as a list, where no picture can be."""


def example_for(entries: dict[str, dict[str, Any]], ruling: str, docname: str) -> dict[str, Any]:
    """The example that shows a point: on the page of the point, if there is one, and small."""
    shown = [entry for entry in entries.values() if _is_about(entry, ruling)]
    return min(shown, key=lambda entry: (entry["docname"] != docname, len(str(entry["question"]))))


def _is_about(entry: dict[str, Any], ruling: str) -> bool:
    chosen = entry["question"]["scene"].get("rulings", {})
    silent = ruling == SILENT and bool(entry["expected"].get("silent"))
    return ruling not in chosen and (silent or ruling in entry["rulings"])


class _Flip:
    """The readings of one point, on one example."""

    def __init__(self, app: Sphinx, ruling: Ruling, words: list[str], docname: str) -> None:
        self.config, self.ruling, self.words = app.config, ruling, words
        self.entry = ExampleEntry(**example_for(examples_of(app.env), ruling.name, docname))

    def markup(self) -> str:
        """The question, a choice of readings, and for each its picture and answer."""
        name = f"reading-{self.ruling.name}"
        legend = escape(self._telling(self.ruling.values[0]).asked())
        choices, pictures = "", ""
        for number, value in enumerate(self.ruling.values):
            one, checked = f"{name}-{number}", "" if number else " checked"
            choices += f'<input type="radio" name="{name}" id="{one}"{checked}>'
            choices += f'<label for="{one}">{escape(self.words[number])}</label>'
            pictures += f'<div class="reading">{"".join(self._shown(value))}</div>'
        title = f'<p class="example-asked">{legend}</p>'
        return f'<fieldset class="readings">{title}{choices}{pictures}</fieldset>'

    def _shown(self, value: str) -> Iterator[str]:
        telling = self._telling(value)
        # Pictures of one example tell their parts apart by name.
        yield telling.picture(f"{self.ruling.name}-{value}")
        yield "".join(telling.answer()) + "</p>"

    def _telling(self, value: str) -> Telling:
        scene = self.entry.question["scene"]
        chosen = {**scene.get("rulings", {}), self.ruling.name: value}
        question = {**self.entry.question, "scene": {**scene, "rulings": chosen}}
        return Telling(self.config, self.entry, answer(question).verdict)


def _fill(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    for box in doctree.findall(nodes.admonition):
        if name := box.get("ruling"):
            where = _where(app, name)
            box.insert(1, nodes.paragraph(where, where, classes=["rule-facts"]))
            called = box.children.pop()
            words = _words(app, name)
            listed = (nodes.list_item("", nodes.paragraph(each, each)) for each in words)
            flip = readings("", nodes.bullet_list("", *listed))
            flip["markup"] = _markup(app, name, words, docname)
            literal = nodes.paragraph("", "", nodes.literal(name, name))
            box += [flip, by_program("", literal, called)]


def _words(app: Sphinx, name: str) -> list[str]:
    """What each reading says, the default first."""
    domain = app.env.get_domain("rule")
    assert isinstance(domain, RuleDomain)
    first, *others = meanings(app, domain.rulings[name]).values()
    return [f"{first} {told(app.config, 'ruling.default')}", *others]


def _where(app: Sphinx, name: str) -> str:
    """The page of the rule that leaves the point open."""
    domain = app.env.get_domain("rule")
    assert isinstance(domain, RuleDomain)
    game = next(game for game in GAMES.values() if name in game.rulings)
    return domain.rules[game.rulings[name].rule].where(app.config)


def _markup(app: Sphinx, name: str, words: list[str], docname: str) -> str:
    """The flip of a point; pages are resolved more than once."""
    kept: dict[str, str] = app.env.temp_data.setdefault("readings", {})
    if name not in kept:
        ruling = next(game.rulings[name] for game in GAMES.values() if name in game.rulings)
        kept[name] = with_titles(_Flip(app, ruling, words, docname).markup(), app.env)
    return kept[name]


def _visit(self: Any, node: readings) -> None:  # noqa: ANN401
    self.body.append(node["markup"])
    raise nodes.SkipNode


def _pass(_self: Any, _node: readings) -> None:  # noqa: ANN401
    """In plain text, the readings are a list."""


def setup(app: Sphinx) -> dict[str, bool]:
    """Draw when all examples are read."""
    app.add_node(readings, html=(_visit, None), text=(_pass, _pass))
    app.connect("doctree-resolved", _fill, priority=550)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
