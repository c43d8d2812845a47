"""Respawning: the rules, the questions and the actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.atlantis.respawn.actions import ACTIONS
from adjudicator.games.atlantis.respawn.questions.respawn import RespawnParams, respawn, respawned
from adjudicator.games.atlantis.respawn.rules import RULES
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO_MAYBE_TO

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "respawn": legacy_question(RespawnParams, respawn, respawned, taps=WHO_MAYBE_TO),
    },
    actions=ACTIONS,
)
