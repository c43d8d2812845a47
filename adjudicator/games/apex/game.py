"""Apex, as the rest of the house sees it."""

from adjudicator.games.apex.questions.activation import Activation, activation, end_activation
from adjudicator.games.apex.questions.contiguity import contiguity
from adjudicator.games.apex.questions.cover import cover
from adjudicator.games.apex.questions.distance import distance
from adjudicator.games.apex.questions.los import FromTo, los
from adjudicator.games.apex.questions.precedence import Precedence, precedence
from adjudicator.games.apex.questions.reactions import Reactions, reactions
from adjudicator.games.apex.questions.sight import From, sight
from adjudicator.games.apex.questions.step import step
from adjudicator.games.apex.questions.timing import Timing, let_time_pass, timing
from adjudicator.games.apex.questions.turn import TurnRecord, turn
from adjudicator.games.apex.questions.victory import Victory, victory
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
        "activation": Question(Activation, activation, end_activation),
        "reactions": Question(Reactions, reactions),
        "turn": Question(TurnRecord, turn),
        "timing": Question(Timing, timing, let_time_pass),
        "victory": Question(Victory, victory),
        "precedence": Question(Precedence, precedence),
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
