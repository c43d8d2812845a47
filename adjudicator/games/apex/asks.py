"""Everything that can be asked of an Apex table."""

from collections.abc import Mapping

from adjudicator.core.edition import Silence, by_edition
from adjudicator.core.game import Question, Tap
from adjudicator.games.apex import rules, rulings
from adjudicator.games.apex.questions.activation import Activation, activation, end_activation
from adjudicator.games.apex.questions.area import AreaParams, area
from adjudicator.games.apex.questions.attach import AttachRecord, attach
from adjudicator.games.apex.questions.contiguity import contiguity
from adjudicator.games.apex.questions.cover import cover
from adjudicator.games.apex.questions.cover_spots import CoverSpotsRecord, spots
from adjudicator.games.apex.questions.damage import DamageRecord, damage, damage_change
from adjudicator.games.apex.questions.destroy import DestroyRecord, destroy, destroyed
from adjudicator.games.apex.questions.distance import distance
from adjudicator.games.apex.questions.grenade import GrenadeParams, grenade, grenade_change
from adjudicator.games.apex.questions.handling import (
    HandlingRecord,
    drop,
    dropped,
    pick_up,
    picked_up,
)
from adjudicator.games.apex.questions.heal import (
    EquipRecord,
    HealRecord,
    equip,
    equip_change,
    heal,
    heal_change,
)
from adjudicator.games.apex.questions.interact import Reaching, interact
from adjudicator.games.apex.questions.loot import LootRecord, loot
from adjudicator.games.apex.questions.los import FromTo, los
from adjudicator.games.apex.questions.melee import MeleeParams, melee, melee_change
from adjudicator.games.apex.questions.move import MoveRecord, move
from adjudicator.games.apex.questions.near_miss import near
from adjudicator.games.apex.questions.odds import OddsRecord, odds
from adjudicator.games.apex.questions.path import PathRecord, path
from adjudicator.games.apex.questions.path import change as walk
from adjudicator.games.apex.questions.place import PlaceRecord, place, placed
from adjudicator.games.apex.questions.precedence import Precedence, precedence
from adjudicator.games.apex.questions.push import PushParams, push, push_change
from adjudicator.games.apex.questions.reactions import Reactions, reactions
from adjudicator.games.apex.questions.respawn import RespawnRecord, respawned, respawning
from adjudicator.games.apex.questions.ring import RingRecord, ring, ring_moved
from adjudicator.games.apex.questions.shoot import ShootRecord, shoot, shoot_change
from adjudicator.games.apex.questions.sight import From, sight
from adjudicator.games.apex.questions.spending import SpendingRecord, spending
from adjudicator.games.apex.questions.step import step
from adjudicator.games.apex.questions.timing import Timing, let_time_pass, timing
from adjudicator.games.apex.questions.to_hit import ShotRecord, to_hit, with_each_weapon
from adjudicator.games.apex.questions.turn import TurnRecord, turn
from adjudicator.games.apex.questions.victory import Victory, victory
from adjudicator.games.apex.questions.watchers import Watched, watchers
from adjudicator.games.apex.questions.weapon import TakeRecord, weapon
from adjudicator.games.apex.questions.zone import zone
from adjudicator.games.apex.reprint import by_the_final_book

WHO = (Tap("figure", "id"),)
SHOT = (*WHO, Tap("target", "id"))
AT_SPACE = (*WHO, Tap("at", "space"))

_QUESTIONS = {
    "los": Question(FromTo, los),
    "sight": Question(From, sight, taps=(Tap("from"),)),
    "watchers": Question(Watched, watchers, taps=(Tap("to"),)),
    "near-miss": Question(FromTo, near),
    "distance": Question(FromTo, distance),
    "contiguity": Question(FromTo, contiguity),
    "cover": Question(FromTo, cover),
    "cover-spots": Question(CoverSpotsRecord, spots, taps=(*WHO, Tap("from", optional=True))),
    "zone": Question(FromTo, zone),
    "step": Question(FromTo, step),
    "move": Question(MoveRecord, move, taps=WHO),
    "path": Question(PathRecord, path, walk, taps=(*WHO, Tap("to"))),
    "spending": Question(SpendingRecord, spending, taps=(*WHO, Tap("to"))),
    "area": Question(AreaParams, area, taps=(Tap("source"),)),
    "grenade": Question(GrenadeParams, grenade, grenade_change, taps=AT_SPACE),
    "push": Question(PushParams, push, push_change),
    "melee": Question(MeleeParams, melee, melee_change, taps=SHOT),
    "to-hit": Question(ShotRecord, to_hit, taps=SHOT, companions=with_each_weapon),
    "shoot": Question(ShootRecord, shoot, shoot_change, taps=SHOT),
    "odds": Question(OddsRecord, odds, taps=SHOT),
    "damage": Question(DamageRecord, damage, damage_change, taps=WHO),
    "heal": Question(HealRecord, heal, heal_change, taps=WHO),
    "equip": Question(EquipRecord, equip, equip_change, taps=WHO),
    "attach": Question(AttachRecord, attach, taps=()),
    "weapon": Question(TakeRecord, weapon, taps=WHO),
    "loot": Question(LootRecord, loot, taps=WHO),
    "interact": Question(Reaching, interact, taps=WHO),
    "pick-up": Question(HandlingRecord, pick_up, picked_up, taps=AT_SPACE),
    "drop": Question(HandlingRecord, drop, dropped, taps=AT_SPACE),
    "place": Question(PlaceRecord, place, placed, taps=(*WHO, Tap("at", "spot", optional=True))),
    "destroy": Question(DestroyRecord, destroy, destroyed, taps=WHO),
    "respawn": Question(
        RespawnRecord, respawning, respawned, taps=(*WHO, Tap("at", "space", optional=True))
    ),
    "ring": Question(RingRecord, ring, ring_moved, taps=()),
    "activation": Question(
        Activation, activation, end_activation, taps=(Tap("figure", "id", optional=True),)
    ),
    "reactions": Question(Reactions, reactions, taps=(Tap("target", "id"), Tap("legend", "id"))),
    "turn": Question(TurnRecord, turn, taps=()),
    "timing": Question(Timing, timing, let_time_pass, taps=()),
    "victory": Question(Victory, victory, taps=(Tap("activating", "id", optional=True),)),
    "precedence": Question(Precedence, precedence, taps=()),
}

QUESTIONS: Mapping[str, Question] = by_edition(
    _QUESTIONS, Silence(rules.EDITION_SILENT, rulings.SILENT_POINTS, by_the_final_book)
)
