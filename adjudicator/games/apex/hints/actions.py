"""What the page offers of hints: where there is cover."""

from adjudicator.core.derive import field_of
from adjudicator.core.game import Action, Stage
from adjudicator.games.apex.hints.questions.cover_spots import CoverSpotsParams
from adjudicator.games.apex.table.fields import Fields, Params
from adjudicator.games.apex.table.state import Table


def _within(_table: Table, _params: Params) -> Fields:
    """How far to look; left blank, over the whole board."""
    return (field_of(CoverSpotsParams, "points", label="within"),)


ACTIONS: tuple[Action[Table], ...] = (
    Action("cover-spots", (Stage("cover-spots"),), _within, order=50),
)
