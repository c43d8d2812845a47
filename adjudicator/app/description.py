"""Describe a piece or a space: its tags and the rules about it, from the glossary."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from adjudicator.app.editions import edition_of
from adjudicator.app.library import Library
from adjudicator.app.search import Entry, Index
from adjudicator.app.tables import OpenTable
from adjudicator.core.description import Article
from adjudicator.resources import SOURCE


@dataclass(frozen=True)
class Bearing:
    """A tag, what it does, and its rules; without a tag, the other rules about the thing."""

    tag: str
    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Description:
    """An article with the tags and rules about it."""

    article: Article
    text: str
    bearings: tuple[Bearing, ...]


def describe(table: OpenTable, word: str, language: str = SOURCE) -> tuple[Description, ...]:
    """Describe what a word names on a table, and everything that stands there."""
    glossary = {
        entry.id if entry.kind == "thing" else any_number(entry.id): entry
        for entry in Index.for_docs(language).entries
        if entry.kind in {"thing", "tag"}
    }
    articles = table.articles(word)
    described = (_describe(article, table.game.name, glossary) for article in articles)
    return tuple(_by_edition(each, edition_of(table)) for each in described)


def _by_edition(description: Description, edition: str) -> Description:
    """The same description with the rules of the table's edition."""
    library = Library.find()
    bearings = []
    for bearing in description.bearings:
        there = (name for rule in bearing.rules for name in library.in_edition(rule, edition))
        bearings.append(replace(bearing, rules=tuple(dict.fromkeys(there))))
    return replace(description, bearings=tuple(bearings))


def _describe(article: Article, game: str, glossary: Mapping[str, Entry]) -> Description:
    thing = glossary.get(f"{game}/{article.item}")
    own = dict.fromkeys([*article.rules, *(thing.rules if thing else ())])
    tagged = [_bearing(tag, glossary.get(any_number(f"{game}:{tag}"))) for tag in article.tags]
    rest = _unless(own, {rule_id for bearing in tagged for rule_id in bearing.rules})
    bearings = (*tagged, Bearing("", "", rest)) if rest else tuple(tagged)
    return Description(article, thing.text if thing else "", bearings)


def _unless(rules: Iterable[str], listed: set[str]) -> tuple[str, ...]:
    return tuple(rule_id for rule_id in rules if rule_id not in listed)


def _bearing(tag: str, entry: Entry | None) -> Bearing:
    if entry is None:
        return Bearing(tag, "", ())
    # The glossary has one entry for all numbers of a tag: its rules hold for each.
    own = entry.id.endswith(f":{tag}")
    return Bearing(with_number(tag, entry.title), entry.text if own else "", entry.rules)


def with_number(tag: str, called: str) -> str:
    """A tag's name in the glossary, with its own number."""
    number = re.search(r"[0-9]+", tag)
    return re.sub(r"[0-9]+", number[0], called) if number else called


def any_number(tag: str) -> str:
    """A tag with its number replaced by N."""
    return re.sub(r"[0-9]+", "N", tag)
