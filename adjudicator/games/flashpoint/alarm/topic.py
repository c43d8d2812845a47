"""The alarm topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.flashpoint.alarm.actions import ACTIONS
from adjudicator.games.flashpoint.alarm.questions.alarm import AlarmParams, alarm, alarmed
from adjudicator.games.flashpoint.alarm.questions.escalation import (
    EscalationParams,
    escalated,
    escalation,
)
from adjudicator.games.flashpoint.alarm.rules import RULES
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "alarm": legacy_question(AlarmParams, alarm, alarmed, taps=()),
        "escalation": legacy_question(EscalationParams, escalation, escalated, taps=()),
    },
    actions=ACTIONS,
)
