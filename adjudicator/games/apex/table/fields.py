"""What fields of several topics share: their types, and names to choose from."""

from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.tokens import TOKENS

Params = JsonObject
Fields = tuple[Field, ...]


def token_titles(type_: str) -> tuple[str, ...]:
    """The Loot tokens of a type, to choose from."""
    return tuple(token.title for token in TOKENS if token.type == type_)
