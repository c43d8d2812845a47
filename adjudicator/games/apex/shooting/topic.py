"""Shooting: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.games.apex.shooting.actions import ACTIONS
from adjudicator.games.apex.shooting.questions.attach import AttachParams, attach
from adjudicator.games.apex.shooting.questions.odds import OddsParams, odds
from adjudicator.games.apex.shooting.questions.shoot import ShootParams, shoot, shoot_change
from adjudicator.games.apex.shooting.questions.to_hit import ShotParams, to_hit, with_each_weapon
from adjudicator.games.apex.shooting.questions.zone import zone
from adjudicator.games.apex.shooting.rules import RULES
from adjudicator.games.apex.table.ends import FromToParams
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import SHOT

QUESTIONS = {
    "zone": legacy_question(FromToParams, zone),
    "to-hit": legacy_question(ShotParams, to_hit, taps=SHOT, companions=with_each_weapon),
    "shoot": legacy_question(ShootParams, shoot, shoot_change, taps=SHOT),
    "odds": legacy_question(OddsParams, odds, taps=SHOT),
    "attach": legacy_question(AttachParams, attach, taps=()),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS)
