"""Folds what makes pages long: examples, rulings, notes on another book, the words of a glossary.

Wide screens show the first example of a rule, and fold the others and the rulings.

A page that says ``:fold: sections`` at its top has its sections folded as well.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby

from docutils import nodes
from example import example
from folds import by_letter, folded
from other_book import is_note
from sphinx import addnodes
from sphinx.application import Sphinx
from telling import told

#: What is folded on wide screens only, and what on all.
MORE, RULING = "more", "ruling-fold"


def _fold(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    for glossary in list(doctree.findall(addnodes.glossary)):
        items = list(glossary.findall(nodes.definition_list_item))
        glossary.children = []
        glossary += list(by_letter(items))
    for note in list(doctree.findall(nodes.admonition)):
        if is_note(note) or note.get("ruling"):
            parent, place = note.parent, note.parent.index(note)
            kind = RULING if note.get("ruling") else ""
            parent[place] = folded(note[0].astext(), note, kind=kind)
    for parent in {id(shown.parent): shown.parent for shown in _shown(doctree)}.values():
        _gather(parent, partial(told, app.config))

    if app.env.metadata[docname].get("fold") == "sections":
        _fold_sections(doctree)


def _fold_sections(doctree: nodes.document) -> None:
    """Fold what stands below the headings of a page; its first words stay to be seen."""
    for section in list(doctree.findall(nodes.section))[1:]:
        title, *content = section.children
        section.children = []
        section += [title, folded(content[0].astext(), *content)]


def _shown(doctree: nodes.document) -> Iterator[nodes.Element]:
    """All examples, those by two books as one."""
    for found in doctree.findall(example):
        yield found.parent if _is_pair(found.parent) else found


def _is_pair(node: nodes.Node) -> bool:
    return isinstance(node, nodes.container) and "both-books" in node["classes"]


def _gather(parent: nodes.Element, say: Callable[..., str]) -> None:
    """Fold examples that stand one after another in one fold, all but the first in one within."""
    told_by: list[nodes.Node] = []
    for shown, group in groupby(parent.children, lambda n: isinstance(n, example) or _is_pair(n)):
        first, *others = found = list(group)
        if shown and others:
            others = [folded(say("fold.more-examples", count=len(others)), *others, kind=MORE)]
        label = say("fold.examples", count=len(found))
        told_by += [folded(label, first, *others)] if shown else found
    parent.children = []
    parent += told_by


def setup(app: Sphinx) -> dict[str, bool]:
    """Fold when links are resolved and lists are filled in."""
    app.connect("doctree-resolved", _fold, priority=600)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
