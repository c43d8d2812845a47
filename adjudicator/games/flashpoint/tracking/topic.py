"""The tracking topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import question
from adjudicator.games.flashpoint.table.params import WHO, NoParams, OperativeParams
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking.actions import ACTIONS
from adjudicator.games.flashpoint.tracking.questions.go_on import go_on
from adjudicator.games.flashpoint.tracking.questions.pass_on import pass_on
from adjudicator.games.flashpoint.tracking.questions.start_mission import start_mission
from adjudicator.games.flashpoint.tracking.rules import RULES

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "start-mission": question(NoParams, start_mission, taps=(), applies=True),
        "pass": question(OperativeParams, pass_on, taps=WHO, applies=True),
        "go-on": question(NoParams, go_on, taps=(), applies=True),
    },
    actions=ACTIONS,
    group="turns",
)
