"""Form fields that several topics and the sheet share."""

from typing import get_args

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.kit import (
    ICONS,
    ActionKind,
    ActionType,
    Card,
    Gives,
    Items,
)
from adjudicator.games.atlantis.table.records import EffectRecord
from adjudicator.games.atlantis.table.state import Table

Fields = tuple[Field, ...]

#: Labels of icons whose name is the label of another game's field.
LABELS = {"range": "reach"}


def card_values(*names: str) -> Fields:
    """Numbers that a card prints."""
    return tuple(field_of(Card, name, label=LABELS.get(name)) for name in names)


def item_counts(*icons: str) -> Fields:
    """How many items of each kind a Hero has."""
    return tuple(field_of(Items, icon, label=LABELS.get(icon)) for icon in icons)


ALL_ITEMS = item_counts(*ICONS)
#: The type of an action, for those who are Immune to one.
ACTION = Field("action", "choice", options=get_args(ActionKind), advanced=True)


def effect_reach() -> Fields:
    """What an Active effect gives, and to whom."""
    return (
        field_of(EffectRecord, "gives", fields=_GIVES, label="effect-gives"),
        field_of(EffectRecord, "side", label="effect-side"),
        field_of(EffectRecord, "among"),
        field_of(EffectRecord, "radius"),
        field_of(EffectRecord, "action"),
    )


_GIVES = (
    *(field_of(Gives, icon, label=LABELS.get(icon)) for icon in ICONS),
    Field("immune", "several", options=get_args(ActionType), label="immune-to"),
    *fields_of(Gives, "cannot-move", "no-movement-action"),
)


def card_field(table: Table, who: object, *values: str) -> Field:
    """A card: one that was typed in, by its name, or what is on it."""
    known = _cards_of(table, who)
    named = (field_of(Card, "name", kind="choice", options=known, label="kept-card"),)
    fields = (*(named if known else ()), *card_values(*values))
    return Field("card", "group", fields=fields, label="hero-card")


def _cards_of(table: Table, name: object) -> tuple[str, ...]:
    """The names of the cards that players typed in for a Hero."""
    unit = table.units.get(str(name))
    return tuple(card.name for card in unit.cards if card.name) if unit else ()
