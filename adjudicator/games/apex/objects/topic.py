"""Objects: their rules, what can be asked about them, what the page offers."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.apex.objects.actions import ACTIONS
from adjudicator.games.apex.objects.questions.attach import AttachParams, attach
from adjudicator.games.apex.objects.questions.destroy import DestroyParams, destroy
from adjudicator.games.apex.objects.questions.detach import DetachParams, detach
from adjudicator.games.apex.objects.questions.handling import (
    HandlingParams,
    PickUpParams,
    drop,
    pick_up,
)
from adjudicator.games.apex.objects.questions.heal import EquipParams, HealParams, equip, heal
from adjudicator.games.apex.objects.questions.interact import InteractParams, interact
from adjudicator.games.apex.objects.questions.loot import LootParams, loot
from adjudicator.games.apex.objects.questions.place import place
from adjudicator.games.apex.objects.questions.place_params import PlaceParams
from adjudicator.games.apex.objects.questions.respawn import RespawnParams, respawn
from adjudicator.games.apex.objects.questions.weapon import WeaponParams, weapon
from adjudicator.games.apex.objects.rules import RULES
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.taps import AT_SPACE, WHO

QUESTIONS = {
    "heal": question(HealParams, heal, taps=WHO, applies=True),
    "equip": question(EquipParams, equip, taps=WHO, applies=True),
    "weapon": question(WeaponParams, weapon, taps=WHO, applies=True),
    "attach": question(
        AttachParams, attach, taps=(Tap("figure", "id", optional=True),), applies=True
    ),
    "detach": question(DetachParams, detach, taps=WHO, applies=True),
    "loot": question(LootParams, loot, taps=WHO, applies=True),
    "interact": question(InteractParams, interact, taps=WHO, applies=True),
    "pick-up": question(PickUpParams, pick_up, taps=AT_SPACE, applies=True),
    "drop": question(HandlingParams, drop, taps=AT_SPACE, applies=True),
    "place": question(
        PlaceParams, place, taps=(*WHO, Tap("at", "spot", optional=True)), applies=True
    ),
    "destroy": question(DestroyParams, destroy, taps=WHO, applies=True),
    "respawn": question(
        RespawnParams, respawn, taps=(*WHO, Tap("at", "space", optional=True)), applies=True
    ),
}

TOPIC: Topic[Table] = Topic(RULES, QUESTIONS, ACTIONS, group="objects")
