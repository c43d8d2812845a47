"""What the page offers about the round and the mission, with its fields."""

from adjudicator.core.derive import field_of, fields_of
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns.questions.mission import MissionParams
from adjudicator.games.flashpoint.turns.questions.round import RoundParams


def round_fields(_table: Table, _params: JsonObject) -> Fields:
    """Which round it is."""
    return fields_of(RoundParams, "first")


def mission_fields(_table: Table, _params: JsonObject) -> Fields:
    """How the mission stands."""
    return (
        *fields_of(MissionParams, "objectives", "extracted", "cannot-spawn"),
        field_of(MissionParams, "threat-cards"),
        field_of(MissionParams, "draws"),
    )


ACTIONS: tuple[Action[Table], ...] = (
    Action("round", (Stage("round"),), round_fields, order=490),
    Action("on-point", (Stage("on-point"),), order=493),
    Action("threat", (Stage("threat"),), order=496),
    Action("cleanup", (Stage("cleanup"),), order=500),
    Action("mission", (Stage("mission"),), mission_fields, order=510),
)
