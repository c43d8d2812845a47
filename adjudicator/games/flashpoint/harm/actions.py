"""What the page offers about harm, with its fields."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.fields import Fields, figure_fields
from adjudicator.games.flashpoint.table.params import UNIT, WHO
from adjudicator.games.flashpoint.table.state import Table


def hurt_unit_fields(table: Table, params: JsonObject) -> Fields:
    """How much, and which figure."""
    return Field("amount", "number", high=40), *figure_fields(table, params)


def hurt_fields(_table: Table, _params: JsonObject) -> Fields:
    """How much, and how much Armor is spent on it."""
    return Field("amount", "number", high=40), Field("armor", "number", high=3, advanced=True)


def healing_fields(_table: Table, _params: JsonObject) -> Fields:
    """How much is healed."""
    return (Field("amount", "number", high=9),)


def recover_fields(_table: Table, _params: JsonObject) -> Fields:
    """How many tokens come back."""
    return (
        Field("tokens", "number", high=9, default=3, label="tokens-back"),
        Field("bonus", "number", low=-9, high=9, advanced=True),
        Field("refresh", "flag", advanced=True),
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "operative-damage", (Stage("damage", needs=("amount",), taps=WHO),), hurt_fields, order=210
    ),
    Action(
        "enemy-damage",
        (Stage("damage", needs=("amount",), taps=UNIT),),
        hurt_unit_fields,
        order=220,
    ),
    Action("healing", (Stage("heal", needs=("amount",)),), healing_fields, order=230),
    Action("recover", (Stage("recover"),), recover_fields, order=240),
    Action("operative-conditions", (Stage("conditions", taps=WHO),), order=250),
    Action("enemy-conditions", (Stage("conditions", taps=UNIT),), figure_fields, order=260),
)
