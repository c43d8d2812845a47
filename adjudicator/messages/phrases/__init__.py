"""All phrases, by name. English is the source; a language translates them as they stand here.

Shared phrases are in this package; a game's own are in its topics' `phrases` modules, which are
found by name.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from adjudicator import games
from adjudicator.core.phrase import Phrase, Phrases
from adjudicator.messages.phrases import (
    cards,
    command,
    docs,
    errors,
    faults,
    general,
    history,
    labels,
    lookup,
    page,
    permalink,
    script,
    setup,
)

_SHARED = (
    *(general, faults, errors, command, docs, page, script),
    *(permalink, labels, lookup, setup, history, cards),
)


def _of_topics() -> Iterator[Phrases]:
    """The phrases of each topic of each game."""
    for game in games.NAMES:
        for topic in iter_modules([f"{games.__path__[0]}/{game}"]):
            inside = f"{games.__path__[0]}/{game}/{topic.name}"
            if topic.ispkg and "phrases" in (found.name for found in iter_modules([inside])):
                yield import_module(f"{games.__name__}.{game}.{topic.name}.phrases").PHRASES


def _joined(parts: Iterable[Phrases]) -> Phrases:
    """Several sets of phrases as one; duplicate names are refused."""
    joined: Phrases = {}
    for phrases in parts:
        if twice := joined.keys() & phrases.keys():
            raise ValueError(f"two phrases of one name: {sorted(twice)}")
        joined |= phrases
    return joined


_OF_ALL_GAMES = _joined(module.PHRASES for module in _SHARED)


@cache
def _all() -> Phrases:
    """All phrases, including the games', which are loaded on first use."""
    return _joined((_OF_ALL_GAMES, *_of_topics()))


class _Phrases(Mapping[str, Phrase]):
    """All phrases by name. Shared ones are found without loading any game's."""

    def __getitem__(self, name: str) -> Phrase:
        found = _OF_ALL_GAMES.get(name)
        return _all()[name] if found is None else found

    def __contains__(self, name: object) -> bool:
        return name in _OF_ALL_GAMES or name in _all()

    def __iter__(self) -> Iterator[str]:
        return iter(_all())

    def __len__(self) -> int:
        return len(_all())


PHRASES: Mapping[str, Phrase] = _Phrases()
