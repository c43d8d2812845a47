"""The enemies topic: its rules, questions and actions."""

from adjudicator.core.game import Topic
from adjudicator.core.question import Tap, question
from adjudicator.games.flashpoint.enemies.actions import ACTIONS
from adjudicator.games.flashpoint.enemies.params import (
    AttackingParams,
    EnemyMoveParams,
    MarchParams,
)
from adjudicator.games.flashpoint.enemies.questions.activation import activation
from adjudicator.games.flashpoint.enemies.questions.ambush import WatchedParams, ambush
from adjudicator.games.flashpoint.enemies.questions.defend import DefendParams, defend
from adjudicator.games.flashpoint.enemies.questions.enemy_activation import enemy_activation
from adjudicator.games.flashpoint.enemies.questions.enemy_area import EnemyAreaParams, enemy_area
from adjudicator.games.flashpoint.enemies.questions.enemy_attack import (
    EnemyAttackParams,
    enemy_attack,
)
from adjudicator.games.flashpoint.enemies.questions.enemy_move import enemy_move
from adjudicator.games.flashpoint.enemies.questions.enemy_paths import enemy_paths
from adjudicator.games.flashpoint.enemies.questions.enemy_target import enemy_target
from adjudicator.games.flashpoint.enemies.questions.shove import ShoveParams, shove
from adjudicator.games.flashpoint.enemies.questions.step_out import step_out
from adjudicator.games.flashpoint.enemies.rules import RULES
from adjudicator.games.flashpoint.table.params import UNIT, WHO, ZONE, NoParams, UnitParams
from adjudicator.games.flashpoint.table.state import Table

TOPIC: Topic[Table] = Topic(
    rules=RULES,
    questions={
        "enemy-target": question(AttackingParams, enemy_target, taps=UNIT),
        "enemy-attack": question(
            EnemyAttackParams,
            enemy_attack,
            taps=(*UNIT, Tap("operative", "id", optional=True, among="operatives")),
        ),
        "defend": question(DefendParams, defend, taps=(*UNIT, *WHO), applies=True),
        "enemy-area": question(
            EnemyAreaParams,
            enemy_area,
            taps=(*UNIT, Tap("to", "space", optional=True)),
            applies=True,
        ),
        "enemy-move": question(
            MarchParams,
            enemy_move,
            taps=(*UNIT, Tap("to", "space", optional=True)),
            applies=True,
        ),
        "enemy-paths": question(NoParams, enemy_paths, taps=()),
        "step-out": question(
            EnemyMoveParams, step_out, taps=(*UNIT, Tap("to", "space", optional=True)), applies=True
        ),
        "shove": question(
            ShoveParams, shove, taps=(*ZONE, Tap("to", "space", optional=True)), applies=True
        ),
        "ambush": question(WatchedParams, ambush, taps=WHO, applies=True),
        "enemy-activation": question(UnitParams, enemy_activation, taps=UNIT, applies=True),
        "activation": question(NoParams, activation, taps=()),
    },
    actions=ACTIONS,
    group="enemies",
)
