"""The alarm topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import question
from adjudicator.games.flashpoint.alarm.actions import ACTIONS
from adjudicator.games.flashpoint.alarm.questions.alarm import AlarmParams, alarm
from adjudicator.games.flashpoint.alarm.questions.escalation import EscalationParams, escalation
from adjudicator.games.flashpoint.alarm.rules import RULES
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "alarm": question(AlarmParams, alarm, taps=(), applies=True),
        "escalation": question(EscalationParams, escalation, taps=(), applies=True),
    },
    actions=ACTIONS,
    group="alarm",
)
