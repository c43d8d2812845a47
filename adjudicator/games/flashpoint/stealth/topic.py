"""The stealth topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import question
from adjudicator.games.flashpoint.stealth.actions import ACTIONS
from adjudicator.games.flashpoint.stealth.questions.awareness import AwarenessParams, awareness
from adjudicator.games.flashpoint.stealth.questions.danger import danger
from adjudicator.games.flashpoint.stealth.questions.hide import HideParams, hide
from adjudicator.games.flashpoint.stealth.questions.noise import NoiseParams, noise
from adjudicator.games.flashpoint.stealth.questions.stealth import StealthParams, stealth
from adjudicator.games.flashpoint.stealth.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO, ZONE, OperativeParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "stealth": question(StealthParams, stealth, taps=WHO),
        "hide": question(HideParams, hide, taps=WHO, applies=True),
        "danger": question(OperativeParams, danger, taps=WHO),
        "awareness": question(AwarenessParams, awareness, taps=(), applies=True),
        "noise": question(NoiseParams, noise, taps=ZONE, applies=True),
    },
    actions=ACTIONS,
    group="stealth",
)
