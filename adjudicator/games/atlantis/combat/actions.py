"""What the page offers about combat, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.combat.questions.combat import CombatParams
from adjudicator.games.atlantis.table.fields import Fields, card_field, item_counts
from adjudicator.games.atlantis.table.kit import Card
from adjudicator.games.atlantis.table.state import Table


def _items(*kinds: str) -> Field:
    return Field("items", "group", fields=item_counts(*kinds), advanced=True)


def _attack(table: Table, params: JsonObject) -> Fields:
    card = card_field(table, params.get("unit"), "attack", "range", "bonus")
    return card, _items("attack", "range")


def _defense(table: Table, params: JsonObject) -> Fields:
    return card_field(table, params.get("unit"), "defense", "bonus"), _items("defense")


def _combat(table: Table, params: JsonObject) -> Fields:
    card = card_field(table, params.get("target"), "defense", "bonus")
    met = field_of(Card, "fulfilled", kind="truth", label="condition-met")
    block = (field_of(Card, "block"), met)
    return (
        field_of(CombatParams, "total", label="attack-total"),
        Field("card", "group", fields=(*card.fields, *block), label="discarded-card"),
        _items("defense"),
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action("attack", (Stage("attack", needs=("card",)),), _attack, main=True, order=40),
    Action(
        "defense",
        (Stage("defense", needs=("card",)), Stage("modifiers")),
        _defense,
        main=True,
        order=50,
    ),
    Action("combat", (Stage("combat", needs=("total",)),), _combat, main=True, order=60),
    Action("modifiers", (Stage("modifiers"),), order=210),
    Action("defeat", (Stage("defeat"),), order=220),
)
