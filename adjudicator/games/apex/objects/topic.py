"""Objects: their rules, what can be asked about them, what the page offers."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.apex.objects.actions import ACTIONS
from adjudicator.games.apex.objects.questions.destroy import DestroyParams, destroy, destroyed
from adjudicator.games.apex.objects.questions.handling import (
    HandlingParams,
    drop,
    dropped,
    pick_up,
    picked_up,
)
from adjudicator.games.apex.objects.questions.heal import (
    EquipParams,
    HealParams,
    equip,
    equip_change,
    heal,
    heal_change,
)
from adjudicator.games.apex.objects.questions.interact import Reaching, interact
from adjudicator.games.apex.objects.questions.loot import LootParams, loot
from adjudicator.games.apex.objects.questions.place import PlaceParams, place, placed
from adjudicator.games.apex.objects.questions.respawn import RespawnParams, respawned, respawning
from adjudicator.games.apex.objects.questions.weapon import WeaponParams, weapon
from adjudicator.games.apex.objects.rules import RULES
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import AT_SPACE, WHO

QUESTIONS = {
    "heal": legacy_question(HealParams, heal, heal_change, taps=WHO),
    "equip": legacy_question(EquipParams, equip, equip_change, taps=WHO),
    "weapon": legacy_question(WeaponParams, weapon, taps=WHO),
    "loot": legacy_question(LootParams, loot, taps=WHO),
    "interact": legacy_question(Reaching, interact, taps=WHO),
    "pick-up": legacy_question(HandlingParams, pick_up, picked_up, taps=AT_SPACE),
    "drop": legacy_question(HandlingParams, drop, dropped, taps=AT_SPACE),
    "place": legacy_question(
        PlaceParams, place, placed, taps=(*WHO, Tap("at", "spot", optional=True))
    ),
    "destroy": legacy_question(DestroyParams, destroy, destroyed, taps=WHO),
    "respawn": legacy_question(
        RespawnParams, respawning, respawned, taps=(*WHO, Tap("at", "space", optional=True))
    ),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS)
