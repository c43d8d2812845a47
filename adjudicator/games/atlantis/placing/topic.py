"""Pushing, swapping and placing: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.placing.actions import ACTIONS
from adjudicator.games.atlantis.placing.questions.place import PlaceParams, place
from adjudicator.games.atlantis.placing.questions.push import PushParams, push
from adjudicator.games.atlantis.placing.questions.pushes import PushesParams, pushes
from adjudicator.games.atlantis.placing.questions.swap import SwapParams, swap
from adjudicator.games.atlantis.placing.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "push": question(PushParams, push, applies=True),
        "pushes": question(PushesParams, pushes, applies=True, taps=(Tap("from"),)),
        "swap": question(SwapParams, swap, applies=True),
        "place": question(PlaceParams, place, applies=True, taps=(Tap("piece", "id"), Tap("to"))),
    },
    actions=ACTIONS,
    group="placing",
)
