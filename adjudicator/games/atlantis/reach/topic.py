"""Reach and lines: the rules, the questions and the actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.reach.actions import ACTIONS
from adjudicator.games.atlantis.reach.questions.distance import (
    InRange,
    adjacent,
    distance,
    in_range,
)
from adjudicator.games.atlantis.reach.questions.nearest import Nearest, nearest
from adjudicator.games.atlantis.reach.questions.radius import Radius, radius
from adjudicator.games.atlantis.reach.questions.straight_line import straight_line
from adjudicator.games.atlantis.reach.rules import RULES
from adjudicator.games.atlantis.table.ends import FromTo
from adjudicator.games.atlantis.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "distance": legacy_question(FromTo, distance),
        "in-range": legacy_question(InRange, in_range),
        "straight-line": legacy_question(FromTo, straight_line),
        "adjacent": legacy_question(FromTo, adjacent),
        "radius": legacy_question(Radius, radius, taps=(Tap("from"),)),
        "nearest": legacy_question(Nearest, nearest, taps=(Tap("from"),)),
    },
    actions=ACTIONS,
)
