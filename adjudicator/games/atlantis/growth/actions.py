"""What the page offers about levels, upgrades and items, and the fields of each action."""

from dataclasses import replace
from typing import get_args

from adjudicator.core.derive import field_of
from adjudicator.core.form import MISSING, Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.growth.questions.items import ItemsParams
from adjudicator.games.atlantis.growth.questions.level_up import LevelParams
from adjudicator.games.atlantis.growth.questions.pity import PityParams
from adjudicator.games.atlantis.growth.questions.upgrade import HeldCard, UpgradeParams
from adjudicator.games.atlantis.table.fields import ALL_ITEMS, Fields, card_field, card_values
from adjudicator.games.atlantis.table.kit import ICONS, Card, Colour
from adjudicator.games.atlantis.table.state import Table, Unit
from adjudicator.games.atlantis.table.taps import WHO

#: How many rows there are for the cards of a hand.
MOST_COLOURS = 4


def _hero(table: Table, params: JsonObject) -> Unit | None:
    """The Hero that was pointed at; what the table knows of it need not be filled in."""
    unit = table.units.get(str(params.get("unit")))
    return unit if unit and unit.hero else None


def _level(table: Table, params: JsonObject) -> Fields:
    hero = _hero(table, params)
    level = field_of(LevelParams, "level", default=hero.level if hero else MISSING)
    coins = field_of(LevelParams, "coins", default=hero.coins or 0 if hero else MISSING)
    return level, coins


def _upgrade(table: Table, params: JsonObject) -> Fields:
    colours = tuple(c for c in get_args(Colour) if c not in ("gold", "silver"))
    row = (field_of(HeldCard, "color", options=colours), field_of(HeldCard, "tier"))
    hand = Field("cards", "rows", fields=row, count=MOST_COLOURS, label="hand")
    if _hero(table, params) is None:
        return (hand,)
    taken = field_of(UpgradeParams, "taken", fields=_NEW_CARD, label="card-taken")
    colour = field_of(UpgradeParams, "color", options=colours, label="upgraded-colour")
    item = field_of(UpgradeParams, "item", label="new-item")
    return colour, item, replace(taken, advanced=True), replace(hand, advanced=True)


_NEW_CARD = (field_of(Card, "name"), *card_values(*ICONS))


def _values(table: Table, params: JsonObject) -> Fields:
    card = card_field(table, params.get("unit"), *ICONS)
    return card, field_of(ItemsParams, "items", fields=ALL_ITEMS)


def _pity(table: Table, params: JsonObject) -> Fields:
    hero = _hero(table, params)
    level = field_of(PityParams, "level", default=hero.level if hero else MISSING)
    bought = hero.leveled_up if hero else MISSING
    return level, field_of(PityParams, "bought", kind="truth", default=bought)


ACTIONS: tuple[Action[Table], ...] = (
    Action("level-up", (Stage("level-up", needs=("level", "coins")),), _level, order=280),
    Action(
        "upgrade",
        (Stage("upgrade", needs=("cards",)), Stage("upgrade", taps=WHO)),
        _upgrade,
        order=290,
    ),
    Action(
        "items",
        (Stage("items", needs=("card", "items")), Stage("items", needs=("card",), taps=WHO)),
        _values,
        order=300,
    ),
    Action("pity", (Stage("pity", needs=("level", "bought")),), _pity, order=310),
)
