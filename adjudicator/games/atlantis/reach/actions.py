"""What the page offers about reach and lines, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.atlantis.table.fields import ACTION, Fields, Params
from adjudicator.games.atlantis.table.state import Table


def _radius(_table: Table, _asked: Params) -> Fields:
    return (Field("radius", "number", high=20, default=2),)


def _range(_table: Table, _asked: Params) -> Fields:
    return (Field("range", "number", high=20, default=2, label="reach"),)


def _nearest(_table: Table, _asked: Params) -> Fields:
    return (
        Field("among", "choice", options=("units", "heroes", "minions")),
        Field("side", "choice", options=("any", "enemies", "friends")),
        Field("farthest", "flag"),
        Field("range", "number", low=-20, high=99, label="reach", advanced=True),
        ACTION,
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "distance",
        (Stage("distance"),),
        companions=("adjacent", "straight-line"),
        main=True,
        order=10,
    ),
    Action("radius", (Stage("radius"),), _radius, main=True, order=70),
    Action("in-range", (Stage("in-range"),), _range, order=150),
    Action("straight-line", (Stage("straight-line"),), order=160),
    Action("nearest", (Stage("nearest"),), _nearest, order=170),
)
