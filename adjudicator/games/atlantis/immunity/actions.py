"""What the page offers about Immunity, and the fields of each action."""

from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.table.fields import ACTION, Fields
from adjudicator.games.atlantis.table.state import Table


def _immunity(_table: Table, _params: JsonObject) -> Fields:
    return (ACTION,)


ACTIONS: tuple[Action[Table], ...] = (
    Action("immunity", (Stage("immunity"),), _immunity, order=200),
)
