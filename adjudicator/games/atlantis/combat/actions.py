"""What the page offers about combat, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.fields import Fields, Params, card_field, icon_field
from adjudicator.games.atlantis.table.state import Table


def _items(*kinds: str) -> Field:
    counts = tuple(icon_field(kind, 0, 6) for kind in kinds)
    return Field("items", "group", fields=counts, advanced=True)


def _attack(table: Table, params: Params) -> Fields:
    card = card_field(table, params.get("unit"), "attack", "range", "bonus")
    return card, _items("attack", "range")


def _defense(table: Table, params: Params) -> Fields:
    return card_field(table, params.get("unit"), "defense", "bonus"), _items("defense")


def _combat(table: Table, params: Params) -> Fields:
    card = card_field(table, params.get("target"), "defense", "bonus")
    block = (Field("block", "flag"), Field("fulfilled", "truth", label="condition-met"))
    return (
        Field("total", "number", low=-99, high=999, label="attack-total"),
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
