"""What the page offers of moving, and what is filled in for it."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.core.question import Tap
from adjudicator.games.apex.table.fields import Fields, Params
from adjudicator.games.apex.table.state import Table

ENTERING = (Tap("figure", "id"), Tap("from", "outside"))


def _points(_table: Table, _asked: Params) -> Fields:
    """The points of a move."""
    return Field("points", "number", high=20, default=2), Field("rush", "flag")


ACTIONS: tuple[Action[Table], ...] = (
    Action("reach", (Stage("move"),), _points, main=True, order=40),
    Action(
        "move",
        (Stage("path"), Stage("move")),
        _points,
        suggestions=("spending",),
        main=True,
        order=60,
    ),
    Action("enter", (Stage("move", taps=ENTERING),), _points, from_outside=True, order=150),
)
