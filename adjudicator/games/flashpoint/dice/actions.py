"""What the page offers about dice, with its fields."""

from typing import get_args

from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.dice.forecast import DICE
from adjudicator.games.flashpoint.dice.questions.focus import FocusParams
from adjudicator.games.flashpoint.dice.questions.odds import OddsParams
from adjudicator.games.flashpoint.dice.questions.pool import PoolParams
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.records import Focus
from adjudicator.games.flashpoint.table.state import Table

ALL_DICE = tuple(DICE.values())


def chance_fields(_table: Table, _params: JsonObject) -> Fields:
    """The dice and the number to reach."""
    return (
        Field("dice", "group", fields=ALL_DICE),
        field_of(OddsParams, "tn"),
        field_of(OddsParams, "rerolls"),
        field_of(OddsParams, "automatic", advanced=True),
        field_of(OddsParams, "cover", advanced=True),
        field_of(OddsParams, "concealment", advanced=True),
    )


def pool_fields(_table: Table, _params: JsonObject) -> Fields:
    """What a pool is gathered from."""
    return (
        field_of(PoolParams, "stat"),
        Field("dice", "group", fields=ALL_DICE, label="stat-dice"),
        Field("added", "group", fields=ALL_DICE, label="added-dice"),
        Field("focus", "rows", fields=(Field("", "choice", options=get_args(Focus)),), count=3),
        field_of(PoolParams, "weapon-focus", advanced=True),
        field_of(PoolParams, "exhausted", advanced=True),
    )


def focus_fields(_table: Table, _params: JsonObject) -> Fields:
    """Which token, and which one goes for it."""
    return (
        field_of(FocusParams, "focus", kind="choice", label="focus-token"),
        field_of(FocusParams, "discard", kind="choice", label="focus-discard"),
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action("dice-pool", (Stage("pool", needs=("stat",)),), pool_fields, order=360),
    Action("focus", (Stage("focus", needs=("focus",)),), focus_fields, order=355),
    Action("chance", (Stage("odds", needs=("dice", "tn")),), chance_fields, order=370),
)
