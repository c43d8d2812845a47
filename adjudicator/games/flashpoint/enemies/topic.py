"""The enemies topic: its rules, questions and actions."""

from adjudicator.core.game import Topic, legacy_question
from adjudicator.core.question import Tap
from adjudicator.games.flashpoint.enemies.actions import ACTIONS
from adjudicator.games.flashpoint.enemies.params import EnemyMoveParams
from adjudicator.games.flashpoint.enemies.questions.activation import activation
from adjudicator.games.flashpoint.enemies.questions.ambush import WatchedParams, ambush, ambushed
from adjudicator.games.flashpoint.enemies.questions.defend import DefendParams, defend, defended
from adjudicator.games.flashpoint.enemies.questions.enemy_area import enemy_area
from adjudicator.games.flashpoint.enemies.questions.enemy_attack import enemy_attack
from adjudicator.games.flashpoint.enemies.questions.enemy_move import enemy_move, enemy_moved
from adjudicator.games.flashpoint.enemies.questions.enemy_paths import enemy_paths
from adjudicator.games.flashpoint.enemies.questions.enemy_target import enemy_target
from adjudicator.games.flashpoint.enemies.questions.shove import ShoveParams, shove, shoved
from adjudicator.games.flashpoint.enemies.questions.step_out import step_out, stepped_out
from adjudicator.games.flashpoint.enemies.rules import RULES
from adjudicator.games.flashpoint.table.params import UNIT, WHO, ZONE, Nothing, UnitParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "enemy-target": legacy_question(UnitParams, enemy_target, taps=UNIT),
        "enemy-attack": legacy_question(UnitParams, enemy_attack, taps=UNIT),
        "defend": legacy_question(DefendParams, defend, defended, taps=(*UNIT, *WHO)),
        "enemy-area": legacy_question(UnitParams, enemy_area, taps=UNIT),
        "enemy-move": legacy_question(
            EnemyMoveParams,
            enemy_move,
            enemy_moved,
            taps=(*UNIT, Tap("to", "space", optional=True)),
        ),
        "enemy-paths": legacy_question(Nothing, enemy_paths, taps=()),
        "step-out": legacy_question(
            EnemyMoveParams, step_out, stepped_out, taps=(*UNIT, Tap("to", "space", optional=True))
        ),
        "shove": legacy_question(
            ShoveParams, shove, shoved, taps=(*ZONE, Tap("to", "space", optional=True))
        ),
        "ambush": legacy_question(WatchedParams, ambush, ambushed, taps=WHO),
        "activation": legacy_question(Nothing, activation, taps=()),
    },
    actions=ACTIONS,
)
