"""Shooting: its rules, what can be asked about it, what the page offers."""

from adjudicator.core.game import Topic
from adjudicator.core.question import question
from adjudicator.games.apex.shooting.actions import ACTIONS
from adjudicator.games.apex.shooting.questions.odds import OddsParams, odds
from adjudicator.games.apex.shooting.questions.shoot import ShootParams, shoot
from adjudicator.games.apex.shooting.questions.to_hit import ShotParams, to_hit, with_each_weapon
from adjudicator.games.apex.shooting.questions.zone import zone
from adjudicator.games.apex.shooting.rules import RULES
from adjudicator.games.apex.table.ends import FromToParams
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import LINE, SHOT

QUESTIONS = {
    "zone": question(FromToParams, zone, taps=LINE),
    "to-hit": question(ShotParams, to_hit, taps=SHOT, companions=with_each_weapon),
    "shoot": question(ShootParams, shoot, taps=SHOT, applies=True),
    "odds": question(OddsParams, odds, taps=SHOT),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS, group="shooting")
