"""The turns topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import question
from adjudicator.games.flashpoint.table.params import NoParams
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns.actions import ACTIONS
from adjudicator.games.flashpoint.turns.questions.cleanup import cleanup
from adjudicator.games.flashpoint.turns.questions.mission import MissionParams, mission
from adjudicator.games.flashpoint.turns.questions.on_point import on_point
from adjudicator.games.flashpoint.turns.questions.round import RoundParams, round_of_play
from adjudicator.games.flashpoint.turns.questions.threat import threat
from adjudicator.games.flashpoint.turns.rules import RULES

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "round": question(RoundParams, round_of_play, taps=()),
        "on-point": question(NoParams, on_point, taps=(), applies=True),
        "threat": question(NoParams, threat, taps=(), applies=True),
        "cleanup": question(NoParams, cleanup, taps=(), applies=True),
        "mission": question(MissionParams, mission, taps=()),
    },
    actions=ACTIONS,
    group="turns",
)
