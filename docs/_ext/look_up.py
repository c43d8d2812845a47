"""Ways to look up a rule.

``.. by-page:: apex core`` lists the rules of a book by page, ``.. by-topic:: apex`` those of a game
by topic and title, ``.. all-terms::`` the words of all glossaries.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from docutils import nodes
from folds import by_letter, folded, heading, jumps
from rule_domain import RuleDomain, RuleEntry
from search_entries import page_numbers, terms_of
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective
from telling import speech_of, told

from adjudicator.app.spelling import plain_words
from adjudicator.games import GAMES
from adjudicator.messages.lookup import game_name


class look_up(nodes.Element):  # noqa: N801 - docutils names its nodes so
    """Where a list goes, once all documents are read."""


def _placeholder(kind: str, arguments: int = 0) -> type[SphinxDirective]:
    class Placeholder(SphinxDirective):
        required_arguments = arguments

        def run(self) -> list[nodes.Node]:
            return [look_up(kind=kind, given=self.arguments)]

    return Placeholder


class _Lists:
    """Makes the lists of one document."""

    def __init__(self, app: Sphinx, docname: str) -> None:
        self.app = app
        self.docname = docname
        domain = app.env.get_domain("rule")
        assert isinstance(domain, RuleDomain)
        self.rules = domain.rules

    def by_page(self, game: str, edition: str) -> list[nodes.Node]:
        """The rules of a book, under each page that they are on."""
        there: dict[int, list[RuleEntry]] = defaultdict(list)
        for rule in self.rules.values():
            if rule.id.startswith(f"{game}."):
                written = rule.page if rule.edition == edition else rule.beta
                for page in page_numbers(written) if written else ():
                    there[page].append(rule)
        say = partial(told, self.app.config, "by-page")
        pages = [(page, f"page-{page}", rules) for page, rules in sorted(there.items())]
        groups = [(say(page=page), name, rules) for page, name, rules in pages]
        return [jumps((str(page), name) for page, name, _ in pages), *self._folds(groups)]

    def by_topic(self, game: str) -> list[nodes.Node]:
        """The rules of a game by title, under the page of the docs that they are on."""
        topics: dict[str, list[RuleEntry]] = defaultdict(list)
        for rule in sorted(self.rules.values(), key=lambda rule: plain_words(rule.title)):
            if rule.id.startswith(f"{game}."):
                topics[rule.docname].append(rule)
        titles = self.app.env.titles
        groups = [
            (titles[docname].astext(), nodes.make_id(docname), rules)
            for docname, rules in sorted(
                topics.items(), key=lambda topic: plain_words(titles[topic[0]].astext())
            )
        ]
        return [*self._folds(groups, 3)]

    def all_terms(self) -> list[nodes.Node]:
        """The words of all glossaries, each with what it means in the games that use it."""
        meant: dict[str, list[dict[str, Any]]] = defaultdict(list)
        facts = {"page": "", "edition": ""}
        rules = {rule: {"title": entry.title, **facts} for rule, entry in self.rules.items()}
        for term in terms_of(self.app, rules):
            if term["game"] in GAMES:
                meant[term["title"]].append(term)
        return list(
            by_letter(
                nodes.definition_list_item(
                    "",
                    nodes.term("", title),
                    nodes.definition("", *(self._meaning(term) for term in meant[title])),
                )
                for title in sorted(meant, key=plain_words)
            )
        )

    def _meaning(self, term: dict[str, Any]) -> nodes.paragraph:
        game = game_name(term["game"], speech_of(self.app.config))
        page = f"{term['game']}/glossary"
        link = nodes.reference("", game, internal=True)
        link["refuri"] = self._to(page) + "#" + term["url"].partition("#")[2]
        return nodes.paragraph("", "", link, nodes.Text(f": {term['text']}"))

    def _folds(
        self, groups: Iterable[tuple[str, str, list[RuleEntry]]], level: int = 2
    ) -> Iterator[nodes.Node]:
        """A heading and a fold for each group: what it is called, its anchor, its rules."""
        for title, name, rules in groups:
            yield heading(title, name, level)
            label = told(self.app.config, "fold.rules", count=len(rules))
            yield folded(label, nodes.bullet_list("", *map(self._link, rules)))

    def _link(self, rule: RuleEntry) -> nodes.list_item:
        link = nodes.reference("", rule.title, internal=True)
        link["refuri"] = f"{self._to(rule.docname)}#{rule.id}"
        return nodes.list_item("", nodes.paragraph("", "", link))

    def _to(self, docname: str) -> str:
        return self.app.builder.get_relative_uri(self.docname, docname)


def _fill(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    lists = _Lists(app, docname)
    made: dict[str, Callable[..., list[nodes.Node]]] = {
        "by-page": lists.by_page,
        "by-topic": lists.by_topic,
        "all-terms": lists.all_terms,
    }
    for node in list(doctree.findall(look_up)):
        node.replace_self(made[node["kind"]](*node["given"]))


def setup(app: Sphinx) -> dict[str, bool]:
    """Add the lists."""
    app.add_node(look_up)
    app.add_directive("by-page", _placeholder("by-page", 2))
    app.add_directive("by-topic", _placeholder("by-topic", 1))
    app.add_directive("all-terms", _placeholder("all-terms"))
    app.connect("doctree-resolved", _fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
