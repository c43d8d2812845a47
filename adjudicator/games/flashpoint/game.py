"""Flashpoint, as the rest of the house sees it."""

from adjudicator.core.game import Game
from adjudicator.games.flashpoint.about import about
from adjudicator.games.flashpoint.asks import QUESTIONS
from adjudicator.games.flashpoint.catalogue import CATALOGUE, SAYINGS, WORDS
from adjudicator.games.flashpoint.offers import ACTIONS
from adjudicator.games.flashpoint.records import SceneRecord
from adjudicator.games.flashpoint.rules import RULES
from adjudicator.games.flashpoint.rulings import RULINGS
from adjudicator.games.flashpoint.scene import read_scene
from adjudicator.games.flashpoint.setup import SETUP
from adjudicator.games.flashpoint.sheet import sheet
from adjudicator.games.flashpoint.sketch import sketch
from adjudicator.games.flashpoint.words import parse_place, place_word

GAME = Game(
    name="flashpoint",
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
