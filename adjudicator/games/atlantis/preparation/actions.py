"""What the page offers about what a game needs, and the fields of each action."""

from adjudicator.core.derive import field_of
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.preparation.questions.setup import SetupParams
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.state import Table


def _setup(_table: Table, _params: JsonObject) -> Fields:
    return field_of(SetupParams, "players"), field_of(SetupParams, "mode", default="full")


ACTIONS: tuple[Action[Table], ...] = (
    Action("setup", (Stage("setup", needs=("players",)),), _setup, order=330),
)
