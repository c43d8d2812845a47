"""What the page offers about movement, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.movement.questions.move import MoveParams
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.state import Table


def _move(_table: Table, _params: JsonObject) -> Fields:
    return (
        field_of(MoveParams, "spaces", default=3),
        *fields_of(MoveParams, "exact", "straight"),
        field_of(MoveParams, "by", advanced=True),
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action("move", (Stage("move", needs=("spaces",)),), _move, main=True, order=20),
    Action("fast-travel", (Stage("fast-travel"), Stage("travel-zones")), main=True, order=30),
    Action("path", (Stage("path"),), order=140),
)
