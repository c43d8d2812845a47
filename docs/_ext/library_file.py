"""Writes what the app reads of the docs: every rule in words, every example as a case.

``rules.json`` holds each rule as text, ``rule-bodies.json`` its HTML with a picture, which only a
page needs. ``examples.json`` holds each example as a question with the answer expected; the tests
read the same files. ``search.json`` is the index of the search, ``rulings.json`` what the open
points are and what each reading of them means, ``version.txt`` the version that all this was built
by.
"""

import json
from pathlib import Path
from typing import Any

from by_program import left_out
from docutils import nodes
from example import example, examples_of
from folds import unfolded
from other_book import is_note, note_heading
from readings import readings
from rule_domain import RuleDomain, RuleEntry, rule_body
from ruling_words import ruling_words
from search_entries import entries
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from telling import root_of, speech_of

from adjudicator.app.sayings import talk
from adjudicator.app.search_index import build


def _write(app: Sphinx, failed: Exception | None) -> None:
    if failed or not isinstance(app.builder, StandaloneHTMLBuilder):
        return
    domain = app.env.get_domain("rule")
    assert isinstance(domain, RuleDomain)
    bodies, rules = _Rules(app, domain).all()
    out = Path(app.outdir)
    _dump(out / "rules.json", {"rules": rules})
    _dump(out / "rule-bodies.json", bodies)
    speech = speech_of(app.config)
    found = build(entries(app, domain, rules), talk(speech), speech)
    _dump(out / "search.json", found, indent=None)
    _dump(out / "rulings.json", {"rulings": list(ruling_words(app, domain))})
    _dump(out / "examples.json", {"examples": list(examples_of(app.env).values())})
    (out / "version.txt").write_text(f"{app.config.release}\n", encoding="utf-8")


def _dump(file: Path, data: Any, indent: int | None = 1) -> None:  # noqa: ANN401
    close = (",", ":") if indent is None else None
    written = json.dumps(data, ensure_ascii=False, indent=indent, separators=close)
    file.write_text(written, encoding="utf-8")


class _Rules:
    """Renders the rules on their own, their links leading to the docs as the app serves them."""

    def __init__(self, app: Sphinx, domain: RuleDomain) -> None:
        self.app = app
        self.domain = domain
        self.builder = app.builder

    def all(self) -> tuple[dict[str, str], list[dict[str, Any]]]:
        """The HTML of each rule by its id, and everything else about it."""
        relative, rules = self.builder.get_relative_uri, self.domain.rules
        self.builder.get_relative_uri = self._absolute  # type: ignore[method-assign]
        try:
            shown = [
                (rules[node["rule"]], self._shown(node))
                for docname in sorted({rule.docname for rule in rules.values()})
                for node in self._bodies(docname)
            ]
            bodies = {entry.id: self._html(node) for entry, node in shown}
            return bodies, [self._rule(entry, node) for entry, node in shown]
        finally:
            self.builder.get_relative_uri = relative  # type: ignore[method-assign]

    def _absolute(self, _from: str, to: str, _typ: str | None = None) -> str:
        return root_of(self.app.config.language) + self.builder.get_target_uri(to)

    def _bodies(self, docname: str) -> list[rule_body]:
        doctree = self.app.env.get_and_resolve_doctree(docname, self.builder)
        return list(doctree.findall(rule_body))

    def _shown(self, node: rule_body) -> rule_body:
        """A copy of a rule as it is opened in place: with one example, without other readings."""
        shown: rule_body = node.deepcopy()
        left_out(shown)
        unfolded(shown)
        for flip in list(shown.findall(readings)):
            flip.replace_self(flip.children)
        for extra in list(shown.findall(example))[1:]:
            extra.parent.remove(extra)
        return shown

    def _html(self, shown: rule_body) -> str:
        return str(self.builder.render_partial(shown)["fragment"])  # type: ignore[attr-defined]

    def _rule(self, entry: RuleEntry, shown: rule_body) -> dict[str, Any]:
        table = next((self._table(each) for each in shown.findall(example)), None)
        return {
            "id": entry.id,
            "title": entry.title,
            "page": entry.page,
            "edition": entry.book(self.app.config),
            "books": entry.books(self.app.config),
            "editions": entry.editions,
            "other": list(entry.other),
            "text": self._text(entry, shown),
            "url": f"{self.builder.get_target_uri(entry.docname)}#{entry.id}",
            "example": table,
            "lookup": entry.lookup,
            "aliases": list(entry.aliases),
        }

    def _table(self, node: example) -> str:
        name = node["ids"][0].removeprefix("example-")
        table: str = examples_of(self.app.env)[name]["table"]
        return table

    def _text(self, entry: RuleEntry, node: rule_body) -> str:
        head = f"{entry.title}\n{entry.id}, {entry.books(self.app.config)}\n\n"
        told = node.findall(lambda n: isinstance(n, nodes.paragraph | nodes.term))
        return head + "\n\n".join(self._paragraph(child) for child in told)

    def _paragraph(self, node: nodes.Element) -> str:
        words = node.astext().replace("\n", " ")
        return f"{note_heading(self.app.config)} {words}" if is_note(node.parent) else words


def setup(app: Sphinx) -> dict[str, bool]:
    """Write the files when all is built."""
    app.connect("build-finished", _write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
