"""What a game needs: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.games.atlantis.preparation.actions import ACTIONS
from adjudicator.games.atlantis.preparation.questions.setup import SetupParams, setup
from adjudicator.games.atlantis.preparation.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "setup": question(SetupParams, setup, applies=True, taps=()),
    },
    actions=ACTIONS,
    group="preparation",
)
