"""What the page offers about the alarm, with its fields."""

from adjudicator.core.derive import field_of
from adjudicator.core.game import Action, Stage
from adjudicator.core.values import JsonObject
from adjudicator.games.flashpoint.alarm.questions.alarm import AlarmParams
from adjudicator.games.flashpoint.alarm.questions.escalation import EscalationParams
from adjudicator.games.flashpoint.table.fields import Fields
from adjudicator.games.flashpoint.table.state import Table


def tokens_fields(_table: Table, _params: JsonObject) -> Fields:
    """How many tokens."""
    return (field_of(EscalationParams, "tokens", default=1),)


def alarm_fields(_table: Table, _params: JsonObject) -> Fields:
    """What is looked at."""
    return (field_of(AlarmParams, "cause", default="check"),)


ACTIONS: tuple[Action[Table], ...] = (
    Action("alarm", (Stage("alarm"),), alarm_fields, order=110),
    Action("escalation", (Stage("escalation"),), tokens_fields, order=470),
)
