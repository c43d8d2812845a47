"""What the page offers about movement, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.fields import Fields, Params
from adjudicator.games.atlantis.table.state import Table


def _move(_table: Table, _asked: Params) -> Fields:
    return (
        Field("spaces", "number", high=30, default=3),
        Field("exact", "flag"),
        Field("straight", "flag"),
        Field("by", "choice", options=("action", "text"), advanced=True),
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action("move", (Stage("move", needs=("spaces",)),), _move, main=True, order=20),
    Action("fast-travel", (Stage("fast-travel"), Stage("travel-zones")), main=True, order=30),
    Action("path", (Stage("path"),), order=140),
)
