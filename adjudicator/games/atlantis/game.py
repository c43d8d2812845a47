"""Guards of Atlantis II, put together from its topics."""

from adjudicator.core.cards import CardShelf
from adjudicator.core.game import Game, Topic, actions_of, questions_of, rules_of
from adjudicator.games.atlantis.combat.topic import TOPIC as COMBAT
from adjudicator.games.atlantis.growth.topic import TOPIC as GROWTH
from adjudicator.games.atlantis.immunity.topic import TOPIC as IMMUNITY
from adjudicator.games.atlantis.lanes.topic import TOPIC as LANES
from adjudicator.games.atlantis.movement.topic import TOPIC as MOVEMENT
from adjudicator.games.atlantis.overview.card import card
from adjudicator.games.atlantis.overview.turn_line import turn_line
from adjudicator.games.atlantis.placing.topic import TOPIC as PLACING
from adjudicator.games.atlantis.preparation.topic import TOPIC as PREPARATION
from adjudicator.games.atlantis.reach.topic import TOPIC as REACH
from adjudicator.games.atlantis.respawn.topic import TOPIC as RESPAWN
from adjudicator.games.atlantis.table.about import about, contents
from adjudicator.games.atlantis.table.cards import cards
from adjudicator.games.atlantis.table.catalogue import CATALOGUE
from adjudicator.games.atlantis.table.notation import fact_of, parse_place, place_word
from adjudicator.games.atlantis.table.records import SceneRecord
from adjudicator.games.atlantis.table.rulings import RULINGS
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.games.atlantis.table.setup.setup import SETUP
from adjudicator.games.atlantis.table.sketch import sketch
from adjudicator.games.atlantis.table.state import Table
from adjudicator.games.atlantis.turns.topic import TOPIC as TURNS
from adjudicator.games.atlantis.victory.topic import TOPIC as VICTORY

TOPICS: tuple[Topic[Table], ...] = (
    REACH,
    MOVEMENT,
    PLACING,
    IMMUNITY,
    COMBAT,
    LANES,
    RESPAWN,
    TURNS,
    GROWTH,
    VICTORY,
    PREPARATION,
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
    fact_of=fact_of,
    actions=actions_of(TOPICS),
    cards=cards,
    shelf=CardShelf({"cards": "hero-cards"}),
    about=about,
    contents=contents,
    catalogue=CATALOGUE,
    setup=SETUP,
    card=card,
    turn_line=turn_line,
    starts_with="start",
    counters=frozenset(("units.coins", "life.red", "life.blue", "lanes.*.waves")),
)
