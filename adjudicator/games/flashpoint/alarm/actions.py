"""What the page offers about the alarm, with its fields."""

from adjudicator.core.action import Action, Stage
from adjudicator.core.form import Field
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.state import Table


def tokens_fields(_table: Table, _params: JsonObject) -> Fields:
    """How many tokens."""
    return (Field("tokens", "number", low=1, high=20, default=1),)


def alarm_fields(_table: Table, _params: JsonObject) -> Fields:
    """What is looked at."""
    return (Field("cause", "choice", options=("check", "tokens", "track"), default="check"),)


ACTIONS: tuple[Action[Table], ...] = (
    Action("alarm", (Stage("alarm"),), alarm_fields, main=True, order=110),
    Action("escalation", (Stage("escalation"),), tokens_fields, order=470),
)
