"""Everything that can be asked of a Flashpoint table."""

from collections.abc import Mapping

from adjudicator.core.game import Question, Tap
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

WHO = (Tap("operative", "id"),)
UNIT = (Tap("unit", "id"),)
ZONE = (Tap("zone", "space"),)

QUESTIONS: Mapping[str, Question] = {
    "los": Question(FromTo, los),
    "sight": Question(From, sight, taps=(Tap("from"),)),
    "range": Question(RangeParams, distance),
    "camera": Question(CameraParams, camera, taps=()),
    "camera-field": Question(CameraFieldParams, camera_field, taps=()),
    "move": Question(MoveParams, move, taps=WHO),
    "walk": Question(WalkParams, walking, walked, taps=(*WHO, Tap("to", "space"))),
    "door": Question(DoorParams, door, door_turned, taps=WHO),
    "disengage": Question(OperativeParams, disengage, taps=WHO),
    "vent": Question(VentParams, vent, vented, taps=(*WHO, Tap("to", "space", optional=True))),
    "stealth": Question(OperativeParams, stealth, taps=WHO),
    "hide": Question(HideParams, hide, hidden, taps=WHO),
    "danger": Question(OperativeParams, danger, taps=WHO),
    "awareness": Question(AwarenessParams, awareness, alerted, taps=()),
    "noise": Question(NoiseParams, noise, noise_change, taps=ZONE),
    "targets": Question(TargetsParams, targets, taps=WHO),
    "attack": Question(AttackParams, attack, taps=(*WHO, *UNIT)),
    "strike": Question(StrikeParams, strike, struck, taps=(*WHO, *UNIT)),
    "area": Question(AreaParams, area, taps=(*WHO, *ZONE)),
    "pool": Question(PoolParams, pool, taps=()),
    "odds": Question(OddsParams, odds, taps=()),
    "damage": Question(DamageParams, damage, damage_change, taps=()),
    "heal": Question(HealParams, heal, healed, taps=WHO),
    "recover": Question(RecoverParams, recover, recovered, taps=WHO),
    "conditions": Question(
        ConditionsParams, conditions, bled, taps=(Tap("operative", "id", optional=True),)
    ),
    "action": Question(ActionParams, action, acted, taps=WHO),
    "overwatch": Question(OperativeParams, overwatch, overwatching, taps=WHO),
    "sabotage": Question(SabotageParams, sabotage, sabotaged, taps=WHO),
    "search": Question(SearchParams, search, searched, taps=WHO),
    "discover": Question(CheckParams, discover, discovered, taps=WHO),
    "revive": Question(ReviveParams, revive, revived, taps=(*WHO, Tap("target", "id"))),
    "cure": Question(CureParams, cure, cured, taps=(*WHO, Tap("target", "id"))),
    "tactics": Question(TacticsParams, tactics, played, taps=WHO),
    "soldier": Question(SoldierParams, soldier, waited, taps=WHO),
    "enemy-target": Question(UnitParams, enemy_target, taps=UNIT),
    "enemy-attack": Question(UnitParams, enemy_attack, taps=UNIT),
    "defend": Question(DefendParams, defend, defended, taps=(*UNIT, *WHO)),
    "enemy-area": Question(UnitParams, enemy_area, taps=UNIT),
    "enemy-move": Question(
        EnemyMoveParams, enemy_move, enemy_moved, taps=(*UNIT, Tap("to", "space", optional=True))
    ),
    "enemy-paths": Question(Nothing, enemy_paths, taps=()),
    "step-out": Question(
        EnemyMoveParams, step_out, stepped_out, taps=(*UNIT, Tap("to", "space", optional=True))
    ),
    "shove": Question(ShoveParams, shove, shoved, taps=(*ZONE, Tap("to", "space", optional=True))),
    "ambush": Question(WatchedParams, ambush, ambushed, taps=WHO),
    "activation": Question(Nothing, activation, taps=()),
    "alarm": Question(AlarmParams, alarm, alarmed, taps=()),
    "escalation": Question(EscalationParams, escalation, escalated, taps=()),
    "spawn": Question(SpawnParams, spawn, spawned, taps=(Tap("unit", "id", optional=True),)),
    "reinforce": Question(Nothing, reinforce, reinforced, taps=()),
    "spawn-point": Question(SpawnPointParams, spawn_point, arrived, taps=()),
    "blips": Question(Nothing, blips, blips_removed, taps=()),
    "portal": Question(PortalParams, portal, through_portal, taps=()),
    "empower": Question(EmpowerParams, empower, empowered, taps=()),
    "round": Question(RoundParams, round_of_play, taps=()),
    "cleanup": Question(Nothing, cleanup, cleaned_up, taps=()),
    "mission": Question(MissionParams, mission, taps=()),
}
