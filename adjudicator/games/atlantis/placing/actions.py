"""What the page offers about pushing, swapping and placing, and the fields of each action."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.derive import field_of
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.placing.questions.place import PlaceParams
from adjudicator.games.atlantis.placing.questions.push import PushParams
from adjudicator.games.atlantis.placing.questions.pushes import PushesParams
from adjudicator.games.atlantis.table.fields import ACTION, Fields
from adjudicator.games.atlantis.table.state import Table


def _push(_table: Table, _params: JsonObject) -> Fields:
    return field_of(PushParams, "spaces", default=2), ACTION


def _pushes(_table: Table, _params: JsonObject) -> Fields:
    return (
        field_of(PushesParams, "spaces", default=2),
        field_of(PushesParams, "range", default=1, label="reach"),
        field_of(PushesParams, "order", label="push-order", advanced=True),
        ACTION,
    )


def _swap(_table: Table, _params: JsonObject) -> Fields:
    return (ACTION,)


def _place(_table: Table, _params: JsonObject) -> Fields:
    reach = field_of(PlaceParams, "range", label="reach", advanced=True)
    return reach, field_of(PlaceParams, "avoids", advanced=True), ACTION


ACTIONS: tuple[Action[Table], ...] = (
    Action("push", (Stage("push"),), _push, main=True, order=80),
    Action("pushes", (Stage("pushes"),), _pushes, order=130),
    Action("swap", (Stage("swap"),), _swap, order=180),
    Action("place", (Stage("place"),), _place, order=190),
)
