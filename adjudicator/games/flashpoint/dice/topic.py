"""The dice topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.flashpoint.dice.actions import ACTIONS
from adjudicator.games.flashpoint.dice.questions.focus import FocusParams, focus
from adjudicator.games.flashpoint.dice.questions.odds import OddsParams, odds
from adjudicator.games.flashpoint.dice.questions.pool import PoolParams, pool
from adjudicator.games.flashpoint.dice.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "focus": question(FocusParams, focus, taps=WHO, applies=True),
        "pool": question(
            PoolParams, pool, taps=(Tap("operative", "id", optional=True),), applies=True
        ),
        "odds": question(OddsParams, odds, taps=()),
    },
    actions=ACTIONS,
    group="dice",
)
