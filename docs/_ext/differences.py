"""All that differs between two editions, a table a topic: ``.. differences::``.

A row a rule: what the final book says, what the beta says, and a table that shows both. Pairs of
examples are those that ask the same of the same scene under either book.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

from coverage import link_to, table_of
from docutils import nodes
from example import examples_of
from folds import folded, heading
from printings import is_printed_twice, is_unsaid
from rule_domain import RuleDomain, RuleEntry, rule_body
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from telling import told

#: Where a sentence ends and another begins.
_SENTENCE = re.compile(r"(?<=[.:;]) (?=[A-ZÁÉÍÓÚ¿¡])")


class differences(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """Where the tables go, once all documents are read."""


class DifferencesDirective(SphinxDirective):
    """The tables' place."""

    def run(self) -> list[nodes.Node]:
        """What is filled in later."""
        return [differences()]


Example = dict[str, Any]


def pairs(examples: dict[str, Example]) -> list[tuple[Example, Example]]:
    """The examples that ask one question by the beta and by the final book."""
    asked: dict[str, dict[str, Example]] = {}
    for entry in examples.values():
        scene = dict(entry["question"]["scene"])
        edition = scene.pop("edition", "core")
        question = json.dumps({**entry["question"], "scene": scene}, sort_keys=True)
        asked.setdefault(question, {}).setdefault(edition, entry)
    return [(by["beta"], by["core"]) for by in asked.values() if len(by) == 2]


def shown_by(entry: RuleEntry, pair: tuple[Example, Example]) -> bool:
    """Whether a pair shows what becomes of a rule in the other edition."""
    beta, core = pair
    if entry.edition == "beta":
        return entry.id in beta["rules"]
    return entry.id in core["rules"] and (not is_unsaid(entry.id) or _is_open(beta))


def _is_open(beta: Example) -> bool:
    return "apex.edition.silent" in beta["rules"]


def _fill(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    domain = app.env.get_domain("rule")
    assert isinstance(domain, RuleDomain)
    for node in list(doctree.findall(differences)):
        node.replace_self(list(_tables(app, domain, docname)))


def _tables(app: Sphinx, domain: RuleDomain, docname: str) -> Iterator[nodes.Node]:
    """A table for each page that rules stand on."""
    rows: dict[str, list[list[nodes.Node]]] = {}
    rule_rows = _Rows(app, domain, docname)
    for entry in sorted(domain.rules.values(), key=lambda rule: (rule.docname, rule.id)):
        if is_printed_twice(entry.id) and entry.is_elsewhere and not _is_told(entry):
            rows.setdefault(entry.docname, []).append(rule_rows.row(entry))
    for topic, listed in rows.items():
        yield heading(app.env.titles[topic].astext(), nodes.make_id(topic), 3)
        head = (told(app.config, f"differences.{name}") for name in ("final", "beta", "table"))
        label = told(app.config, "fold.rules", count=len(listed))
        yield folded(label, table_of(list(head), listed))


def _is_told(entry: RuleEntry) -> bool:
    """Whether a rule of the beta stands in the row of one of the final book's."""
    return entry.edition == "beta" and bool(entry.other)


class _Rows:
    """Makes the rows of one document: each rule with what it says."""

    def __init__(self, app: Sphinx, domain: RuleDomain, docname: str) -> None:
        self.app, self.domain, self.docname = app, domain, docname
        self.pairs = pairs(examples_of(app.env))
        self.gists = dict(self._gists())

    def row(self, entry: RuleEntry) -> list[nodes.Node]:
        """What the final book has, what the beta has, and both on one table."""
        own, other = self._told(entry), nodes.inline()
        for number, name in enumerate(entry.other):
            other += [nodes.Text(" ")] if number else []
            other += self._told(self.domain.rules[name])
        if not entry.other:
            other += nodes.Text(told(self.app.config, f"differences.{entry.is_elsewhere}"))
        if entry.edition == "core":
            return [own, other, self._shown(entry)]
        return [nodes.Text(told(self.app.config, "differences.absent")), own, self._shown(entry)]

    def _shown(self, entry: RuleEntry) -> nodes.inline:
        """A link to a table that shows both."""
        shown = nodes.inline()
        if pair := next((pair for pair in self.pairs if shown_by(entry, pair)), None):
            beta, both = pair[0], told(self.app.config, "differences.both")
            anchor = f"example-{beta['id']}"
            shown += link_to(self.app, self.docname, beta["docname"], anchor, both)
        return shown

    def _told(self, entry: RuleEntry) -> nodes.inline:
        """A rule: its title as a link, and what it says."""
        link = link_to(self.app, self.docname, entry.docname, entry.id, entry.title)
        gist = self.gists.get(entry.id)
        return nodes.inline("", "", link, *([nodes.Text(f": {gist}")] if gist else []))

    def _gists(self) -> Iterator[tuple[str, str]]:
        """The first sentence of each rule."""
        for docname in {entry.docname for entry in self.domain.rules.values()}:
            for body in self.app.env.get_doctree(docname).findall(rule_body):
                words = (part for part in body.children if isinstance(part, nodes.paragraph))
                text = " ".join(next((part.astext() for part in words), "").split())
                yield body["rule"], _SENTENCE.split(text, maxsplit=1)[0]


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the directive, and what fills it."""
    app.add_directive("differences", DifferencesDirective)
    app.connect("doctree-resolved", _fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
