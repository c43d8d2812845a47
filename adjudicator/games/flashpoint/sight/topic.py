"""The sight topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.flashpoint.sight.actions import ACTIONS
from adjudicator.games.flashpoint.sight.questions.cameras import (
    CameraFieldParams,
    CameraParams,
    camera,
    camera_field,
)
from adjudicator.games.flashpoint.sight.questions.los import FromTo, los
from adjudicator.games.flashpoint.sight.questions.range import RangeParams, distance
from adjudicator.games.flashpoint.sight.questions.sight import From, sight
from adjudicator.games.flashpoint.sight.rules import RULES
from adjudicator.games.flashpoint.table.params import ZONE
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "los": question(FromTo, los, mutual=True),
        "sight": question(From, sight, taps=(Tap("from"),)),
        "range": question(RangeParams, distance, mutual=True),
        "camera": question(CameraParams, camera, taps=ZONE),
        "camera-field": question(CameraFieldParams, camera_field, taps=()),
    },
    actions=ACTIONS,
    group="sight",
)
