"""What players type, and the rules that answer it: tests/docs/searches.toml and fresh.toml."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

_DOCS = Path(__file__).parents[1] / "docs"
#: By game and edition, by language: what is typed, and its rules.
_Written = Mapping[str, Mapping[str, Mapping[str, list[str]]]]


@dataclass(frozen=True)
class Search:
    """What is typed at a table, and the rules that answer it."""

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
                wanted = frozenset(f"{game}.{rule}" for rule in rules)
                found.append(Search(language, game, edition or "core", typed, wanted))
    return found


SEARCHES = _read(tomllib.loads((_DOCS / "searches.toml").read_text("utf-8")))
#: Sets of searches that were written before any of them was run, by their letter.
FRESH = {
    part: _read(written)
    for part, written in tomllib.loads((_DOCS / "fresh.toml").read_text("utf-8")).items()
}
