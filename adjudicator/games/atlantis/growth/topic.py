"""Levels, upgrades and items: the rules, the questions and the actions."""

from adjudicator.core.game import Topic
from adjudicator.games.atlantis.growth.actions import ACTIONS
from adjudicator.games.atlantis.growth.questions.items import ItemsParams, items
from adjudicator.games.atlantis.growth.questions.level_up import LevelParams, level_up
from adjudicator.games.atlantis.growth.questions.pity import PityParams, pity
from adjudicator.games.atlantis.growth.questions.upgrade import UpgradeParams, upgrade
from adjudicator.games.atlantis.growth.rules import RULES
from adjudicator.games.atlantis.table.asking import question
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.table.taps import WHO_MAYBE

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "level-up": question(LevelParams, level_up, applies=True, taps=WHO_MAYBE),
        "upgrade": question(UpgradeParams, upgrade, applies=True, taps=WHO_MAYBE),
        "items": question(ItemsParams, items, taps=WHO_MAYBE),
        "pity": question(PityParams, pity, applies=True, taps=WHO_MAYBE),
    },
    actions=ACTIONS,
    group="growth",
)
