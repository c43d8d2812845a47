"""Earth Under Siege: Flashpoint, put together from its topics."""

from adjudicator.core.cards import CardShelf
from adjudicator.core.game import Game, Topic, actions_of, questions_of, rules_of
from adjudicator.games.flashpoint.actions.topic import TOPIC as ACTIONS
from adjudicator.games.flashpoint.alarm.topic import TOPIC as ALARM
from adjudicator.games.flashpoint.arrivals.topic import TOPIC as ARRIVALS
from adjudicator.games.flashpoint.attacks.topic import TOPIC as ATTACKS
from adjudicator.games.flashpoint.dice.topic import TOPIC as DICE
from adjudicator.games.flashpoint.enemies.topic import TOPIC as ENEMIES
from adjudicator.games.flashpoint.harm.topic import TOPIC as HARM
from adjudicator.games.flashpoint.movement.topic import TOPIC as MOVEMENT
from adjudicator.games.flashpoint.overview.card import card
from adjudicator.games.flashpoint.overview.turn_line import turn_line
from adjudicator.games.flashpoint.sight.topic import TOPIC as SIGHT
from adjudicator.games.flashpoint.stealth.topic import TOPIC as STEALTH
from adjudicator.games.flashpoint.table.about import about, contents
from adjudicator.games.flashpoint.table.cards import cards
from adjudicator.games.flashpoint.table.catalogue import CATALOGUE
from adjudicator.games.flashpoint.table.memory import MEMORIES, remember
from adjudicator.games.flashpoint.table.notation import fact_of, parse_place, place_word
from adjudicator.games.flashpoint.table.rulings import RULINGS
from adjudicator.games.flashpoint.table.scene import read_scene
from adjudicator.games.flashpoint.table.scene_record import COUNTERS, SceneRecord
from adjudicator.games.flashpoint.table.setup import SETUP
from adjudicator.games.flashpoint.table.sketch import sketch
from adjudicator.games.flashpoint.table.state import Table
from adjudicator.games.flashpoint.tracking.keeping import tracking
from adjudicator.games.flashpoint.tracking.topic import TOPIC as TRACKING
from adjudicator.games.flashpoint.turns.topic import TOPIC as TURNS

TOPICS: tuple[Topic[Table], ...] = (
    SIGHT,
    MOVEMENT,
    STEALTH,
    ATTACKS,
    DICE,
    HARM,
    ACTIONS,
    ENEMIES,
    ALARM,
    ARRIVALS,
    TURNS,
    TRACKING,
)

GAME = Game(
    name="flashpoint",
    scene=SceneRecord,
    read_scene=read_scene,
    questions=tracking(questions_of(TOPICS)),
    rules=rules_of("flashpoint", TOPICS),
    rulings=RULINGS,
    sketch=sketch,
    parse_place=parse_place,
    place_word=place_word,
    fact_of=fact_of,
    actions=actions_of(TOPICS),
    cards=cards,
    shelf=CardShelf(
        {"figures": "enemies", "display": "enemies", "enemies": "enemies", "weapons": "weapons"}
    ),
    memories=MEMORIES,
    about=about,
    contents=contents,
    catalogue=CATALOGUE,
    setup=SETUP,
    card=card,
    turn_line=turn_line,
    starts_with="start-mission",
    remember=remember,
    counters=COUNTERS,
)
