"""What the page offers about harm, with its fields."""

from adjudicator.core.derive import field_of
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.harm.questions.damage import DamageParams
from adjudicator.games.flashpoint.harm.questions.heal import HealParams
from adjudicator.games.flashpoint.harm.questions.recover import RECOVERS, RecoverParams
from adjudicator.games.flashpoint.table.action_tokens import has_both
from adjudicator.games.flashpoint.table.fields import Fields, figure_fields
from adjudicator.games.flashpoint.table.params import UNIT, WHO
from adjudicator.games.flashpoint.table.state import Table


def hurt_unit_fields(table: Table, params: JsonObject) -> Fields:
    """How much, and which figure."""
    return field_of(DamageParams, "amount"), *figure_fields(table, params)


def hurt_fields(table: Table, params: JsonObject) -> Fields:
    """How much, how much Armor is spent on it, and which tokens turn, where that is a choice."""
    choice = has_both(table.operatives.get(str(params.get("operative"))))
    return (
        field_of(DamageParams, "amount"),
        field_of(DamageParams, "armor", advanced=True),
        field_of(DamageParams, "order", advanced=not choice, label="order-turned"),
    )


def healing_fields(_table: Table, _params: JsonObject) -> Fields:
    """How much is healed."""
    return (field_of(HealParams, "amount"),)


def recover_fields(_table: Table, _params: JsonObject) -> Fields:
    """How many tokens come back, and which."""
    return (
        field_of(RecoverParams, "tokens", default=RECOVERS, label="tokens-back"),
        field_of(RecoverParams, "order", advanced=True, label="order-back"),
        field_of(RecoverParams, "bonus", advanced=True),
        field_of(RecoverParams, "refresh", advanced=True),
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
