"""Search for other programs and for the command line."""

from collections.abc import Sequence

from adjudicator.app.search import Entry, Index, Scope
from adjudicator.core.faults import InputError
from adjudicator.core.values import JsonObject
from adjudicator.games import GAMES

#: How many results a search gives, unless it is told otherwise, and at most.
USUAL_MOST, MOST = 8, 100


def find_entries(
    language: str, typed: str, most: int, game: str | None, edition: str | None
) -> Sequence[Entry]:
    """What fits best, the best first; an error if there is no such game or edition."""
    index = Index.for_docs(language)
    if not index.entries:
        raise InputError("search", "docs.not-built")
    return index.find(typed, most, _scope(game, edition))


def _scope(name: str | None, edition: str | None) -> Scope:
    """The game and edition to look in first."""
    if name is None:
        return Scope()
    if name not in GAMES:
        raise InputError("game", "question.unknown-game", game=name, known=tuple(GAMES))
    editions = GAMES[name].editions
    if edition not in {None, *editions}:
        raise InputError("edition", "edition.unknown", edition=edition, known=tuple(editions))
    return Scope(name, edition or editions[0])


def entry_json(entry: Entry) -> JsonObject:
    """A result of a search."""
    names = ("kind", "id", "game", "title", "page", "text")
    return {name: getattr(entry, name) for name in names}
