"""Reach and lines: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.reach.actions import ACTIONS
from adjudicator.games.atlantis.reach.questions.distance import (
    InRangeParams,
    adjacent,
    distance,
    in_range,
)
from adjudicator.games.atlantis.reach.questions.nearest import NearestParams, nearest
from adjudicator.games.atlantis.reach.questions.radius import RadiusParams, radius
from adjudicator.games.atlantis.reach.questions.straight_line import straight_line
from adjudicator.games.atlantis.reach.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.ends import FromToParams
from adjudicator.games.atlantis.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "distance": question(FromToParams, distance, mutual=True),
        "in-range": question(InRangeParams, in_range),
        "straight-line": question(FromToParams, straight_line, mutual=True),
        "adjacent": question(FromToParams, adjacent, mutual=True),
        "radius": question(RadiusParams, radius, taps=(Tap("from"),)),
        "nearest": question(NearestParams, nearest, taps=(Tap("from"),)),
    },
    actions=ACTIONS,
    group="reach",
)
