"""What fields of several topics share: their types, and names to choose from."""

from collections.abc import Mapping
from typing import Any

from adjudicator.core.form import Field
from adjudicator.games.apex.table.tokens import TOKENS

Params = Mapping[str, Any]
Fields = tuple[Field, ...]


def token_titles(type_: str) -> tuple[str, ...]:
    """The Loot tokens of a type, to choose from."""
    return tuple(token.title for token in TOKENS if token.type == type_)
