"""What the page offers of moving, and what is filled in for it."""

from adjudicator.core.derive import field_of
from adjudicator.core.game import Action, Stage
from adjudicator.core.question import Tap
from adjudicator.games.apex.movement.questions.move import MoveParams
from adjudicator.games.apex.movement.questions.path import PathParams
from adjudicator.games.apex.table.fields import Fields, Params
from adjudicator.games.apex.table.state import Table

ENTERING = (Tap("figure", "id"), Tap("from", "outside"))


def _points(_table: Table, _params: Params) -> Fields:
    """The points of a move."""
    return field_of(MoveParams, "points", default=2), field_of(MoveParams, "rush")


def _spent(table: Table, params: Params) -> Fields:
    """The points of a move and, where the activation is counted, the price of a card's move."""
    active = table.time and table.time.active
    price = (field_of(PathParams, "ap", advanced=True),) if active else ()
    return *_points(table, params), *price


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "move",
        (Stage("path"), Stage("move")),
        _spent,
        suggestions=("spending",),
        aliases=("reach",),
        main=True,
        order=40,
    ),
    Action("step", (Stage("step"),), order=156),
    Action("enter", (Stage("move", taps=ENTERING),), _points, from_outside=True, order=150),
)
