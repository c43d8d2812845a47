"""Movement: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.apex.movement.actions import ACTIONS
from adjudicator.games.apex.movement.questions.move import MoveRecord, move
from adjudicator.games.apex.movement.questions.path import PathRecord, change, path
from adjudicator.games.apex.movement.questions.spending import SpendingRecord, spending
from adjudicator.games.apex.movement.questions.step import step
from adjudicator.games.apex.movement.rules import RULES
from adjudicator.games.apex.table.ends import FromTo
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import WHO

QUESTIONS = {
    "step": legacy_question(FromTo, step),
    "move": legacy_question(MoveRecord, move, taps=WHO),
    "path": legacy_question(PathRecord, path, change, taps=(*WHO, Tap("to"))),
    "spending": legacy_question(SpendingRecord, spending, taps=(*WHO, Tap("to"))),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS)
