"""Apex, as the rest of the house sees it."""

from adjudicator.games.apex.questions.contiguity import contiguity
from adjudicator.games.apex.questions.cover import cover
from adjudicator.games.apex.questions.destroy import DestroyRecord, destroy, destroyed
from adjudicator.games.apex.questions.distance import distance
from adjudicator.games.apex.questions.interact import Reaching, interact
from adjudicator.games.apex.questions.loot import (
    LootRecord,
    drop,
    dropped,
    pick_up,
    picked_up,
)
from adjudicator.games.apex.questions.los import FromTo, los
from adjudicator.games.apex.questions.place import PlaceRecord, place, placed
from adjudicator.games.apex.questions.respawn import RespawnRecord, respawned, respawning
from adjudicator.games.apex.questions.ring import RingRecord, ring, ring_moved
from adjudicator.games.apex.questions.sight import From, sight
from adjudicator.games.apex.questions.step import step
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
        "interact": Question(Reaching, interact),
        "pick-up": Question(LootRecord, pick_up, picked_up),
        "drop": Question(LootRecord, drop, dropped),
        "place": Question(PlaceRecord, place, placed),
        "destroy": Question(DestroyRecord, destroy, destroyed),
        "respawn": Question(RespawnRecord, respawning, respawned),
        "ring": Question(RingRecord, ring, ring_moved),
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
