"""Rounds and turns: the rules, the questions and the actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO
from adjudicator.games.atlantis.turns.actions import ACTIONS
from adjudicator.games.atlantis.turns.questions.actions import ActionsParams, actions
from adjudicator.games.atlantis.turns.questions.effect import EffectParams, effect
from adjudicator.games.atlantis.turns.questions.initiative import (
    InitiativeParams,
    initiative,
    initiative_change,
)
from adjudicator.games.atlantis.turns.questions.turn import TurnParams, turn
from adjudicator.games.atlantis.turns.rules import RULES

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "initiative": legacy_question(InitiativeParams, initiative, initiative_change, taps=()),
        "actions": legacy_question(ActionsParams, actions, taps=WHO),
        "effect": legacy_question(EffectParams, effect, taps=()),
        "turn": legacy_question(TurnParams, turn, taps=()),
    },
    actions=ACTIONS,
)
