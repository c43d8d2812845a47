"""Apex Legends: The Board Game, put together from its topics."""

from functools import partial

from adjudicator.core.card_memory import remembered
from adjudicator.core.cards import CardShelf
from adjudicator.core.edition import Silence, by_edition
from adjudicator.core.game import Game, Topic, actions_of, questions_of, rules_of
from adjudicator.games.apex.harm.topic import TOPIC as HARM
from adjudicator.games.apex.hints.topic import TOPIC as HINTS
from adjudicator.games.apex.movement.topic import TOPIC as MOVEMENT
from adjudicator.games.apex.objects.topic import TOPIC as OBJECTS
from adjudicator.games.apex.overview.card import card
from adjudicator.games.apex.overview.turn_line import turn_line
from adjudicator.games.apex.shooting.topic import TOPIC as SHOOTING
from adjudicator.games.apex.sight.topic import TOPIC as SIGHT
from adjudicator.games.apex.table.about import about, contents
from adjudicator.games.apex.table.cards import cards
from adjudicator.games.apex.table.catalogue import CATALOGUE
from adjudicator.games.apex.table.editions import EDITIONS
from adjudicator.games.apex.table.memory import MEMORIES, learn
from adjudicator.games.apex.table.notation import fact_of, parse_place, place_word
from adjudicator.games.apex.table.records import SceneRecord
from adjudicator.games.apex.table.reprint import by_the_final_book
from adjudicator.games.apex.table.rules import EDITION_SILENT
from adjudicator.games.apex.table.rulings import RULINGS, SILENT_POINTS
from adjudicator.games.apex.table.scene import read_scene
from adjudicator.games.apex.table.setup import SETUP
from adjudicator.games.apex.table.sketch import sketch
from adjudicator.games.apex.table.state import Table
from adjudicator.games.apex.table.topic import TOPIC as TABLE
from adjudicator.games.apex.turns.spending import spending
from adjudicator.games.apex.turns.topic import TOPIC as TURNS

TOPICS: tuple[Topic[Table], ...] = (TABLE, SIGHT, MOVEMENT, HARM, SHOOTING, OBJECTS, TURNS, HINTS)

GAME = Game(
    name="apex",
    scene=SceneRecord,
    read_scene=read_scene,
    questions=by_edition(
        spending(questions_of(TOPICS)), Silence(EDITION_SILENT, SILENT_POINTS, by_the_final_book)
    ),
    rules=rules_of("apex", TOPICS),
    rulings=RULINGS,
    sketch=sketch,
    parse_place=parse_place,
    place_word=place_word,
    fact_of=fact_of,
    actions=actions_of(TOPICS),
    cards=cards,
    shelf=CardShelf({"weapons": "weapons"}),
    memories=MEMORIES,
    learn=learn,
    remember=partial(remembered, memories=MEMORIES),
    about=about,
    contents=contents,
    catalogue=CATALOGUE,
    setup=SETUP,
    card=card,
    turn_line=turn_line,
    starts_with="timing",
    editions=tuple(EDITIONS),
    counters=frozenset(
        f"figures.{name}" for name in ("shield", "health", "deathboxes", "weapons.ammo")
    ),
)
