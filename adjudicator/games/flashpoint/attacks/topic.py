"""The attacks topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import question
from adjudicator.games.flashpoint.attacks.actions import ACTIONS
from adjudicator.games.flashpoint.attacks.params import AttackParams, TargetsParams, armed
from adjudicator.games.flashpoint.attacks.questions.area import AreaParams, area
from adjudicator.games.flashpoint.attacks.questions.area_numbers import (
    AreaNumbersParams,
    area_numbers,
)
from adjudicator.games.flashpoint.attacks.questions.attack import attack
from adjudicator.games.flashpoint.attacks.questions.box import BoxParams, box
from adjudicator.games.flashpoint.attacks.questions.soldier import SoldierParams, soldier
from adjudicator.games.flashpoint.attacks.questions.strike import StrikeParams, strike
from adjudicator.games.flashpoint.attacks.questions.targets import targets
from adjudicator.games.flashpoint.attacks.rules import RULES
from adjudicator.games.flashpoint.table.params import UNIT, WHO, ZONE
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "targets": question(TargetsParams, armed(targets), taps=WHO),
        "attack": question(AttackParams, armed(attack), taps=(*WHO, *UNIT)),
        "strike": question(StrikeParams, armed(strike), taps=(*WHO, *UNIT), applies=True),
        "area": question(AreaParams, armed(area), taps=(*WHO, *ZONE), applies=True),
        "area-numbers": question(AreaNumbersParams, armed(area_numbers), taps=(*WHO, *ZONE)),
        "box": question(BoxParams, armed(box), taps=WHO, applies=True),
        "soldier": question(SoldierParams, armed(soldier), taps=WHO, applies=True),
    },
    actions=ACTIONS,
    group="attacks",
)
