"""Apex, as the rest of the house sees it."""

from adjudicator.games.apex.offers import ACTIONS
from adjudicator.games.apex.questions.area import AreaAsked, area
from adjudicator.games.apex.questions.attach import AttachRecord, attach
from adjudicator.games.apex.questions.contiguity import contiguity
from adjudicator.games.apex.questions.cover import cover
from adjudicator.games.apex.questions.damage import DamageRecord, damage, damage_change
from adjudicator.games.apex.questions.distance import distance
from adjudicator.games.apex.questions.grenade import GrenadeAsked, grenade
from adjudicator.games.apex.questions.los import FromTo, los
from adjudicator.games.apex.questions.melee import MeleeAsked, melee
from adjudicator.games.apex.questions.move import MoveRecord, move
from adjudicator.games.apex.questions.path import PathRecord, path
from adjudicator.games.apex.questions.path import change as walk
from adjudicator.games.apex.questions.push import PushAsked, push, push_change
from adjudicator.games.apex.questions.sight import From, sight
from adjudicator.games.apex.questions.step import step
from adjudicator.games.apex.questions.zone import zone
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
from adjudicator.games.apex.sheet import sheet
from adjudicator.games.apex.sketch import sketch
from adjudicator.games.apex.words import named_end, word_for
from adjudicator.kernel.game import Game, Question, Tap

WHO = Tap("figure", "id")
TARGET = Tap("target", "id")

APEX = Game(
    name="apex",
    scene=SceneRecord,
    read_scene=read_scene,
    questions={
        "los": Question(FromTo, los),
        "sight": Question(From, sight, taps=(Tap("from"),)),
        "distance": Question(FromTo, distance),
        "contiguity": Question(FromTo, contiguity),
        "cover": Question(FromTo, cover),
        "step": Question(FromTo, step),
        "zone": Question(FromTo, zone),
        "area": Question(AreaAsked, area, taps=(Tap("source"),)),
        "grenade": Question(GrenadeAsked, grenade, taps=(WHO, Tap("at", "space"))),
        "push": Question(PushAsked, push, push_change),
        "melee": Question(MeleeAsked, melee, taps=(WHO, TARGET)),
        "move": Question(MoveRecord, move, taps=(WHO,)),
        "path": Question(PathRecord, path, walk, taps=(WHO, Tap("to"))),
        "to-hit": Question(ShotRecord, to_hit, taps=(WHO, TARGET)),
        "shoot": Question(ShootRecord, shoot, shoot_change, taps=(WHO, TARGET)),
        "odds": Question(OddsRecord, odds, taps=(WHO, TARGET)),
        "damage": Question(DamageRecord, damage, damage_change, taps=(WHO,)),
        "heal": Question(HealRecord, heal, heal_change, taps=(WHO,)),
        "equip": Question(EquipRecord, equip, taps=(WHO,)),
        "attach": Question(AttachRecord, attach, taps=()),
        "weapon": Question(TakeRecord, weapon, taps=(WHO,)),
        "loot": Question(LootRecord, loot, taps=(WHO,)),
    },
    rules=RULES,
    rulings=RULINGS,
    sketch=sketch,
    named_end=named_end,
    word_for=word_for,
    actions=ACTIONS,
    sheet=sheet,
)
