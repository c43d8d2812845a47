"""The searches of `tests/docs/searches.toml`."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

_FILE = Path(__file__).parents[1] / "docs" / "searches.toml"


@dataclass(frozen=True)
class Search:
    """What is typed at a table, and the rules that answer it."""

    language: str
    game: str
    edition: str
    typed: str
    wanted: frozenset[str]


def _read() -> list[Search]:
    found = []
    for table, languages in tomllib.loads(_FILE.read_text("utf-8")).items():
        game, _, edition = table.partition("-")
        for language, searches in languages.items():
            for typed, rules in searches.items():
                wanted = frozenset(f"{game}.{rule}" for rule in rules)
                found.append(Search(language, game, edition or "core", typed, wanted))
    return found


SEARCHES = _read()
