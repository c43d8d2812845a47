"""Lanes: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.lanes.actions import ACTIONS
from adjudicator.games.atlantis.lanes.questions.lane_pushes import (
    LanePushesParams,
    LanePushParams,
    lane_push,
    lane_pushes,
)
from adjudicator.games.atlantis.lanes.questions.minion_battle import BattleParams, minion_battle
from adjudicator.games.atlantis.lanes.questions.strays import StraysParams, strays
from adjudicator.games.atlantis.lanes.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "minion-battle": question(BattleParams, minion_battle, applies=True, taps=()),
        "lane-push": question(LanePushParams, lane_push, applies=True, taps=()),
        "lane-pushes": question(LanePushesParams, lane_pushes, applies=True, taps=()),
        "strays": question(
            StraysParams,
            strays,
            applies=True,
            taps=(Tap("unit", "id", optional=True), Tap("to", optional=True)),
        ),
    },
    actions=ACTIONS,
    group="lanes",
)
