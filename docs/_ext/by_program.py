"""``.. by-program::`` holds what only those need who write scenes and questions.

Players ask by tapping, so pages fold these notes away, on every screen, and a rule that is quoted
elsewhere leaves them out.
"""

from itertools import groupby

from docutils import nodes
from folds import fold, folded
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from telling import told

#: How such a fold differs from others.
KIND = "by-program"


class by_program(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """A note, until it is folded."""


class ByProgram(SphinxDirective):
    """A note with names of questions, parameters and fields."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The note."""
        note = by_program()
        self.state.nested_parse(self.content, self.content_offset, note)
        return [note]


def left_out(tree: nodes.Element) -> None:
    """Leave the notes out of what is quoted."""
    for found in list(tree.findall(fold)):
        if found.get("kind") == KIND:
            found.parent.remove(found)


def _fold(app: Sphinx, doctree: nodes.document, _docname: str) -> None:
    """Fold notes that stand one after another in one fold."""
    for parent in {id(note.parent): note.parent for note in doctree.findall(by_program)}.values():
        children: list[nodes.Node] = []
        for is_note, group in groupby(parent.children, lambda n: isinstance(n, by_program)):
            found = list(group)
            words = [child for note in found for child in note.children]
            children += [_folded(app, words)] if is_note else found
        parent.children = []
        parent.extend(children)


def _folded(app: Sphinx, words: list[nodes.Node]) -> fold:
    return folded(told(app.config, "fold.by-program"), *words, kind=KIND)


def setup(app: Sphinx) -> dict[str, bool]:
    """Fold before pages fold their sections."""
    app.add_node(by_program)
    app.add_directive("by-program", ByProgram)
    app.connect("doctree-resolved", _fold, priority=590)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
