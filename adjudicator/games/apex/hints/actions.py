"""What the page offers of hints: where there is cover."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.apex.table.fields import Fields, Params
from adjudicator.games.apex.table.state import Table


def _within(_table: Table, _asked: Params) -> Fields:
    """How far to look; left blank, over the whole board."""
    return (Field("points", "number", high=20, label="within"),)


ACTIONS: tuple[Action[Table], ...] = (
    Action("cover-spots", (Stage("cover-spots"),), _within, main=True, order=50),
)
