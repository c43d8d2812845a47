"""The actions topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.flashpoint.actions.actions import ACTIONS
from adjudicator.games.flashpoint.actions.questions.action import ActionParams, action
from adjudicator.games.flashpoint.actions.questions.cure import CureParams, cure
from adjudicator.games.flashpoint.actions.questions.discover import CheckParams, discover
from adjudicator.games.flashpoint.actions.questions.overwatch import overwatch
from adjudicator.games.flashpoint.actions.questions.revive import ReviveParams, revive
from adjudicator.games.flashpoint.actions.questions.sabotage import SabotageParams, sabotage
from adjudicator.games.flashpoint.actions.questions.search import SearchParams, search
from adjudicator.games.flashpoint.actions.questions.tactics import TacticsParams, tactics
from adjudicator.games.flashpoint.actions.questions.valor import ValorParams, valor
from adjudicator.games.flashpoint.actions.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO, OperativeParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "action": question(ActionParams, action, taps=WHO, applies=True),
        "overwatch": question(OperativeParams, overwatch, taps=WHO, applies=True),
        "sabotage": question(SabotageParams, sabotage, taps=WHO, applies=True),
        "search": question(SearchParams, search, taps=WHO, applies=True),
        "discover": question(CheckParams, discover, taps=WHO, applies=True),
        "revive": question(ReviveParams, revive, taps=(*WHO, Tap("target", "id")), applies=True),
        "cure": question(CureParams, cure, taps=(*WHO, Tap("target", "id")), applies=True),
        "valor": question(ValorParams, valor, taps=WHO, applies=True),
        "tactics": question(TacticsParams, tactics, taps=WHO, applies=True),
    },
    actions=ACTIONS,
    group="actions",
)
