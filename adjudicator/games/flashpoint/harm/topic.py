"""The harm topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.flashpoint.harm.actions import ACTIONS
from adjudicator.games.flashpoint.harm.questions.conditions import (
    ConditionsParams,
    bled,
    conditions,
)
from adjudicator.games.flashpoint.harm.questions.damage import DamageParams, damage, damage_change
from adjudicator.games.flashpoint.harm.questions.heal import HealParams, heal, healed
from adjudicator.games.flashpoint.harm.questions.recover import RecoverParams, recover, recovered
from adjudicator.games.flashpoint.harm.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "damage": legacy_question(DamageParams, damage, damage_change, taps=()),
        "heal": legacy_question(HealParams, heal, healed, taps=WHO),
        "recover": legacy_question(RecoverParams, recover, recovered, taps=WHO),
        "conditions": legacy_question(
            ConditionsParams, conditions, bled, taps=(Tap("operative", "id", optional=True),)
        ),
    },
    actions=ACTIONS,
)
