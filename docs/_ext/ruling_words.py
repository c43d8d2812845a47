"""The rulings in words, for the app: what the book leaves open, and what each value means."""

from collections.abc import Iterator
from typing import Any

from docutils import nodes
from rule_domain import RuleDomain, RulingEntry
from sphinx.application import Sphinx

from adjudicator.games import GAMES


def ruling_words(app: Sphinx, domain: RuleDomain) -> Iterator[dict[str, Any]]:
    """Each ruling with its title, its open point, its values and where it stands."""
    for name, entry in domain.rulings.items():
        game = next(game for game in GAMES.values() if name in game.rulings)
        box = _box(app, entry)
        yield {
            "name": name,
            "game": game.name,
            "title": entry.title,
            "open": " ".join(_plain(child) for child in _paragraphs(box)),
            "values": dict(_values(box)),
        }


def meanings(app: Sphinx, entry: RulingEntry) -> dict[str, str]:
    """What each value of a ruling means, the default first."""
    return dict(_values(_box(app, entry)))


def _box(app: Sphinx, entry: RulingEntry) -> nodes.admonition:
    boxes = app.env.get_doctree(entry.docname).findall(nodes.admonition)
    return next(box for box in boxes if f"ruling-{entry.name}" in box["ids"])


def _paragraphs(box: nodes.admonition) -> Iterator[nodes.Node]:
    return (child for child in box.children if isinstance(child, nodes.paragraph))


def _values(box: nodes.admonition) -> Iterator[tuple[str, str]]:
    lists = (child for child in box.children if isinstance(child, nodes.definition_list))
    for item in list(lists)[-1].children:
        term, meaning = item.children
        literal = next(iter(term.findall(nodes.literal)))
        yield literal.astext(), _plain(meaning)


def _plain(node: nodes.Node) -> str:
    return " ".join(node.astext().split())
