"""The movement topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.flashpoint.movement.actions import ACTIONS
from adjudicator.games.flashpoint.movement.questions.disengage import disengage
from adjudicator.games.flashpoint.movement.questions.door import DoorParams, door
from adjudicator.games.flashpoint.movement.questions.investigate import (
    InvestigateParams,
    investigate,
)
from adjudicator.games.flashpoint.movement.questions.move import MoveParams, WalkParams, move, walk
from adjudicator.games.flashpoint.movement.questions.vent import VentParams, vent
from adjudicator.games.flashpoint.movement.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO, OperativeParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "move": question(MoveParams, move, taps=WHO),
        "walk": question(WalkParams, walk, taps=(*WHO, Tap("to", "space")), applies=True),
        "door": question(DoorParams, door, taps=WHO, applies=True),
        "disengage": question(OperativeParams, disengage, taps=WHO),
        "vent": question(
            VentParams, vent, taps=(*WHO, Tap("to", "space", optional=True)), applies=True
        ),
        "investigate": question(InvestigateParams, investigate, taps=WHO, applies=True),
    },
    actions=ACTIONS,
    group="movement",
)
