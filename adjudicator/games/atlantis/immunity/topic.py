"""Immunity: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.games.atlantis.immunity.actions import ACTIONS
from adjudicator.games.atlantis.immunity.questions.immunity import ImmunityParams, immunity
from adjudicator.games.atlantis.immunity.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "immunity": question(ImmunityParams, immunity, taps=WHO),
    },
    actions=ACTIONS,
    group="immunity",
)
