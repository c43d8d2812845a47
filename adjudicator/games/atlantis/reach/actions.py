"""What the page offers about reach and lines, and the fields of each action."""

from typing import get_args

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.reach.meant import UnitKind
from adjudicator.games.atlantis.reach.questions.distance import InRangeParams
from adjudicator.games.atlantis.reach.questions.nearest import NearestParams
from adjudicator.games.atlantis.reach.questions.radius import RadiusParams, Thing
from adjudicator.games.atlantis.table.fields import ACTION, Fields
from adjudicator.games.atlantis.table.state import Table


def _radius(_table: Table, _params: JsonObject) -> Fields:
    return (
        field_of(RadiusParams, "radius"),
        field_of(RadiusParams, "among", kind="choice", options=AMONG),
        field_of(RadiusParams, "side"),
        ACTION,
    )


#: What may be looked for within a radius.
AMONG = (*get_args(UnitKind), *get_args(Thing))


def _range(_table: Table, _params: JsonObject) -> Fields:
    return (field_of(InRangeParams, "range", label="reach"),)


def _nearest(_table: Table, _params: JsonObject) -> Fields:
    return (
        *fields_of(NearestParams, "among", "side", "farthest"),
        field_of(NearestParams, "range", label="reach", advanced=True),
        ACTION,
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action(
        "distance",
        (Stage("distance"),),
        companions=("adjacent", "straight-line"),
        then_on_figure=("assault", "push", "swap"),
        then_on_place=("move", "fast-travel"),
        main=True,
        order=10,
    ),
    Action("radius", (Stage("radius"),), _radius, main=True, order=70),
    Action("in-range", (Stage("in-range"),), _range, order=150),
    Action("straight-line", (Stage("straight-line"),), order=160),
    Action("nearest", (Stage("nearest"),), _nearest, order=170),
)
