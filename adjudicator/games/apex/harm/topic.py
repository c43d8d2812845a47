"""Harm: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.apex.harm.actions import ACTIONS
from adjudicator.games.apex.harm.questions.area import AreaParams, area
from adjudicator.games.apex.harm.questions.damage import DamageParams, damage, damage_change
from adjudicator.games.apex.harm.questions.grenade import GrenadeParams, grenade, grenade_change
from adjudicator.games.apex.harm.questions.melee import MeleeParams, melee, melee_change
from adjudicator.games.apex.harm.questions.push import PushParams, push, push_change
from adjudicator.games.apex.harm.rules import RULES
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import AT_SPACE, SHOT, WHO

QUESTIONS = {
    "area": legacy_question(AreaParams, area, taps=(Tap("source"),)),
    "grenade": legacy_question(GrenadeParams, grenade, grenade_change, taps=AT_SPACE),
    "push": legacy_question(PushParams, push, push_change),
    "melee": legacy_question(MeleeParams, melee, melee_change, taps=SHOT),
    "damage": legacy_question(DamageParams, damage, damage_change, taps=WHO),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS)
