"""Fields that the actions of several topics have, and the sheet."""

from collections.abc import Mapping
from typing import Any

from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.kit import ICONS
from adjudicator.games.atlantis.table.state import Table

#: What is filled in so far, and the fields of an action.
Params = Mapping[str, Any]
Fields = tuple[Field, ...]

#: What an icon is called where its own name is another game's.
CALLED = {"range": "reach"}


def icon_field(icon: str, low: int, high: int) -> Field:
    """A number for an icon."""
    return Field(icon, "number", low=low, high=high, label=CALLED.get(icon))


#: How many items of each kind a Hero has.
ITEMS = tuple(icon_field(icon, 0, 6) for icon in ICONS)
#: The type of an action, for those who are Immune to one.
ACTION = Field(
    "action", "choice", options=("attack", "skill", "movement", "defense"), advanced=True
)


def card_field(table: Table, who: object, *values: str) -> Field:
    """A card: one that was typed in, by its name, or what is on it."""
    known = _cards_of(table, who)
    named = (Field("name", "choice", options=known, label="kept-card"),) if known else ()
    numbers = tuple(icon_field(value, -20, 99) for value in values)
    return Field("card", "group", fields=(*named, *numbers), label="hero-card")


def _cards_of(table: Table, name: object) -> tuple[str, ...]:
    """The cards that players typed in for a Hero, by their names."""
    unit = table.units.get(str(name))
    return tuple(card.name for card in unit.cards if card.name) if unit else ()
