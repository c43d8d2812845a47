"""What the page offers about the round and the mission, with its fields."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.state import Table


def round_fields(_table: Table, _params: JsonObject) -> Fields:
    """Which round it is."""
    return (Field("first", "flag"),)


def mission_fields(_table: Table, _params: JsonObject) -> Fields:
    """How the mission stands."""
    flags = (Field(name, "flag") for name in ("objectives", "extracted", "cannot-spawn"))
    return *flags, Field("threat-cards", "number", high=60), Field("draws", "number", high=9)


ACTIONS: tuple[Action[Table], ...] = (
    Action("round", (Stage("round"),), round_fields, order=490),
    Action("cleanup", (Stage("cleanup"),), order=500),
    Action("mission", (Stage("mission"),), mission_fields, order=510),
)
