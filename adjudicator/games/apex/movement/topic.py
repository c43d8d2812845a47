"""Movement: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.apex.movement.actions import ACTIONS
from adjudicator.games.apex.movement.questions.move import MoveParams, move
from adjudicator.games.apex.movement.questions.path import PathParams, path
from adjudicator.games.apex.movement.questions.spending import SpendingParams, spending
from adjudicator.games.apex.movement.questions.step import step
from adjudicator.games.apex.movement.rules import RULES
from adjudicator.games.apex.table.ends import FromToParams
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import WHO

QUESTIONS = {
    "step": question(FromToParams, step),
    "move": question(MoveParams, move, taps=WHO),
    "path": question(PathParams, path, taps=(*WHO, Tap("to")), applies=True),
    "spending": question(SpendingParams, spending, taps=(*WHO, Tap("to"))),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS, group="movement")
