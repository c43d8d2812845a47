"""What players type, and the rules that answer it: the lists in tests/docs."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

_DOCS = Path(__file__).parents[1] / "docs"
#: Stands for the game where no game is known.
_ANY = "any"
#: By game and edition, by language: what is typed, and its rules.
_Written = Mapping[str, Mapping[str, Mapping[str, list[str]]]]


@dataclass(frozen=True)
class Search:
    """What is typed at a table, or without one, and the rules that answer it."""

    language: str
    game: str
    edition: str
    typed: str
    wanted: frozenset[str]


def _read(written: _Written) -> list[Search]:
    found = []
    for table, languages in written.items():
        game, _, edition = table.partition("-")
        for language, searches in languages.items():
            for typed, rules in searches.items():
                wanted = frozenset(rules if game == _ANY else (f"{game}.{rule}" for rule in rules))
                scope = "" if game == _ANY else game
                found.append(Search(language, scope, edition or "core", typed, wanted))
    return found


def _sets(name: str) -> Mapping[str, list[Search]]:
    """The sets of searches in a file, by their names."""
    written = tomllib.loads((_DOCS / name).read_text("utf-8"))
    return {part: _read(tables) for part, tables in written.items()}


SEARCHES = _read(tomllib.loads((_DOCS / "searches.toml").read_text("utf-8")))
#: Sets of searches that were written before any of them was run.
FRESH = _sets("fresh.toml")
#: Such searches for rules that were drawn by lot: one set that was looked at, one only counted.
BY_CHANCE = _sets("by-chance.toml")
#: The newest, also written before any of them was run: two sets looked at, one only counted.
HELD = _sets("held-out.toml")
