"""Rounds and turns: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO, WHO_MAYBE
from adjudicator.games.atlantis.turns.actions import ACTIONS
from adjudicator.games.atlantis.turns.questions.actions import ActionsParams, actions
from adjudicator.games.atlantis.turns.questions.effect import EffectParams, effect
from adjudicator.games.atlantis.turns.questions.effects import EffectsParams, effects
from adjudicator.games.atlantis.turns.questions.end_of_round import EndOfRoundParams, end_of_round
from adjudicator.games.atlantis.turns.questions.end_of_turn import EndOfTurnParams, end_of_turn
from adjudicator.games.atlantis.turns.questions.initiative import InitiativeParams, initiative
from adjudicator.games.atlantis.turns.questions.resolve import ResolveParams, resolve
from adjudicator.games.atlantis.turns.questions.round_step import RoundStepParams, round_step
from adjudicator.games.atlantis.turns.questions.same_time import SameTimeParams, same_time
from adjudicator.games.atlantis.turns.questions.start import StartParams, start
from adjudicator.games.atlantis.turns.questions.status import StatusParams, status
from adjudicator.games.atlantis.turns.questions.turn import TurnParams, turn
from adjudicator.games.atlantis.turns.rules import RULES

#: Minions that are tapped to be removed in a Minion Battle.
REMOVED = Tap("first", "id", optional=True), Tap("second", "id", optional=True)

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "initiative": question(InitiativeParams, initiative, applies=True, taps=()),
        "actions": question(ActionsParams, actions, taps=WHO),
        "effect": question(EffectParams, effect, applies=True, taps=()),
        "effects": question(EffectsParams, effects, taps=WHO_MAYBE),
        "same-time": question(SameTimeParams, same_time, taps=()),
        "turn": question(TurnParams, turn, taps=()),
        "end-of-turn": question(EndOfTurnParams, end_of_turn, applies=True, taps=()),
        "end-of-round": question(EndOfRoundParams, end_of_round, applies=True, taps=()),
        "start": question(StartParams, start, applies=True, taps=()),
        "resolve": question(ResolveParams, resolve, applies=True, taps=WHO_MAYBE),
        "round-step": question(RoundStepParams, round_step, applies=True, taps=REMOVED),
        "status": question(StatusParams, status, applies=True, taps=WHO),
    },
    actions=ACTIONS,
    group="turns",
)
