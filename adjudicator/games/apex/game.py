"""Apex, as the rest of the house sees it."""

from adjudicator.core.game import Game
from adjudicator.games.apex.about import about
from adjudicator.games.apex.asks import QUESTIONS
from adjudicator.games.apex.catalogue import CATALOGUE, SAYINGS, WORDS
from adjudicator.games.apex.editions import EDITIONS
from adjudicator.games.apex.offers import ACTIONS
from adjudicator.games.apex.rules import RULES
from adjudicator.games.apex.rulings import RULINGS
from adjudicator.games.apex.scene import SceneRecord, read_scene
from adjudicator.games.apex.setup import SETUP
from adjudicator.games.apex.sheet import sheet
from adjudicator.games.apex.sketch import sketch
from adjudicator.games.apex.words import parse_place, place_word

GAME = Game(
    name="apex",
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
    editions=tuple(EDITIONS),
)
