"""The numbers and lists of the book, read from the data files."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from adjudicator.games.flashpoint.table.records import FigureRecord


@cache
def data(name: str) -> Mapping[str, Any]:
    """One file of the data."""
    source = (
        files("adjudicator.games.flashpoint")
        .joinpath(f"data/{name}.toml")
        .read_text(encoding="utf-8")
    )
    return tomllib.loads(source)


def printed(enemy: str) -> dict[str, Any]:
    """The numbers of an Enemy card that the book's text gives, as a figure has them."""
    known = data("enemies").get(enemy, {})
    return {name: value for name, value in known.items() if name in FigureRecord.model_fields}
