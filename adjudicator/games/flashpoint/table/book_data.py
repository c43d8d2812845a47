"""The numbers and lists of the book, read from the data files."""

import tomllib
from functools import cache
from importlib.resources import files

from adjudicator.core.values import JsonObject


@cache
def data(name: str) -> JsonObject:
    """One file of the data."""
    source = (
        files("adjudicator.games.flashpoint")
        .joinpath(f"data/{name}.toml")
        .read_text(encoding="utf-8")
    )
    return tomllib.loads(source)
