"""Earth Under Siege: Flashpoint, put together from its topics."""

from adjudicator.core.game import Game, Topic, actions_of, questions_of, rules_of
from adjudicator.games.flashpoint.actions import topic as actions
from adjudicator.games.flashpoint.alarm import topic as alarm
from adjudicator.games.flashpoint.arrivals import topic as arrivals
from adjudicator.games.flashpoint.attacks import topic as attacks
from adjudicator.games.flashpoint.dice import topic as dice
from adjudicator.games.flashpoint.enemies import topic as enemies
from adjudicator.games.flashpoint.harm import topic as harm
from adjudicator.games.flashpoint.movement import topic as movement
from adjudicator.games.flashpoint.sight import topic as sight
from adjudicator.games.flashpoint.stealth import topic as stealth
from adjudicator.games.flashpoint.table.about import about
from adjudicator.games.flashpoint.table.catalogue import CATALOGUE, SAYINGS, WORDS
from adjudicator.games.flashpoint.table.notation import parse_place, place_word
from adjudicator.games.flashpoint.table.records import SceneRecord
from adjudicator.games.flashpoint.table.rulings import RULINGS
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.setup import SETUP
from adjudicator.games.flashpoint.table.sheet import sheet
from adjudicator.games.flashpoint.table.sketch import sketch
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.turns import topic as turns

TOPICS: tuple[Topic[Table], ...] = (
    sight.TOPIC,
    movement.TOPIC,
    stealth.TOPIC,
    attacks.TOPIC,
    dice.TOPIC,
    harm.TOPIC,
    actions.TOPIC,
    enemies.TOPIC,
    alarm.TOPIC,
    arrivals.TOPIC,
    turns.TOPIC,
)

GAME = Game(
    name="flashpoint",
    scene=SceneRecord,
    read_scene=read_scene,
    questions=questions_of(TOPICS),
    rules=rules_of("flashpoint", TOPICS),
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
