"""Turns: their rules, what can be asked about them, what the page offers."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import WHO
from adjudicator.games.apex.turns.actions import ACTIONS
from adjudicator.games.apex.turns.questions.activate import ActivateParams, activate
from adjudicator.games.apex.turns.questions.activation import ActivationParams, activation
from adjudicator.games.apex.turns.questions.precedence import PrecedenceParams, precedence
from adjudicator.games.apex.turns.questions.reactions import ReactionsParams, reactions
from adjudicator.games.apex.turns.questions.ring import RingParams, ring
from adjudicator.games.apex.turns.questions.timing import timing
from adjudicator.games.apex.turns.questions.timing_params import TimingParams
from adjudicator.games.apex.turns.questions.transition import TransitionParams, transition
from adjudicator.games.apex.turns.questions.turn import TurnParams, turn
from adjudicator.games.apex.turns.questions.victory import VictoryParams, victory
from adjudicator.games.apex.turns.rules import RULES

QUESTIONS = {
    "ring": question(RingParams, ring, taps=(), applies=True),
    "activate": question(ActivateParams, activate, taps=WHO, applies=True),
    "transition": question(TransitionParams, transition, taps=(), applies=True),
    "activation": question(
        ActivationParams,
        activation,
        taps=(Tap("figure", "id", optional=True),),
        applies=True,
    ),
    "reactions": question(
        ReactionsParams, reactions, taps=(Tap("target", "id"), Tap("legend", "id"))
    ),
    "turn": question(TurnParams, turn, taps=(), applies=True),
    "timing": question(TimingParams, timing, taps=(), applies=True),
    "victory": question(VictoryParams, victory, taps=(Tap("activating", "id", optional=True),)),
    "precedence": question(PrecedenceParams, precedence, taps=()),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS, group="turns")
