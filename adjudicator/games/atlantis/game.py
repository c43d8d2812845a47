"""The game, as the rest of the house sees it."""

from adjudicator.core.game import Game
from adjudicator.games.atlantis.about import about
from adjudicator.games.atlantis.asks import QUESTIONS
from adjudicator.games.atlantis.catalogue import CATALOGUE, SAYINGS, WORDS
from adjudicator.games.atlantis.offers import ACTIONS
from adjudicator.games.atlantis.records import SceneRecord
from adjudicator.games.atlantis.rules import RULES
from adjudicator.games.atlantis.rulings import RULINGS
from adjudicator.games.atlantis.scene import read_scene
from adjudicator.games.atlantis.setup import SETUP
from adjudicator.games.atlantis.sheet import sheet
from adjudicator.games.atlantis.sketch import sketch
from adjudicator.games.atlantis.words import parse_place, place_word

GAME = Game(
    name="atlantis",
    scene=SceneRecord,
    read_scene=read_scene,
    questions=QUESTIONS,
    rules=RULES,
    rulings=RULINGS,
    sketch=sketch,
    parse_place=parse_place,
    place_word=place_word,
    actions=ACTIONS,
    sheet=sheet,
    about=about,
    catalogue=CATALOGUE,
    words=WORDS,
    sayings=SAYINGS,
    setup=SETUP,
)
