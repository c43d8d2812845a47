"""The movement topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.flashpoint.movement.actions import ACTIONS
from adjudicator.games.flashpoint.movement.questions.disengage import disengage
from adjudicator.games.flashpoint.movement.questions.door import DoorParams, door, door_turned
from adjudicator.games.flashpoint.movement.questions.move import (
    MoveParams,
    WalkParams,
    move,
    walked,
    walking,
)
from adjudicator.games.flashpoint.movement.questions.vent import VentParams, vent, vented
from adjudicator.games.flashpoint.movement.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO, OperativeParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "move": legacy_question(MoveParams, move, taps=WHO),
        "walk": legacy_question(WalkParams, walking, walked, taps=(*WHO, Tap("to", "space"))),
        "door": legacy_question(DoorParams, door, door_turned, taps=WHO),
        "disengage": legacy_question(OperativeParams, disengage, taps=WHO),
        "vent": legacy_question(
            VentParams, vent, vented, taps=(*WHO, Tap("to", "space", optional=True))
        ),
    },
    actions=ACTIONS,
)
