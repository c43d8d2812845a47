"""The box's facts as its data files hold them."""

import tomllib
from functools import cache
from importlib.resources import files

from adjudicator.core.values import JsonObject


@cache
def read_data(name: str) -> JsonObject:
    """The file of a name in `data/`."""
    path = files("adjudicator.games.apex").joinpath(f"data/{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8"))
