"""Shooting: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.apex.shooting.actions import ACTIONS
from adjudicator.games.apex.shooting.questions.attach import AttachRecord, attach
from adjudicator.games.apex.shooting.questions.odds import OddsRecord, odds
from adjudicator.games.apex.shooting.questions.shoot import ShootRecord, shoot, shoot_change
from adjudicator.games.apex.shooting.questions.to_hit import ShotRecord, to_hit, with_each_weapon
from adjudicator.games.apex.shooting.questions.zone import zone
from adjudicator.games.apex.shooting.rules import RULES
from adjudicator.games.apex.table.ends import FromTo
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import SHOT

QUESTIONS = {
    "zone": legacy_question(FromTo, zone),
    "to-hit": legacy_question(ShotRecord, to_hit, taps=SHOT, companions=with_each_weapon),
    "shoot": legacy_question(ShootRecord, shoot, shoot_change, taps=SHOT),
    "odds": legacy_question(OddsRecord, odds, taps=SHOT),
    "attach": legacy_question(AttachRecord, attach, taps=()),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS)
