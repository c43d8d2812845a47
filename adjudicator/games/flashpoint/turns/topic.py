"""The turns topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.flashpoint.table.params import Nothing
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns.actions import ACTIONS
from adjudicator.games.flashpoint.turns.questions.cleanup import cleaned_up, cleanup
from adjudicator.games.flashpoint.turns.questions.mission import MissionParams, mission
from adjudicator.games.flashpoint.turns.questions.round import RoundParams, round_of_play
from adjudicator.games.flashpoint.turns.rules import RULES

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "round": legacy_question(RoundParams, round_of_play, taps=()),
        "cleanup": legacy_question(Nothing, cleanup, cleaned_up, taps=()),
        "mission": legacy_question(MissionParams, mission, taps=()),
    },
    actions=ACTIONS,
)
