"""The box's facts as its data files hold them."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_data(name: str) -> Mapping[str, Any]:
    """The file of a name in `data/`."""
    path = files("adjudicator.games.apex").joinpath(f"data/{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
