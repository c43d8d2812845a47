"""The game, as the rest of the house sees it."""

from adjudicator.core.game import Game
from adjudicator.games.atlantis.asks import QUESTIONS
from adjudicator.games.atlantis.offers import ACTIONS
from adjudicator.games.atlantis.rules import RULES
from adjudicator.games.atlantis.table.about import about
from adjudicator.games.atlantis.table.catalogue import CATALOGUE, SAYINGS, WORDS
from adjudicator.games.atlantis.table.notation import parse_place, place_word
from adjudicator.games.atlantis.table.records import SceneRecord
from adjudicator.games.atlantis.table.rulings import RULINGS
from adjudicator.games.atlantis.table.scene import read_scene
from adjudicator.games.atlantis.table.setup.tray import SETUP
from adjudicator.games.atlantis.table.sheet import sheet
from adjudicator.games.atlantis.table.sketch import sketch

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
