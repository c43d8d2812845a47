"""The coverage page: each rule, where its code is, and which examples prove it."""

import ast
from functools import cache
from pathlib import Path
from typing import Any

from docutils import nodes
from example import examples_of
from folds import folded, heading
from rule_domain import RuleDomain, RuleEntry, RulingEntry
from ruling_words import meanings
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from telling import pages_in, told

import adjudicator
from adjudicator.games import GAMES

PACKAGE = Path(adjudicator.__file__).parent


class coverage(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """Where the table of rules goes, once all documents are read."""


class examples_list(nodes.Element):  # noqa: N801
    """Where the list of examples goes."""


class rulings_list(nodes.Element):  # noqa: N801
    """Where the list of rulings goes."""


def _placeholder(node: type[nodes.Element]) -> type[SphinxDirective]:
    class Placeholder(SphinxDirective):
        def run(self) -> list[nodes.Node]:
            return [node()]

    return Placeholder


@cache
def rules_in_code() -> dict[str, list[str]]:
    """Which files speak of each rule, beside those that list them."""
    found: dict[str, list[str]] = {}
    for game in GAMES.values():
        folder = PACKAGE / "games" / game.name
        names: dict[str, str] = {}
        for listed in sorted(folder.rglob("rules.py")):
            names |= _names(listed, game.name)
        for file in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text())):
                rule = _spoken_of(node, names, game.name)
                if rule is not None:
                    place = str(file.relative_to(PACKAGE.parent))
                    files = found.setdefault(rule, [])
                    if place not in files and file.name != "rulings.py":
                        files.append(place)
    return found


def _spoken_of(node: ast.AST, names: dict[str, str], game: str) -> str | None:
    """The rule that code speaks of: as `rules.NAME`, or as `rule_id("topic.point")`."""
    match node:
        case ast.Attribute(attr=name):
            return names.get(name)
        case ast.Call(func=ast.Name(id="rule_id"), args=[ast.Constant(value=point)]):
            return f"{game}.{point}"
    return None


def _names(file: Path, game: str) -> dict[str, str]:
    """The names that a game's list gives to its rules."""
    names = {}
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and node.value.args:
            target, argument = node.targets[0], node.value.args[0]
            if isinstance(target, ast.Name) and isinstance(argument, ast.Constant):
                names[target.id] = f"{game}.{argument.value}"
    return names


def _fill(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    domain = app.env.get_domain("rule")
    assert isinstance(domain, RuleDomain)
    for node in list(doctree.findall(coverage)):
        node.replace_self(_rules_table(app, domain, docname))
    for node in list(doctree.findall(examples_list)):
        node.replace_self(_examples_list(app, docname))
    for node in list(doctree.findall(rulings_list)):
        node.replace_self(_rulings_list(app, domain, docname))


def _rules_table(app: Sphinx, domain: RuleDomain, docname: str) -> list[nodes.Node]:
    proofs: dict[str, list[str]] = {}
    for name, entry in examples_of(app.env).items():
        for rule_id in entry["rules"]:
            proofs.setdefault(rule_id, []).append(name)
    rows: dict[str, list[list[Any]]] = {}
    for entry in sorted(domain.rules.values(), key=lambda rule: rule.id):
        row = _rule_row(app, entry, docname, proofs.get(entry.id, []))
        rows.setdefault(entry.docname, []).append(row)
    head = [told(app.config, f"coverage.{name}") for name in ("rule", "code", "examples")]
    found: list[nodes.Node] = []
    for topic, listed in sorted(rows.items()):
        label = told(app.config, "fold.rules", count=len(listed))
        title = f"{topic.split('/')[0]}: {app.env.titles[topic].astext()}"
        found += [heading(title, nodes.make_id(topic)), folded(label, table_of(head, listed))]
    return found


def _rule_row(app: Sphinx, entry: RuleEntry, docname: str, shown: list[str]) -> list[Any]:
    """A rule, its code and its examples."""
    link = link_to(app, docname, entry.docname, entry.id, entry.id)
    if entry.lookup:
        return [link, nodes.Text(told(app.config, "coverage.lookup")), nodes.Text("")]
    none = told(app.config, "coverage.none")
    code = nodes.Text(", ".join(Path(f).name for f in rules_in_code().get(entry.id, [none])))
    return [link, code, _proofs(app, docname, shown)]


def _proofs(app: Sphinx, docname: str, names: list[str]) -> nodes.inline:
    shown = nodes.inline()
    if not names:
        shown += nodes.Text(told(app.config, "coverage.none"))
    for name in names[:3]:
        entry = examples_of(app.env)[name]
        link = link_to(app, docname, entry["docname"], f"example-{name}", entry["title"])
        shown += [link, nodes.Text("; " if name != names[:3][-1] else "")]
    if len(names) > 3:
        shown += nodes.Text(" " + told(app.config, "coverage.more", more=len(names) - 3))
    return shown


def _examples_list(app: Sphinx, docname: str) -> list[nodes.Node]:
    entries = list(examples_of(app.env).values())
    from_book = [entry for entry in entries if entry["book"]]
    facts = {"all": len(entries), "from_book": len(from_book)}
    words = told(app.config, "examples.count", **facts)
    bullets = nodes.bullet_list()
    for entry in from_book:
        link = link_to(app, docname, entry["docname"], f"example-{entry['id']}", entry["title"])
        page = nodes.Text(
            told(app.config, "examples.page", pages=pages_in(app.config, entry["book"]))
        )
        bullets += nodes.list_item("", nodes.paragraph("", "", link, page))
    label = told(app.config, "fold.examples", count=len(from_book))
    return [nodes.paragraph("", words), folded(label, bullets)]


def _rulings_list(app: Sphinx, domain: RuleDomain, docname: str) -> list[nodes.Node]:
    here = docname.split("/", maxsplit=1)[0]
    listed = nodes.bullet_list()
    for game in (each for each in GAMES.values() if each.name == here):
        for ruling in game.rulings:
            if entry := domain.rulings.get(ruling.name):
                rule = domain.rules[ruling.rule]
                listed += _ruling(app, docname, entry, rule)
    return [listed]


def _ruling(app: Sphinx, docname: str, entry: RulingEntry, rule: RuleEntry) -> nodes.list_item:
    """An open point with its readings, and the rule that it is about."""
    name = f"ruling-{entry.name}"
    point = link_to(app, docname, entry.docname, name, entry.title)
    about = link_to(app, docname, rule.docname, rule.id, rule.title)
    line = nodes.paragraph("", "", nodes.strong("", "", point), nodes.Text(" · "), about)
    default = " " + told(app.config, "ruling.default")
    readings = nodes.bullet_list()
    for number, words in enumerate(meanings(app, entry).values()):
        text = words if number else words + default
        readings += nodes.list_item("", nodes.paragraph(text, text))
    return nodes.list_item("", line, readings, ids=[name])


def link_to(app: Sphinx, docname: str, to: str, anchor: str, words: str) -> nodes.reference:
    """A link from one document to an anchor of another."""
    uri = f"{app.builder.get_relative_uri(docname, to)}#{anchor}"
    return nodes.reference("", words, refuri=uri, internal=True)


def table_of(head: list[str], rows: list[list[Any]]) -> nodes.table:
    """A table with a head."""
    found = nodes.table()
    group = nodes.tgroup(cols=len(head))
    found += group
    group += [nodes.colspec(colwidth=1) for _ in head]
    group += nodes.thead("", _row([nodes.Text(word) for word in head]))
    group += nodes.tbody("", *(_row(row) for row in rows))
    return found


def _row(cells: list[Any]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", "", cell)) for cell in cells))


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the placeholders and what fills them."""
    app.add_directive("coverage", _placeholder(coverage))
    app.add_directive("examples-list", _placeholder(examples_list))
    app.add_directive("rulings-list", _placeholder(rulings_list))
    app.connect("doctree-resolved", _fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
