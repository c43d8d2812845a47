"""Harm: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.apex.harm.actions import ACTIONS
from adjudicator.games.apex.harm.questions.area import AreaParams, area
from adjudicator.games.apex.harm.questions.damage import DamageParams, damage
from adjudicator.games.apex.harm.questions.grenade import GrenadeParams, grenade
from adjudicator.games.apex.harm.questions.melee import MeleeParams, melee
from adjudicator.games.apex.harm.questions.push import PushParams, push
from adjudicator.games.apex.harm.rules import RULES
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import AT_SPACE, SHOT, WHO

QUESTIONS = {
    "area": question(AreaParams, area, taps=(Tap("source"),), applies=True),
    "grenade": question(GrenadeParams, grenade, taps=AT_SPACE, applies=True),
    "push": question(PushParams, push, applies=True),
    "melee": question(MeleeParams, melee, taps=SHOT, applies=True),
    "damage": question(DamageParams, damage, taps=WHO, applies=True),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS, group="harm")
