"""Movement: the rules, the questions and the actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.atlantis.movement.actions import ACTIONS
from adjudicator.games.atlantis.movement.questions.fast_travel import (
    TravelParams,
    fast_travel,
    travel_change,
)
from adjudicator.games.atlantis.movement.questions.move import MoveParams, move, move_change
from adjudicator.games.atlantis.movement.questions.path import PathParams, path
from adjudicator.games.atlantis.movement.questions.travel_zones import ZonesParams, travel_zones
from adjudicator.games.atlantis.movement.rules import RULES
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO, WHO_MAYBE_TO, WHO_TO

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "move": legacy_question(MoveParams, move, move_change, taps=WHO_MAYBE_TO),
        "path": legacy_question(PathParams, path, taps=WHO_TO),
        "fast-travel": legacy_question(TravelParams, fast_travel, travel_change, taps=WHO_TO),
        "travel-zones": legacy_question(ZonesParams, travel_zones, taps=WHO),
    },
    actions=ACTIONS,
)
