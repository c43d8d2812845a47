"""What the page offers about levels, upgrades and items, and the fields of each action."""

from typing import get_args

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.fields import ITEMS, Fields, Params, icon_field
from adjudicator.games.atlantis.table.kit import ICONS, Colour
from adjudicator.games.atlantis.table.state import Table

#: How many rows there are for the cards of a hand.
MOST_COLOURS = 4


def _level(_table: Table, _asked: Params) -> Fields:
    return Field("level", "number", low=1, high=8), Field("coins", "number")


def _upgrade(_table: Table, _asked: Params) -> Fields:
    colours = tuple(c for c in get_args(Colour) if c not in ("gold", "silver"))
    row = (Field("color", "choice", options=colours), Field("tier", "number", low=1, high=3))
    return (Field("cards", "rows", fields=row, count=MOST_COLOURS, label="hand"),)


def _values(_table: Table, _asked: Params) -> Fields:
    icons = tuple(icon_field(icon, -20, 99) for icon in ICONS)
    items = ITEMS
    return Field("card", "group", fields=icons, label="hero-card"), Field(
        "items", "group", fields=items
    )


def _pity(_table: Table, _asked: Params) -> Fields:
    return Field("level", "number", low=1, high=8), Field("bought", "truth")


ACTIONS: tuple[Action[Table], ...] = (
    Action("level-up", (Stage("level-up", needs=("level", "coins")),), _level, order=280),
    Action("upgrade", (Stage("upgrade", needs=("cards",)),), _upgrade, order=290),
    Action("items", (Stage("items", needs=("card", "items")),), _values, order=300),
    Action("pity", (Stage("pity", needs=("level", "bought")),), _pity, order=310),
)
