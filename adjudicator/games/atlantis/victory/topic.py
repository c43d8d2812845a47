"""Victory: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.victory.actions import ACTIONS
from adjudicator.games.atlantis.victory.questions.victory import VictoryParams, victory
from adjudicator.games.atlantis.victory.rules import RULES

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "victory": question(VictoryParams, victory, taps=()),
    },
    actions=ACTIONS,
    group="victory",
)
