"""What another language's book says otherwise, told beside the rule: ``.. spanish-book::``.

``.. spanish-notes::`` lists all of it, a line a rule.
"""

import re

from coverage import link_to
from docutils import nodes
from rule_domain import RuleDomain, RuleEntry, rule_body
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util.docutils import SphinxDirective
from telling import pages_in, told


def note_heading(config: Config) -> str:
    """What a note begins with in plain text."""
    return told(config, "other-book.title") + ":"


def is_note(node: nodes.Element) -> bool:
    """Whether a box is such a note."""
    return "other-book" in node.get("classes", ())


class spanish_notes(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """Where the list goes, once all documents are read."""


class SpanishBookDirective(SphinxDirective):
    """A note beside a rule."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """A box; its heading is the same everywhere."""
        box = nodes.admonition(classes=["other-book"])
        heading = note_heading(self.config).removesuffix(":")
        box += nodes.title(heading, heading)
        self.state.nested_parse(self.content, self.content_offset, box)
        return [box]


class SpanishNotesDirective(SphinxDirective):
    """The list's place."""

    def run(self) -> list[nodes.Node]:
        """What is filled in later."""
        return [spanish_notes()]


def _fill(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    for node in list(doctree.findall(spanish_notes)):
        node.replace_self(_list(app, docname))


def _list(app: Sphinx, docname: str) -> nodes.bullet_list:
    """All notes, in the order of the pages of the book that they stand by."""
    domain = app.env.get_domain("rule")
    assert isinstance(domain, RuleDomain)
    items = nodes.bullet_list()
    notes = [
        (domain.rules[body["rule"]], box)
        for page in sorted({rule.docname for rule in domain.rules.values()})
        for body in app.env.get_doctree(page).findall(rule_body)
        for box in body.findall(nodes.admonition)
        if is_note(box)
    ]
    for rule, box in sorted(notes, key=lambda note: (_first_page(note[0]), note[0].id)):
        link = link_to(app, docname, rule.docname, rule.id, rule.title)
        pages = pages_in(app.config, rule.page)
        where = nodes.Text(told(app.config, "other-book.where", pages=pages) + " ")
        words = [child.deepcopy() for child in box[1].children]
        items += nodes.list_item("", nodes.paragraph("", "", link, where, *words))
    _resolve(app, domain, items, docname)
    return items


def _resolve(app: Sphinx, domain: RuleDomain, items: nodes.Element, docname: str) -> None:
    """Resolve links anew: notes are copied before their own page has resolved them."""
    for link in list(items.findall(addnodes.pending_xref)):
        found = domain.resolve_xref(
            app.env, docname, app.builder, link["reftype"], link["reftarget"], link, link[0]
        )
        link.replace_self(found or link[0])


def _first_page(rule: RuleEntry) -> int:
    return int(re.split(r"\D", rule.page)[0])


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directives, and what fills the list."""
    app.add_directive("spanish-book", SpanishBookDirective)
    app.add_directive("spanish-notes", SpanishNotesDirective)
    app.connect("doctree-resolved", _fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
