"""The numbers and lists of the book, read from the data files."""

import tomllib
from functools import cache
from importlib.resources import files

from adjudicator.core.values import Json, JsonObject
from adjudicator.games.flashpoint.table.records import FigureRecord


@cache
def data(name: str) -> JsonObject:
    """One file of the data."""
    source = (
        files("adjudicator.games.flashpoint")
        .joinpath(f"data/{name}.toml")
        .read_text(encoding="utf-8")
    )
    return tomllib.loads(source)


def printed(enemy: str) -> dict[str, Json]:
    """The numbers of an Enemy card that the book's text gives, as a figure has them."""
    known = data("enemies").get(enemy, {})
    return {name: value for name, value in known.items() if name in FigureRecord.model_fields}
