"""Sight: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.apex.sight.actions import ACTIONS
from adjudicator.games.apex.sight.questions.contiguity import contiguity
from adjudicator.games.apex.sight.questions.cover import cover
from adjudicator.games.apex.sight.questions.distance import distance
from adjudicator.games.apex.sight.questions.los import los
from adjudicator.games.apex.sight.questions.sight import From, sight
from adjudicator.games.apex.sight.questions.watchers import Watched, watchers
from adjudicator.games.apex.sight.rules import RULES
from adjudicator.games.apex.table.ends import FromTo
from adjudicator.games.apex.table.state import Table

QUESTIONS = {
    "los": legacy_question(FromTo, los),
    "sight": legacy_question(From, sight, taps=(Tap("from"),)),
    "watchers": legacy_question(Watched, watchers, taps=(Tap("to"),)),
    "distance": legacy_question(FromTo, distance),
    "contiguity": legacy_question(FromTo, contiguity),
    "cover": legacy_question(FromTo, cover),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS)
