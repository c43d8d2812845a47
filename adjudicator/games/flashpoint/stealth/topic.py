"""The stealth topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.flashpoint.stealth.actions import ACTIONS
from adjudicator.games.flashpoint.stealth.questions.awareness import (
    AwarenessParams,
    alerted,
    awareness,
)
from adjudicator.games.flashpoint.stealth.questions.danger import danger
from adjudicator.games.flashpoint.stealth.questions.hide import HideParams, hidden, hide
from adjudicator.games.flashpoint.stealth.questions.noise import NoiseParams, noise, noise_change
from adjudicator.games.flashpoint.stealth.questions.stealth import stealth
from adjudicator.games.flashpoint.stealth.rules import RULES
from adjudicator.games.flashpoint.table.params import WHO, ZONE, OperativeParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "stealth": legacy_question(OperativeParams, stealth, taps=WHO),
        "hide": legacy_question(HideParams, hide, hidden, taps=WHO),
        "danger": legacy_question(OperativeParams, danger, taps=WHO),
        "awareness": legacy_question(AwarenessParams, awareness, alerted, taps=()),
        "noise": legacy_question(NoiseParams, noise, noise_change, taps=ZONE),
    },
    actions=ACTIONS,
)
