"""What the page offers about sight, with its fields."""

from adjudicator.core.derive import fields_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.sight.questions.range import RangeParams
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.state import Table


def cameras_fields(table: Table, _params: JsonObject) -> Fields:
    """One camera; left blank, all of them."""
    known = tuple(token.id for token in table.tokens_of("camera"))
    return (Field("camera", "choice", options=known),)


def camera_fields(table: Table, _params: JsonObject) -> Fields:
    """Which camera; the only one, if there is one."""
    known = tuple(token.id for token in table.tokens_of("camera"))
    return (Field("camera", "choice", options=known, default=known[0] if known else None),)


def range_fields(_table: Table, _params: JsonObject) -> Fields:
    """Whether walls are counted through."""
    return fields_of(RangeParams, "through-walls")


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "los",
        (Stage("los"),),
        companions=("range",),
        then_on_figure=("attack", "enemy-attack", "move"),
        then_if_clear=("attack", "enemy-attack"),
        then_on_place=("move",),
        main=True,
        order=10,
    ),
    Action("sight", (Stage("sight"),), main=True, order=20),
    Action("range", (Stage("range"),), range_fields, order=130),
    Action("camera", (Stage("camera", needs=("camera",)),), camera_fields, order=145),
    Action("camera-field", (Stage("camera-field"),), cameras_fields, order=150),
)
