"""What the page offers about movement, with its fields."""

from adjudicator.core.derive import field_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.movement.questions.move import WalkParams
from adjudicator.games.flashpoint.movement.walking import borders
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.state import Table


def move_fields(_table: Table, _params: JsonObject) -> Fields:
    """How far, through a door, with care, or by an effect."""
    return (
        field_of(WalkParams, "zones", default=2),
        field_of(WalkParams, "open-door", kind="flag"),
        field_of(WalkParams, "careful"),
        field_of(WalkParams, "effect", advanced=True, label="moved-by-effect"),
    )


def door_fields(table: Table, params: JsonObject) -> Fields:
    """Which door: one of the Operative's zone, if there is one."""
    operative = table.operatives.get(str(params.get("operative")))
    zone = operative.zone if operative else None
    beside = tuple(door.id for door in table.doors.values() if zone and borders(table, door, zone))
    return (Field("door", "choice", options=beside or tuple(table.doors)),)


ACTIONS: tuple[Action[Table], ...] = (
    Action("move", (Stage("walk"), Stage("move")), move_fields, main=True, order=30),
    Action("door", (Stage("door", needs=("door",)),), door_fields, order=170),
    Action("disengage", (Stage("disengage"),), order=180),
    Action("vent", (Stage("vent"),), order=190),
    Action("investigate", (Stage("investigate"),), order=420),
)
