"""The attacks topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.flashpoint.attacks.actions import ACTIONS
from adjudicator.games.flashpoint.attacks.params import AttackParams, TargetsParams
from adjudicator.games.flashpoint.attacks.questions.area import AreaParams, area
from adjudicator.games.flashpoint.attacks.questions.attack import attack
from adjudicator.games.flashpoint.attacks.questions.soldier import SoldierParams, soldier, waited
from adjudicator.games.flashpoint.attacks.questions.strike import StrikeParams, strike, struck
from adjudicator.games.flashpoint.attacks.questions.targets import targets
from adjudicator.games.flashpoint.attacks.rules import RULES
from adjudicator.games.flashpoint.table.params import UNIT, WHO, ZONE
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "targets": legacy_question(TargetsParams, targets, taps=WHO),
        "attack": legacy_question(AttackParams, attack, taps=(*WHO, *UNIT)),
        "strike": legacy_question(StrikeParams, strike, struck, taps=(*WHO, *UNIT)),
        "area": legacy_question(AreaParams, area, taps=(*WHO, *ZONE)),
        "soldier": legacy_question(SoldierParams, soldier, waited, taps=WHO),
    },
    actions=ACTIONS,
)
