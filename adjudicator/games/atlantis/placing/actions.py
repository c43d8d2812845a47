"""What the page offers about pushing, swapping and placing, and the fields of each action."""

from typing import get_args

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.games.atlantis.placing.questions.place import Avoided
from adjudicator.games.atlantis.table.fields import ACTION, Fields, Params
from adjudicator.games.atlantis.table.state import Table


def _push(_table: Table, _asked: Params) -> Fields:
    return Field("spaces", "number", high=30, default=2), ACTION


def _pushes(table: Table, params: Params) -> Fields:
    spaces, action = _push(table, params)
    order = Field("order", "list", label="push-order", advanced=True)
    return spaces, Field("range", "number", high=30, default=1, label="reach"), order, action


def _swap(_table: Table, _asked: Params) -> Fields:
    return (ACTION,)


def _place(_table: Table, _asked: Params) -> Fields:
    reach = Field("range", "number", low=-20, high=99, label="reach", advanced=True)
    return reach, Field("avoids", "several", options=get_args(Avoided), advanced=True), ACTION


ACTIONS: tuple[Action[Table], ...] = (
    Action("push", (Stage("push"),), _push, main=True, order=80),
    Action("pushes", (Stage("pushes"),), _pushes, order=130),
    Action("swap", (Stage("swap"),), _swap, order=180),
    Action("place", (Stage("place"),), _place, order=190),
)
