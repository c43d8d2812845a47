"""``.. modules:: adjudicator.board`` lists a package's modules, each with what its docstring says.

``.. topics::`` lists the topics of each game. Both are read from the code, so they can't drift from
it; a test sees to it that every package is listed somewhere.
"""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import ClassVar

from docutils import nodes
from folds import folded
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from telling import told

import adjudicator
from adjudicator.games import NAMES

ROOT = Path(adjudicator.__file__).parents[1]


def modules_of(package: str) -> Iterator[tuple[str, str]]:
    """The modules of a package by name, each with the first line of its docstring."""
    folder = ROOT.joinpath(*package.split("."))
    for file in sorted(folder.glob("*.py")):
        if file.stem not in ("__init__", "__main__"):
            yield file.stem, first_line(file)


def first_line(file: Path) -> str:
    """The first line of a module's docstring."""
    written = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return written.partition("\n")[0]


class Modules(SphinxDirective):
    """Lists the modules of one package."""

    required_arguments = 1
    option_spec: ClassVar = {}

    def run(self) -> list[nodes.Node]:
        """A list: each module's name, and what it is about."""
        package = self.arguments[0]
        self.env.note_dependency(str(ROOT.joinpath(*package.split("."), "__init__.py")))
        return [_listed(self, list(modules_of(package)))]


def _listed(directive: SphinxDirective, named: Sequence[tuple[str, str]]) -> nodes.Node:
    """Names, each with what it is about, a line each; folded."""
    found = nodes.bullet_list(classes=["modules"])
    for name, about in named:
        text, _ = directive.parse_inline(about.replace("`", "``"))
        line = nodes.paragraph("", "", nodes.literal("", name), nodes.Text(": "), *text)
        found += nodes.list_item("", line)
    return folded(told(directive.config, "fold.modules", count=len(named)), found)


class Topics(SphinxDirective):
    """Lists the topics of every game."""

    def run(self) -> list[nodes.Node]:
        """A list: each topic with its game, and what it is about."""
        topics = ((game, topic) for game in NAMES for topic in topics_of(game))
        named = [
            (f"{game}/{topic.name}", first_line(topic / "__init__.py")) for game, topic in topics
        ]
        return [_listed(self, named)]


def topics_of(game: str) -> list[Path]:
    """The packages of a game's topics, and of its table."""
    folder = ROOT / "adjudicator" / "games" / game
    return sorted(file.parent for file in folder.glob("*/__init__.py"))


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directive."""
    app.add_directive("modules", Modules)
    app.add_directive("topics", Topics)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
