"""Movement: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.games.atlantis.movement.actions import ACTIONS
from adjudicator.games.atlantis.movement.questions.fast_travel import TravelParams, fast_travel
from adjudicator.games.atlantis.movement.questions.move import MoveParams, move
from adjudicator.games.atlantis.movement.questions.path import PathParams, path
from adjudicator.games.atlantis.movement.questions.travel_zones import ZonesParams, travel_zones
from adjudicator.games.atlantis.movement.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO, WHO_MAYBE_TO, WHO_TO

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "move": question(MoveParams, move, applies=True, taps=WHO_MAYBE_TO),
        "path": question(PathParams, path, taps=WHO_TO),
        "fast-travel": question(TravelParams, fast_travel, applies=True, taps=WHO_TO),
        "travel-zones": question(ZonesParams, travel_zones, taps=WHO),
    },
    actions=ACTIONS,
    group="movement",
)
