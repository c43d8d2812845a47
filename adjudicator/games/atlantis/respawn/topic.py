"""Respawning: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.games.atlantis.respawn.actions import ACTIONS
from adjudicator.games.atlantis.respawn.questions.respawn import RespawnParams, respawn
from adjudicator.games.atlantis.respawn.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO_MAYBE_TO

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "respawn": question(RespawnParams, respawn, applies=True, taps=WHO_MAYBE_TO),
    },
    actions=ACTIONS,
    group="respawn",
)
