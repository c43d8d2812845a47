"""``.. modules:: adjudicator.board`` lists a package's modules, each with what its docstring says.

``.. topics::`` lists the topics of each game. Both are read from the code, so they can't drift from
it; a test sees to it that every package is listed somewhere.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

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
        """A definition list: the module's name, and what it is about."""
        package = self.arguments[0]
        self.env.note_dependency(str(ROOT.joinpath(*package.split("."), "__init__.py")))
        found = nodes.definition_list(classes=["modules"])
        for name, about in modules_of(package):
            term = nodes.term("", "", nodes.literal("", name))
            text, _ = self.parse_inline(about.replace("`", "``"))
            said = nodes.definition("", nodes.paragraph("", "", *text))
            found += nodes.definition_list_item("", term, said)
        return [found]


class Topics(SphinxDirective):
    """Lists the topics of every game."""

    def run(self) -> list[nodes.Node]:
        """A definition list for each game: the topic's name, and what it is about."""
        found = nodes.definition_list(classes=["modules"])
        for game in NAMES:
            for topic in topics_of(game):
                name = f"{game}/{topic.name}"
                term = nodes.term("", "", nodes.literal("", name))
                said = nodes.paragraph("", first_line(topic / "__init__.py"))
                found += nodes.definition_list_item("", term, nodes.definition("", said))
        return [found]


def topics_of(game: str) -> list[Path]:
    """The packages of a game's topics, and of its table."""
    folder = ROOT / "adjudicator" / "games" / game
    return sorted(file.parent for file in folder.glob("*/__init__.py"))


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directive."""
    app.add_directive("modules", Modules)
    app.add_directive("topics", Topics)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
