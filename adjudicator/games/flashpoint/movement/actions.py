"""What the page offers about movement, with its fields."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.state import Table


def move_fields(_table: Table, _params: JsonObject) -> Fields:
    """How far, through a door, with care."""
    return (
        Field("zones", "number", high=9, default=2),
        Field("open-door", "flag"),
        Field("careful", "flag"),
    )


def door_fields(table: Table, _params: JsonObject) -> Fields:
    """Which door."""
    return (Field("door", "choice", options=tuple(table.doors)),)


ACTIONS: tuple[Action[Table], ...] = (
    Action("move", (Stage("walk"), Stage("move")), move_fields, main=True, order=30),
    Action("door", (Stage("door", needs=("door",)),), door_fields, order=170),
    Action("disengage", (Stage("disengage"),), order=180),
    Action("vent", (Stage("vent"),), order=190),
)
