"""The harm topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.flashpoint.harm.actions import ACTIONS
from adjudicator.games.flashpoint.harm.questions.conditions import ConditionsParams, conditions
from adjudicator.games.flashpoint.harm.questions.damage import DamageParams, damage
from adjudicator.games.flashpoint.harm.questions.heal import HealParams, heal
from adjudicator.games.flashpoint.harm.questions.recover import RecoverParams, recover
from adjudicator.games.flashpoint.harm.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "damage": question(DamageParams, damage, taps=(), applies=True),
        "heal": question(HealParams, heal, taps=WHO, applies=True),
        "recover": question(RecoverParams, recover, taps=WHO, applies=True),
        "conditions": question(
            ConditionsParams,
            conditions,
            taps=(Tap("operative", "id", optional=True),),
            applies=True,
        ),
    },
    actions=ACTIONS,
    group="harm",
)
