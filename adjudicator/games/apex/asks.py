"""Everything that can be asked of an Apex table."""

from collections.abc import Mapping

from adjudicator.core.edition import Silence, by_edition
from adjudicator.core.game import legacy_question
from adjudicator.core.question import Question, Tap
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
from adjudicator.games.apex.state import Table

WHO = (Tap("figure", "id"),)
SHOT = (*WHO, Tap("target", "id"))
AT_SPACE = (*WHO, Tap("at", "space"))

_QUESTIONS = {
    "los": legacy_question(FromTo, los),
    "sight": legacy_question(From, sight, taps=(Tap("from"),)),
    "watchers": legacy_question(Watched, watchers, taps=(Tap("to"),)),
    "near-miss": legacy_question(FromTo, near),
    "distance": legacy_question(FromTo, distance),
    "contiguity": legacy_question(FromTo, contiguity),
    "cover": legacy_question(FromTo, cover),
    "cover-spots": legacy_question(
        CoverSpotsRecord, spots, taps=(*WHO, Tap("from", optional=True))
    ),
    "zone": legacy_question(FromTo, zone),
    "step": legacy_question(FromTo, step),
    "move": legacy_question(MoveRecord, move, taps=WHO),
    "path": legacy_question(PathRecord, path, walk, taps=(*WHO, Tap("to"))),
    "spending": legacy_question(SpendingRecord, spending, taps=(*WHO, Tap("to"))),
    "area": legacy_question(AreaParams, area, taps=(Tap("source"),)),
    "grenade": legacy_question(GrenadeParams, grenade, grenade_change, taps=AT_SPACE),
    "push": legacy_question(PushParams, push, push_change),
    "melee": legacy_question(MeleeParams, melee, melee_change, taps=SHOT),
    "to-hit": legacy_question(ShotRecord, to_hit, taps=SHOT, companions=with_each_weapon),
    "shoot": legacy_question(ShootRecord, shoot, shoot_change, taps=SHOT),
    "odds": legacy_question(OddsRecord, odds, taps=SHOT),
    "damage": legacy_question(DamageRecord, damage, damage_change, taps=WHO),
    "heal": legacy_question(HealRecord, heal, heal_change, taps=WHO),
    "equip": legacy_question(EquipRecord, equip, equip_change, taps=WHO),
    "attach": legacy_question(AttachRecord, attach, taps=()),
    "weapon": legacy_question(TakeRecord, weapon, taps=WHO),
    "loot": legacy_question(LootRecord, loot, taps=WHO),
    "interact": legacy_question(Reaching, interact, taps=WHO),
    "pick-up": legacy_question(HandlingRecord, pick_up, picked_up, taps=AT_SPACE),
    "drop": legacy_question(HandlingRecord, drop, dropped, taps=AT_SPACE),
    "place": legacy_question(
        PlaceRecord, place, placed, taps=(*WHO, Tap("at", "spot", optional=True))
    ),
    "destroy": legacy_question(DestroyRecord, destroy, destroyed, taps=WHO),
    "respawn": legacy_question(
        RespawnRecord, respawning, respawned, taps=(*WHO, Tap("at", "space", optional=True))
    ),
    "ring": legacy_question(RingRecord, ring, ring_moved, taps=()),
    "activation": legacy_question(
        Activation, activation, end_activation, taps=(Tap("figure", "id", optional=True),)
    ),
    "reactions": legacy_question(
        Reactions, reactions, taps=(Tap("target", "id"), Tap("legend", "id"))
    ),
    "turn": legacy_question(TurnRecord, turn, taps=()),
    "timing": legacy_question(Timing, timing, let_time_pass, taps=()),
    "victory": legacy_question(Victory, victory, taps=(Tap("activating", "id", optional=True),)),
    "precedence": legacy_question(Precedence, precedence, taps=()),
}

QUESTIONS: Mapping[str, Question[Table]] = by_edition(
    _QUESTIONS, Silence(rules.EDITION_SILENT, rulings.SILENT_POINTS, by_the_final_book)
)
