"""What the page offers about victory, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.fields import Fields, Params
from adjudicator.games.atlantis.table.kit import TEAMS
from adjudicator.games.atlantis.table.state import Table


def _victory(_table: Table, _asked: Params) -> Fields:
    return (Field("last-push", "choice", options=TEAMS),)


ACTIONS: tuple[Action[Table], ...] = (Action("victory", (Stage("victory"),), _victory, order=320),)
