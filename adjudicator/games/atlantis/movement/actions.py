"""What the page offers about movement, and the fields of each action."""

from dataclasses import replace

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.form import Field
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.atlantis.movement.questions.move import MoveParams
from adjudicator.games.atlantis.table.fields import ACTION, Fields, card_field
from adjudicator.games.atlantis.table.state import Table


def _move(table: Table, params: JsonObject) -> Fields:
    return (
        field_of(MoveParams, "spaces"),
        *_kept_card(table, params),
        *fields_of(MoveParams, "exact", "straight"),
        _by(table, params.get("unit")),
        ACTION,
    )


def _kept_card(table: Table, params: JsonObject) -> Fields:
    """One of the Hero's cards, where some are kept; its value need not be typed again."""
    field = card_field(table, params.get("unit"))
    return (replace(field, advanced=True),) if field.fields else ()


def _by(table: Table, who: object) -> Field:
    """Its own Movement action or text, or another Hero's card."""
    others = {unit.name: unit.id for unit in table.units.values() if unit.hero and unit.id != who}
    options, values = ("action", "text", *others), ("action", "text", *others.values())
    return Field("by", "choice", options=options, values=values, label="moved-by", advanced=True)


ACTIONS: tuple[Action[Table], ...] = (
    Action("move", (Stage("move"),), _move, main=True, order=20),
    Action("fast-travel", (Stage("fast-travel"), Stage("travel-zones")), order=30),
    Action("path", (Stage("path"),), order=140),
)
