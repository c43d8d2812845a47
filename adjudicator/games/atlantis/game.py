"""The game: its topics, and what they build on."""

from adjudicator.core.game import Game, Topic, actions_of, questions_of, rules_of
from adjudicator.games.atlantis.combat import topic as combat
from adjudicator.games.atlantis.growth import topic as growth
from adjudicator.games.atlantis.immunity import topic as immunity
from adjudicator.games.atlantis.lanes import topic as lanes
from adjudicator.games.atlantis.movement import topic as movement
from adjudicator.games.atlantis.placing import topic as placing
from adjudicator.games.atlantis.preparation import topic as preparation
from adjudicator.games.atlantis.reach import topic as reach
from adjudicator.games.atlantis.respawn import topic as respawn
from adjudicator.games.atlantis.table.about import about
from adjudicator.games.atlantis.table.catalogue import CATALOGUE, SAYINGS, WORDS
from adjudicator.games.atlantis.table.notation import parse_place, place_word
from adjudicator.games.atlantis.table.records import SceneRecord
from adjudicator.games.atlantis.table.rulings import RULINGS
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.games.atlantis.table.setup.setup import SETUP
from adjudicator.games.atlantis.table.sheet import sheet
from adjudicator.games.atlantis.table.sketch import sketch
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.turns import topic as turns
from adjudicator.games.atlantis.victory import topic as victory

TOPICS: tuple[Topic[Table], ...] = (
    reach.TOPIC,
    movement.TOPIC,
    placing.TOPIC,
    immunity.TOPIC,
    combat.TOPIC,
    lanes.TOPIC,
    respawn.TOPIC,
    turns.TOPIC,
    growth.TOPIC,
    victory.TOPIC,
    preparation.TOPIC,
)

GAME = Game(
    name="atlantis",
    scene=SceneRecord,
    read_scene=read_scene,
    questions=questions_of(TOPICS),
    rules=rules_of("atlantis", TOPICS),
    rulings=RULINGS,
    sketch=sketch,
    parse_place=parse_place,
    place_word=place_word,
    actions=actions_of(TOPICS),
    sheet=sheet,
    about=about,
    catalogue=CATALOGUE,
    words=WORDS,
    sayings=SAYINGS,
    setup=SETUP,
)
