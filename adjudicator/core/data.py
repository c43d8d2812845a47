"""The data files of a game: what its box and its book give in numbers and lists."""

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
    """How players talk: their words for the book's words, and what they say for a rule."""

    words: Mapping[str, tuple[str, ...]]
    rules: Mapping[RuleId, tuple[str, ...]]


def read_sayings(game: str) -> Sayings:
    """What players of a game say, from its data."""
    said = read_data(game, "sayings")
    return Sayings(
        {word: tuple(meant) for word, meant in said["words"].items()},
        {RuleId(rule_id): tuple(meant) for rule_id, meant in said["rules"].items()},
    )
