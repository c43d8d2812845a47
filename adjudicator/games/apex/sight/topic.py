"""Sight: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.apex.sight.actions import ACTIONS
from adjudicator.games.apex.sight.questions.contiguity import contiguity, where_touching
from adjudicator.games.apex.sight.questions.cover import cover
from adjudicator.games.apex.sight.questions.distance import distance
from adjudicator.games.apex.sight.questions.los import los
from adjudicator.games.apex.sight.questions.sight import SightParams, sight
from adjudicator.games.apex.sight.questions.watchers import WatchersParams, watchers
from adjudicator.games.apex.sight.rules import RULES
from adjudicator.games.apex.table.ends import FromToParams
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import LINE

QUESTIONS = {
    "los": question(FromToParams, los, taps=LINE, mutual=True),
    "sight": question(SightParams, sight, taps=(Tap("from"),)),
    "watchers": question(WatchersParams, watchers, taps=(Tap("to"),)),
    "distance": question(FromToParams, distance, mutual=True),
    "contiguity": question(FromToParams, contiguity, companions=where_touching, mutual=True),
    "cover": question(FromToParams, cover, taps=LINE),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS, group="sight")
