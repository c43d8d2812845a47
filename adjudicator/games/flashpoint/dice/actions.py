"""What the page offers about dice, with its fields."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.state import Table

DICE = tuple(Field(kind, "number", high=20) for kind in ("white", "red", "focus"))


def chance_fields(_table: Table, _params: JsonObject) -> Fields:
    """The dice and the number to reach."""
    return (
        Field("dice", "group", fields=DICE),
        Field("tn", "number", high=40),
        Field("rerolls", "number", high=3),
        Field("automatic", "number", high=20, advanced=True),
        Field("cover", "flag", advanced=True),
        Field("concealment", "flag", advanced=True),
    )


def pool_fields(_table: Table, _params: JsonObject) -> Fields:
    """What a pool is gathered from."""
    stats = ("attack", "defense", "science", "stealth")
    return (
        Field("stat", "choice", options=stats),
        Field("dice", "group", fields=DICE),
        Field("added", "group", fields=DICE),
        Field(
            "focus", "rows", fields=(Field("", "choice", options=(*stats, "movement")),), count=3
        ),
        Field("weapon-focus", "number", high=3, advanced=True),
        Field("exhausted", "flag", advanced=True),
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action("dice-pool", (Stage("pool", needs=("stat",)),), pool_fields, order=360),
    Action("chance", (Stage("odds", needs=("dice", "tn")),), chance_fields, order=370),
)
