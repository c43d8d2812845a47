"""Pushing, swapping and placing: the rules, the questions and the actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.placing.actions import ACTIONS
from adjudicator.games.atlantis.placing.questions.place import PlaceParams, place, place_change
from adjudicator.games.atlantis.placing.questions.push import PushParams, push, push_change
from adjudicator.games.atlantis.placing.questions.pushes import PushesParams, pushes
from adjudicator.games.atlantis.placing.questions.swap import SwapParams, swap, swap_change
from adjudicator.games.atlantis.placing.rules import RULES
from adjudicator.games.atlantis.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "push": legacy_question(PushParams, push, push_change),
        "pushes": legacy_question(PushesParams, pushes, taps=(Tap("from"),)),
        "swap": legacy_question(SwapParams, swap, swap_change),
        "place": legacy_question(
            PlaceParams, place, place_change, taps=(Tap("piece", "id"), Tap("to"))
        ),
    },
    actions=ACTIONS,
)
