"""Turns: their rules, what can be asked about them, what the page offers."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.turns.actions import ACTIONS
from adjudicator.games.apex.turns.questions.activation import Activation, activation, end_activation
from adjudicator.games.apex.turns.questions.precedence import Precedence, precedence
from adjudicator.games.apex.turns.questions.reactions import Reactions, reactions
from adjudicator.games.apex.turns.questions.ring import RingParams, ring, ring_moved
from adjudicator.games.apex.turns.questions.timing import Timing, let_time_pass, timing
from adjudicator.games.apex.turns.questions.turn import TurnParams, turn
from adjudicator.games.apex.turns.questions.victory import Victory, victory
from adjudicator.games.apex.turns.rules import RULES

QUESTIONS = {
    "ring": legacy_question(RingParams, ring, ring_moved, taps=()),
    "activation": legacy_question(
        Activation, activation, end_activation, taps=(Tap("figure", "id", optional=True),)
    ),
    "reactions": legacy_question(
        Reactions, reactions, taps=(Tap("target", "id"), Tap("legend", "id"))
    ),
    "turn": legacy_question(TurnParams, turn, taps=()),
    "timing": legacy_question(Timing, timing, let_time_pass, taps=()),
    "victory": legacy_question(Victory, victory, taps=(Tap("activating", "id", optional=True),)),
    "precedence": legacy_question(Precedence, precedence, taps=()),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS)
