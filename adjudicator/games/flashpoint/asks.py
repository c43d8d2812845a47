"""Everything that can be asked of a Flashpoint table."""

from collections.abc import Mapping

from adjudicator.core.game import legacy_question
from adjudicator.core.question import Question, Tap
from adjudicator.games.flashpoint.questions.actions import ActionParams, acted, action
from adjudicator.games.flashpoint.questions.alarm import (
    AlarmParams,
    EscalationParams,
    alarm,
    alarmed,
    escalated,
    escalation,
)
from adjudicator.games.flashpoint.questions.area_attacks import AreaParams, area
from adjudicator.games.flashpoint.questions.arriving import (
    PortalParams,
    SpawnPointParams,
    arrived,
    blips,
    blips_removed,
    portal,
    reinforce,
    reinforced,
    spawn_point,
    through_portal,
)
from adjudicator.games.flashpoint.questions.attacks import (
    AttackParams,
    TargetsParams,
    attack,
    targets,
)
from adjudicator.games.flashpoint.questions.cameras import (
    CameraFieldParams,
    CameraParams,
    camera,
    camera_field,
)
from adjudicator.games.flashpoint.questions.chances import OddsParams, PoolParams, odds, pool
from adjudicator.games.flashpoint.questions.conditions import ConditionsParams, bled, conditions
from adjudicator.games.flashpoint.questions.crowding import (
    ShoveParams,
    shove,
    shoved,
    step_out,
    stepped_out,
)
from adjudicator.games.flashpoint.questions.enemy_areas import enemy_area
from adjudicator.games.flashpoint.questions.enemy_attacks import (
    Nothing,
    UnitParams,
    activation,
    enemy_attack,
    enemy_target,
)
from adjudicator.games.flashpoint.questions.enemy_moves import (
    EnemyMoveParams,
    enemy_move,
    enemy_moved,
)
from adjudicator.games.flashpoint.questions.harm import DamageParams, damage, damage_change
from adjudicator.games.flashpoint.questions.mending import (
    HealParams,
    RecoverParams,
    heal,
    healed,
    recover,
    recovered,
)
from adjudicator.games.flashpoint.questions.moving import (
    DoorParams,
    MoveParams,
    OperativeParams,
    WalkParams,
    disengage,
    door,
    door_turned,
    move,
    walked,
    walking,
)
from adjudicator.games.flashpoint.questions.noise import NoiseParams, noise, noise_change
from adjudicator.games.flashpoint.questions.orders import (
    CheckParams,
    CureParams,
    ReviveParams,
    SearchParams,
    cure,
    cured,
    discover,
    discovered,
    revive,
    revived,
    search,
    searched,
)
from adjudicator.games.flashpoint.questions.outcomes import (
    DefendParams,
    HideParams,
    StrikeParams,
    defend,
    defended,
    hidden,
    hide,
    strike,
    struck,
)
from adjudicator.games.flashpoint.questions.overview import danger, enemy_paths
from adjudicator.games.flashpoint.questions.overwatch import (
    WatchedParams,
    ambush,
    ambushed,
    overwatch,
    overwatching,
)
from adjudicator.games.flashpoint.questions.sabotage import SabotageParams, sabotage, sabotaged
from adjudicator.games.flashpoint.questions.sight import (
    From,
    FromTo,
    RangeParams,
    distance,
    los,
    sight,
)
from adjudicator.games.flashpoint.questions.soldiers import SoldierParams, soldier, waited
from adjudicator.games.flashpoint.questions.spawning import (
    EmpowerParams,
    SpawnParams,
    empower,
    empowered,
    spawn,
    spawned,
)
from adjudicator.games.flashpoint.questions.stealth import (
    AwarenessParams,
    alerted,
    awareness,
    stealth,
)
from adjudicator.games.flashpoint.questions.turns import (
    MissionParams,
    RoundParams,
    TacticsParams,
    cleaned_up,
    cleanup,
    mission,
    played,
    round_of_play,
    tactics,
)
from adjudicator.games.flashpoint.questions.vents import VentParams, vent, vented
from adjudicator.games.flashpoint.state import Table

WHO = (Tap("operative", "id"),)
UNIT = (Tap("unit", "id"),)
ZONE = (Tap("zone", "space"),)

QUESTIONS: Mapping[str, Question[Table]] = {
    "los": legacy_question(FromTo, los),
    "sight": legacy_question(From, sight, taps=(Tap("from"),)),
    "range": legacy_question(RangeParams, distance),
    "camera": legacy_question(CameraParams, camera, taps=()),
    "camera-field": legacy_question(CameraFieldParams, camera_field, taps=()),
    "move": legacy_question(MoveParams, move, taps=WHO),
    "walk": legacy_question(WalkParams, walking, walked, taps=(*WHO, Tap("to", "space"))),
    "door": legacy_question(DoorParams, door, door_turned, taps=WHO),
    "disengage": legacy_question(OperativeParams, disengage, taps=WHO),
    "vent": legacy_question(
        VentParams, vent, vented, taps=(*WHO, Tap("to", "space", optional=True))
    ),
    "stealth": legacy_question(OperativeParams, stealth, taps=WHO),
    "hide": legacy_question(HideParams, hide, hidden, taps=WHO),
    "danger": legacy_question(OperativeParams, danger, taps=WHO),
    "awareness": legacy_question(AwarenessParams, awareness, alerted, taps=()),
    "noise": legacy_question(NoiseParams, noise, noise_change, taps=ZONE),
    "targets": legacy_question(TargetsParams, targets, taps=WHO),
    "attack": legacy_question(AttackParams, attack, taps=(*WHO, *UNIT)),
    "strike": legacy_question(StrikeParams, strike, struck, taps=(*WHO, *UNIT)),
    "area": legacy_question(AreaParams, area, taps=(*WHO, *ZONE)),
    "pool": legacy_question(PoolParams, pool, taps=()),
    "odds": legacy_question(OddsParams, odds, taps=()),
    "damage": legacy_question(DamageParams, damage, damage_change, taps=()),
    "heal": legacy_question(HealParams, heal, healed, taps=WHO),
    "recover": legacy_question(RecoverParams, recover, recovered, taps=WHO),
    "conditions": legacy_question(
        ConditionsParams, conditions, bled, taps=(Tap("operative", "id", optional=True),)
    ),
    "action": legacy_question(ActionParams, action, acted, taps=WHO),
    "overwatch": legacy_question(OperativeParams, overwatch, overwatching, taps=WHO),
    "sabotage": legacy_question(SabotageParams, sabotage, sabotaged, taps=WHO),
    "search": legacy_question(SearchParams, search, searched, taps=WHO),
    "discover": legacy_question(CheckParams, discover, discovered, taps=WHO),
    "revive": legacy_question(ReviveParams, revive, revived, taps=(*WHO, Tap("target", "id"))),
    "cure": legacy_question(CureParams, cure, cured, taps=(*WHO, Tap("target", "id"))),
    "tactics": legacy_question(TacticsParams, tactics, played, taps=WHO),
    "soldier": legacy_question(SoldierParams, soldier, waited, taps=WHO),
    "enemy-target": legacy_question(UnitParams, enemy_target, taps=UNIT),
    "enemy-attack": legacy_question(UnitParams, enemy_attack, taps=UNIT),
    "defend": legacy_question(DefendParams, defend, defended, taps=(*UNIT, *WHO)),
    "enemy-area": legacy_question(UnitParams, enemy_area, taps=UNIT),
    "enemy-move": legacy_question(
        EnemyMoveParams, enemy_move, enemy_moved, taps=(*UNIT, Tap("to", "space", optional=True))
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
    "alarm": legacy_question(AlarmParams, alarm, alarmed, taps=()),
    "escalation": legacy_question(EscalationParams, escalation, escalated, taps=()),
    "spawn": legacy_question(SpawnParams, spawn, spawned, taps=(Tap("unit", "id", optional=True),)),
    "reinforce": legacy_question(Nothing, reinforce, reinforced, taps=()),
    "spawn-point": legacy_question(SpawnPointParams, spawn_point, arrived, taps=()),
    "blips": legacy_question(Nothing, blips, blips_removed, taps=()),
    "portal": legacy_question(PortalParams, portal, through_portal, taps=()),
    "empower": legacy_question(EmpowerParams, empower, empowered, taps=()),
    "round": legacy_question(RoundParams, round_of_play, taps=()),
    "cleanup": legacy_question(Nothing, cleanup, cleaned_up, taps=()),
    "mission": legacy_question(MissionParams, mission, taps=()),
}
