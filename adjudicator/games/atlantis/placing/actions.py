"""What the page offers about pushing, swapping and placing, and the fields of each action."""

from adjudicator.core.derive import field_of
from adjudicator.core.form import MISSING, Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.placing.questions.place import PlaceParams
from adjudicator.games.atlantis.placing.questions.push import PushParams
from adjudicator.games.atlantis.placing.questions.pushes import PushesParams
from adjudicator.games.atlantis.table.fields import ACTION, Fields
from adjudicator.games.atlantis.table.notation import place_word
from adjudicator.games.atlantis.table.state import Table


def _push(_table: Table, _params: JsonObject) -> Fields:
    return field_of(PushParams, "spaces"), ACTION


def _pushes(_table: Table, _params: JsonObject) -> Fields:
    return (
        field_of(PushesParams, "spaces"),
        field_of(PushesParams, "range", default=1, label="reach"),
        field_of(PushesParams, "order", label="push-order", advanced=True),
        ACTION,
    )


def _swap(table: Table, params: JsonObject) -> Fields:
    start = params.get("from")
    return _acting(table, place_word(start) if start else None), ACTION


def _place(table: Table, params: JsonObject) -> Fields:
    reach = field_of(PlaceParams, "range", label="reach", advanced=True)
    avoids = field_of(PlaceParams, "avoids", advanced=True)
    return _acting(table, params.get("piece")), reach, avoids, ACTION


def _acting(table: Table, first: object) -> Field:
    """Whose action it is: the Hero that was pointed at first, unless another is chosen."""
    heroes = {unit.id: unit.name for unit in table.units.values() if unit.hero and unit.at}
    default = first if first in heroes else MISSING
    names, ids = tuple(heroes.values()), tuple(heroes)
    return Field("by", "choice", options=names, values=ids, default=default, label="acting")


ACTIONS: tuple[Action[Table], ...] = (
    Action("push", (Stage("push"),), _push, order=80),
    Action("pushes", (Stage("pushes"),), _pushes, order=130),
    Action("swap", (Stage("swap"),), _swap, order=180),
    Action("place", (Stage("place"),), _place, order=190),
)
