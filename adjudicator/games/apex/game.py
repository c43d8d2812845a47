"""Apex, as the rest of the house sees it."""

from adjudicator.games.apex.questions.attach import AttachRecord, attach
from adjudicator.games.apex.questions.contiguity import contiguity
from adjudicator.games.apex.questions.cover import cover
from adjudicator.games.apex.questions.damage import DamageRecord, damage, damage_change
from adjudicator.games.apex.questions.distance import distance
from adjudicator.games.apex.questions.heal import EquipRecord, HealRecord, equip, heal, heal_change
from adjudicator.games.apex.questions.loot import LootRecord, loot
from adjudicator.games.apex.questions.los import FromTo, los
from adjudicator.games.apex.questions.odds import OddsRecord, odds
from adjudicator.games.apex.questions.shoot import ShootRecord, shoot, shoot_change
from adjudicator.games.apex.questions.sight import From, sight
from adjudicator.games.apex.questions.step import step
from adjudicator.games.apex.questions.to_hit import ShotRecord, to_hit
from adjudicator.games.apex.questions.weapon import TakeRecord, weapon
from adjudicator.games.apex.rules import RULES
from adjudicator.games.apex.rulings import RULINGS
from adjudicator.games.apex.scene import SceneRecord, read_scene
from adjudicator.games.apex.sketch import sketch
from adjudicator.games.apex.words import named_end, word_for
from adjudicator.kernel.game import Game, Question

APEX = Game(
    name="apex",
    scene=SceneRecord,
    read_scene=read_scene,
    questions={
        "los": Question(FromTo, los),
        "sight": Question(From, sight),
        "distance": Question(FromTo, distance),
        "contiguity": Question(FromTo, contiguity),
        "cover": Question(FromTo, cover),
        "step": Question(FromTo, step),
        "to-hit": Question(ShotRecord, to_hit),
        "shoot": Question(ShootRecord, shoot, shoot_change),
        "odds": Question(OddsRecord, odds),
        "damage": Question(DamageRecord, damage, damage_change),
        "heal": Question(HealRecord, heal, heal_change),
        "equip": Question(EquipRecord, equip),
        "attach": Question(AttachRecord, attach),
        "weapon": Question(TakeRecord, weapon),
        "loot": Question(LootRecord, loot),
    },
    rules=RULES,
    rulings=RULINGS,
    sketch=sketch,
    named_end=named_end,
    word_for=word_for,
    between="los",
    around="sight",
    beside={"los": ("distance", "cover")},
)
