"""What the page offers about what a game needs, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.fields import Fields, Params
from adjudicator.games.atlantis.table.state import Table


def _setup(_table: Table, _asked: Params) -> Fields:
    modes = Field("mode", "choice", options=("full", "quick"), default="full")
    return Field("players", "number", low=2, high=10), modes


ACTIONS: tuple[Action[Table], ...] = (
    Action("setup", (Stage("setup", needs=("players",)),), _setup, order=330),
)
