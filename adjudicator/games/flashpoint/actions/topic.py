"""The actions topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.flashpoint.actions.actions import ACTIONS
from adjudicator.games.flashpoint.actions.questions.action import ActionParams, acted, action
from adjudicator.games.flashpoint.actions.questions.cure import CureParams, cure, cured
from adjudicator.games.flashpoint.actions.questions.discover import (
    CheckParams,
    discover,
    discovered,
)
from adjudicator.games.flashpoint.actions.questions.overwatch import overwatch, overwatching
from adjudicator.games.flashpoint.actions.questions.revive import ReviveParams, revive, revived
from adjudicator.games.flashpoint.actions.questions.sabotage import (
    SabotageParams,
    sabotage,
    sabotaged,
)
from adjudicator.games.flashpoint.actions.questions.search import SearchParams, search, searched
from adjudicator.games.flashpoint.actions.questions.tactics import TacticsParams, played, tactics
from adjudicator.games.flashpoint.actions.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO, OperativeParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "action": legacy_question(ActionParams, action, acted, taps=WHO),
        "overwatch": legacy_question(OperativeParams, overwatch, overwatching, taps=WHO),
        "sabotage": legacy_question(SabotageParams, sabotage, sabotaged, taps=WHO),
        "search": legacy_question(SearchParams, search, searched, taps=WHO),
        "discover": legacy_question(CheckParams, discover, discovered, taps=WHO),
        "revive": legacy_question(ReviveParams, revive, revived, taps=(*WHO, Tap("target", "id"))),
        "cure": legacy_question(CureParams, cure, cured, taps=(*WHO, Tap("target", "id"))),
        "tactics": legacy_question(TacticsParams, tactics, played, taps=WHO),
    },
    actions=ACTIONS,
)
