"""What the page offers about levels, upgrades and items, and the fields of each action."""

from typing import get_args

from adjudicator.core.action import Action, Stage
from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.growth.questions.items import ItemsParams
from adjudicator.games.atlantis.growth.questions.level_up import LevelParams
from adjudicator.games.atlantis.growth.questions.pity import PityParams
from adjudicator.games.atlantis.growth.questions.upgrade import HeldCard
from adjudicator.games.atlantis.table.fields import ALL_ITEMS, Fields, card_values
from adjudicator.games.atlantis.table.kit import ICONS, Colour
from adjudicator.games.atlantis.table.state import Table

#: How many rows there are for the cards of a hand.
MOST_COLOURS = 4


def _level(_table: Table, _params: JsonObject) -> Fields:
    return fields_of(LevelParams, "level", "coins")


def _upgrade(_table: Table, _params: JsonObject) -> Fields:
    colours = tuple(c for c in get_args(Colour) if c not in ("gold", "silver"))
    row = (field_of(HeldCard, "color", options=colours), field_of(HeldCard, "tier"))
    return (Field("cards", "rows", fields=row, count=MOST_COLOURS, label="hand"),)


def _values(_table: Table, _params: JsonObject) -> Fields:
    card = field_of(ItemsParams, "card", fields=card_values(*ICONS), label="hero-card")
    return card, field_of(ItemsParams, "items", fields=ALL_ITEMS)


def _pity(_table: Table, _params: JsonObject) -> Fields:
    return field_of(PityParams, "level"), field_of(PityParams, "bought", kind="truth")


ACTIONS: tuple[Action[Table], ...] = (
    Action("level-up", (Stage("level-up", needs=("level", "coins")),), _level, order=280),
    Action("upgrade", (Stage("upgrade", needs=("cards",)),), _upgrade, order=290),
    Action("items", (Stage("items", needs=("card", "items")),), _values, order=300),
    Action("pity", (Stage("pity", needs=("level", "bought")),), _pity, order=310),
)
