"""The data files of a game: numbers and lists from its box and its book."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from adjudicator.core.rule import RuleId
from adjudicator.core.values import JsonObject


@cache
def read_data(game: str, name: str) -> JsonObject:
    """A file of a game's `data/` by its name."""
    path = files("adjudicator.games").joinpath(game, "data", f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Sayings:
    """Players' own words: synonyms for the book's words, and what players type to find a rule."""

    words: Mapping[str, tuple[str, ...]]
    rules: Mapping[RuleId, tuple[str, ...]]


@cache
def read_sayings(game: str) -> Sayings:
    """The players' words of a game, from its data."""
    said = read_data(game, "sayings")
    return Sayings(
        {word: tuple(meant) for word, meant in said["words"].items()},
        {RuleId(rule_id): tuple(meant) for rule_id, meant in said["rules"].items()},
    )
