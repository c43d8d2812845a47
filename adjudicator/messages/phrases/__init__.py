"""All phrases, by name. English is the source; a language translates them as they stand here.

Those that every game shares stand here; a game's own stand in its topics' `phrases` modules, which
are found by name.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules

from adjudicator import games
from adjudicator.core.phrase import Phrase, Phrases
from adjudicator.messages.phrases import (
    command,
    docs,
    errors,
    faults,
    general,
    history,
    keeping,
    labels,
    lookup,
    page,
    script,
    setup,
)

_SHARED = (
    *(general, faults, errors, command, docs, page, script),
    *(keeping, labels, lookup, setup, history),
)


def _of_topics() -> Iterator[Phrases]:
    """The phrases of each topic of each game."""
    for game in games.NAMES:
        for topic in iter_modules([f"{games.__path__[0]}/{game}"]):
            inside = f"{games.__path__[0]}/{game}/{topic.name}"
            if topic.ispkg and "phrases" in (found.name for found in iter_modules([inside])):
                yield import_module(f"{games.__name__}.{game}.{topic.name}.phrases").PHRASES


def _joined() -> Phrases:
    """All of them in one mapping, none of them named twice."""
    joined: Phrases = {}
    for phrases in (*(module.PHRASES for module in _SHARED), *_of_topics()):
        if twice := joined.keys() & phrases.keys():
            raise ValueError(f"two phrases of one name: {sorted(twice)}")
        joined |= phrases
    return joined


PHRASES: Mapping[str, Phrase] = _joined()
