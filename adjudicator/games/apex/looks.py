"""What the page offers to look at: lines, who sees whom, how far one gets, where there is cover."""

from collections.abc import Mapping
from typing import Any

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.apex.state import Table

Params = Mapping[str, Any]
Fields = tuple[Field, ...]


def move_fields(_table: Table, _asked: Params) -> Fields:
    """The points of a move."""
    return Field("points", "number", high=20, default=2), Field("rush", "flag")


def _within(_table: Table, _asked: Params) -> Fields:
    """How far one looks; left blank, over the whole board."""
    return (Field("points", "number", high=20, label="within"),)


LOOKS: tuple[Action[Table], ...] = (
    Action(
        "los",
        (Stage("los"),),
        companions=("distance", "cover", "zone", "to-hit"),
        suggestions=("near-miss",),
        main=True,
    ),
    Action("sight", (Stage("sight"),), main=True),
    Action("watchers", (Stage("watchers"),), main=True),
    Action("reach", (Stage("move"),), move_fields, main=True),
    Action("cover-spots", (Stage("cover-spots"),), _within, main=True),
)
