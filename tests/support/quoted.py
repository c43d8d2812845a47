"""The rules as search and the command line quote them: alone, without their neighbours.

`python -m tests.support.quoted apex` prints every rule of a game, `python -m tests.support.quoted
apex.los es` those of a topic in another language. It reads the built docs.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.app.library import Library
from adjudicator.app.search import Index
from adjudicator.resources import SOURCE


@dataclass(frozen=True)
class Quote:
    """A rule as it is quoted."""

    id: str
    #: Title, id, pages and words, as `adjudicator rule` prints them.
    printed: str
    #: The lines below its title in a list of results.
    found: str


def quotes(game: str, language: str = SOURCE) -> Iterator[Quote]:
    """Every rule of a game, in the order of the docs."""
    found = {entry.id: entry.lead for entry in Index.for_docs(language).entries}
    for rule in Library.find(language).rules.values():
        if rule.id.startswith(f"{game}."):
            yield Quote(rule.id, rule.text, found[rule.id])


def main(game: str, language: str = SOURCE) -> None:
    """Write them out, each with the lines that search shows of it."""
    for quote in quotes(game, language):
        sys.stdout.write(f"{quote.printed}\n\n  > {quote.found}\n\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
