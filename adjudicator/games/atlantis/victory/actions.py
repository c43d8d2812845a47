"""What the page offers about victory, and the fields of each action."""

from adjudicator.core.derive import fields_of
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.table.fields import Fields
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.victory.questions.victory import VictoryParams


def _victory(_table: Table, _params: JsonObject) -> Fields:
    return fields_of(VictoryParams, "last-push")


ACTIONS: tuple[Action[Table], ...] = (Action("victory", (Stage("victory"),), _victory, order=320),)
