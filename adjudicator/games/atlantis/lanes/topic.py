"""Lanes: the rules, the questions and the actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.lanes.actions import ACTIONS
from adjudicator.games.atlantis.lanes.questions.lane_pushes import (
    LanePushesParams,
    LanePushParams,
    lane_push,
    lane_pushes,
    lanes_pushed,
)
from adjudicator.games.atlantis.lanes.questions.minion_battle import BattleParams, minion_battle
from adjudicator.games.atlantis.lanes.questions.strays import StraysParams, stray_returned, strays
from adjudicator.games.atlantis.lanes.rules import RULES
from adjudicator.games.atlantis.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "minion-battle": legacy_question(BattleParams, minion_battle, taps=()),
        "lane-push": legacy_question(LanePushParams, lane_push, lanes_pushed, taps=()),
        "lane-pushes": legacy_question(LanePushesParams, lane_pushes, lanes_pushed, taps=()),
        "strays": legacy_question(
            StraysParams,
            strays,
            stray_returned,
            taps=(Tap("unit", "id", optional=True), Tap("to", optional=True)),
        ),
    },
    actions=ACTIONS,
)
