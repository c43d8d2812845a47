"""Parts of a page that are folded on narrow screens, so that no page is longer than ten of them.

A fold is a ``details`` element, which opens without script. Style sheets show its content on wide
screens and on paper. A link to something in a fold opens it.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

from adjudicator.app.spelling import plain_words


class fold(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """What is folded; `label` stands on it while it is closed."""


def folded(label: str, *content: nodes.Node, kind: str = "") -> fold:
    """Some content, folded; style sheets know folds of a kind."""
    return fold("", *content, label=label, kind=kind)


def unfolded(tree: nodes.Element) -> None:
    """Show all that is folded in a tree."""
    for found in list(tree.findall(fold)):
        found.replace_self(found.children)


def heading(words: str, name: str, level: int = 2) -> nodes.rubric:
    """A heading above a fold, to jump to."""
    return nodes.rubric(words, words, ids=[name], **{"heading-level": level})


def jumps(places: Iterable[tuple[str, str]]) -> nodes.paragraph:
    """A line of links to places on the same page: what each is called, and its anchor."""
    line = nodes.paragraph(classes=["jumps"])
    for words, name in places:
        line += [nodes.reference("", words, internal=True, refuri=f"#{name}"), nodes.Text(" ")]
    return line


def by_letter(items: Iterable[nodes.definition_list_item]) -> Iterator[nodes.Node]:
    """The entries of a list in alphabetical order, a fold a letter."""
    groups = [(letter, list(group)) for letter, group in groupby(items, _letter)]
    yield jumps((letter, f"letter-{letter}") for letter, _ in groups)
    for letter, group in groups:
        yield heading(letter, f"letter-{letter}")
        told_by = nodes.definition_list("", *group, classes=["glossary"])
        yield folded(" · ".join(item[0].astext() for item in group), told_by)


def _letter(item: nodes.definition_list_item) -> str:
    """The letter that a word stands under; digits and signs have none."""
    first = "".join(plain_words(item[0].astext()))[:1].upper()
    return first if first.isalpha() else "#"


def _open(self: Any, node: fold) -> None:  # noqa: ANN401
    name = f"fold {node.get('kind', '')}".rstrip()
    self.body.append(f'<details class="{name}"><summary>{self.encode(node["label"])}</summary>')


def _close(self: Any, _node: fold) -> None:  # noqa: ANN401
    self.body.append("</details>")


def _pass(_self: Any, _node: fold) -> None:  # noqa: ANN401
    """Plain text has no folds."""


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the node."""
    app.add_node(fold, html=(_open, _close), text=(_pass, _pass))
    return {"parallel_read_safe": True, "parallel_write_safe": True}
