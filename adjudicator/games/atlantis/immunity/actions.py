"""What the page offers about Immunity, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.games.atlantis.table.fields import ACTION, Fields, Params
from adjudicator.games.atlantis.table.state import Table


def _immunity(_table: Table, _asked: Params) -> Fields:
    return (ACTION,)


ACTIONS: tuple[Action[Table], ...] = (
    Action("immunity", (Stage("immunity"),), _immunity, order=200),
)
