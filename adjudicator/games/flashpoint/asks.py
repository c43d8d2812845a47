"""Everything that can be asked of a Flashpoint table."""

from collections.abc import Mapping

from adjudicator.core.game import Question, Tap
from adjudicator.games.flashpoint.questions.actions import ActionAsked, acted, action
from adjudicator.games.flashpoint.questions.alarm import (
    AlarmAsked,
    EscalationAsked,
    alarm,
    alarmed,
    escalated,
    escalation,
)
from adjudicator.games.flashpoint.questions.area_attacks import AreaAsked, area
from adjudicator.games.flashpoint.questions.arriving import (
    PortalAsked,
    SpawnPointAsked,
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
    AttackAsked,
    TargetsAsked,
    attack,
    targets,
)
from adjudicator.games.flashpoint.questions.cameras import (
    CameraAsked,
    CameraFieldAsked,
    camera,
    camera_field,
)
from adjudicator.games.flashpoint.questions.chances import OddsAsked, PoolAsked, odds, pool
from adjudicator.games.flashpoint.questions.conditions import ConditionsAsked, bled, conditions
from adjudicator.games.flashpoint.questions.crowding import (
    ShoveAsked,
    shove,
    shoved,
    step_out,
    stepped_out,
)
from adjudicator.games.flashpoint.questions.enemy_areas import enemy_area
from adjudicator.games.flashpoint.questions.enemy_attacks import (
    Nothing,
    UnitAsked,
    activation,
    enemy_attack,
    enemy_target,
)
from adjudicator.games.flashpoint.questions.enemy_moves import (
    EnemyMoveAsked,
    enemy_move,
    enemy_moved,
)
from adjudicator.games.flashpoint.questions.harm import DamageAsked, damage, damage_change
from adjudicator.games.flashpoint.questions.mending import (
    HealAsked,
    RecoverAsked,
    heal,
    healed,
    recover,
    recovered,
)
from adjudicator.games.flashpoint.questions.moving import (
    DoorAsked,
    MoveAsked,
    OperativeAsked,
    WalkAsked,
    disengage,
    door,
    door_turned,
    move,
    walked,
    walking,
)
from adjudicator.games.flashpoint.questions.noise import NoiseAsked, noise, noise_change
from adjudicator.games.flashpoint.questions.orders import (
    CheckAsked,
    CureAsked,
    ReviveAsked,
    SearchAsked,
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
    DefendAsked,
    HideAsked,
    StrikeAsked,
    defend,
    defended,
    hidden,
    hide,
    strike,
    struck,
)
from adjudicator.games.flashpoint.questions.overview import danger, enemy_paths
from adjudicator.games.flashpoint.questions.overwatch import (
    WatchedAsked,
    ambush,
    ambushed,
    overwatch,
    overwatching,
)
from adjudicator.games.flashpoint.questions.sabotage import SabotageAsked, sabotage, sabotaged
from adjudicator.games.flashpoint.questions.sight import (
    From,
    FromTo,
    RangeAsked,
    distance,
    los,
    sight,
)
from adjudicator.games.flashpoint.questions.soldiers import SoldierAsked, soldier, waited
from adjudicator.games.flashpoint.questions.spawning import (
    EmpowerAsked,
    SpawnAsked,
    empower,
    empowered,
    spawn,
    spawned,
)
from adjudicator.games.flashpoint.questions.stealth import (
    AwarenessAsked,
    alerted,
    awareness,
    stealth,
)
from adjudicator.games.flashpoint.questions.turns import (
    MissionAsked,
    RoundAsked,
    TacticsAsked,
    cleaned_up,
    cleanup,
    mission,
    played,
    round_of_play,
    tactics,
)
from adjudicator.games.flashpoint.questions.vents import VentAsked, vent, vented

WHO = (Tap("operative", "id"),)
UNIT = (Tap("unit", "id"),)
ZONE = (Tap("zone", "space"),)

QUESTIONS: Mapping[str, Question] = {
    "los": Question(FromTo, los),
    "sight": Question(From, sight, taps=(Tap("from"),)),
    "range": Question(RangeAsked, distance),
    "camera": Question(CameraAsked, camera, taps=()),
    "camera-field": Question(CameraFieldAsked, camera_field, taps=()),
    "move": Question(MoveAsked, move, taps=WHO),
    "walk": Question(WalkAsked, walking, walked, taps=(*WHO, Tap("to", "space"))),
    "door": Question(DoorAsked, door, door_turned, taps=WHO),
    "disengage": Question(OperativeAsked, disengage, taps=WHO),
    "vent": Question(VentAsked, vent, vented, taps=(*WHO, Tap("to", "space", optional=True))),
    "stealth": Question(OperativeAsked, stealth, taps=WHO),
    "hide": Question(HideAsked, hide, hidden, taps=WHO),
    "danger": Question(OperativeAsked, danger, taps=WHO),
    "awareness": Question(AwarenessAsked, awareness, alerted, taps=()),
    "noise": Question(NoiseAsked, noise, noise_change, taps=ZONE),
    "targets": Question(TargetsAsked, targets, taps=WHO),
    "attack": Question(AttackAsked, attack, taps=(*WHO, *UNIT)),
    "strike": Question(StrikeAsked, strike, struck, taps=(*WHO, *UNIT)),
    "area": Question(AreaAsked, area, taps=(*WHO, *ZONE)),
    "pool": Question(PoolAsked, pool, taps=()),
    "odds": Question(OddsAsked, odds, taps=()),
    "damage": Question(DamageAsked, damage, damage_change, taps=()),
    "heal": Question(HealAsked, heal, healed, taps=WHO),
    "recover": Question(RecoverAsked, recover, recovered, taps=WHO),
    "conditions": Question(
        ConditionsAsked, conditions, bled, taps=(Tap("operative", "id", optional=True),)
    ),
    "action": Question(ActionAsked, action, acted, taps=WHO),
    "overwatch": Question(OperativeAsked, overwatch, overwatching, taps=WHO),
    "sabotage": Question(SabotageAsked, sabotage, sabotaged, taps=WHO),
    "search": Question(SearchAsked, search, searched, taps=WHO),
    "discover": Question(CheckAsked, discover, discovered, taps=WHO),
    "revive": Question(ReviveAsked, revive, revived, taps=(*WHO, Tap("target", "id"))),
    "cure": Question(CureAsked, cure, cured, taps=(*WHO, Tap("target", "id"))),
    "tactics": Question(TacticsAsked, tactics, played, taps=WHO),
    "soldier": Question(SoldierAsked, soldier, waited, taps=WHO),
    "enemy-target": Question(UnitAsked, enemy_target, taps=UNIT),
    "enemy-attack": Question(UnitAsked, enemy_attack, taps=UNIT),
    "defend": Question(DefendAsked, defend, defended, taps=(*UNIT, *WHO)),
    "enemy-area": Question(UnitAsked, enemy_area, taps=UNIT),
    "enemy-move": Question(
        EnemyMoveAsked, enemy_move, enemy_moved, taps=(*UNIT, Tap("to", "space", optional=True))
    ),
    "enemy-paths": Question(Nothing, enemy_paths, taps=()),
    "step-out": Question(
        EnemyMoveAsked, step_out, stepped_out, taps=(*UNIT, Tap("to", "space", optional=True))
    ),
    "shove": Question(ShoveAsked, shove, shoved, taps=(*ZONE, Tap("to", "space", optional=True))),
    "ambush": Question(WatchedAsked, ambush, ambushed, taps=WHO),
    "activation": Question(Nothing, activation, taps=()),
    "alarm": Question(AlarmAsked, alarm, alarmed, taps=()),
    "escalation": Question(EscalationAsked, escalation, escalated, taps=()),
    "spawn": Question(SpawnAsked, spawn, spawned, taps=(Tap("unit", "id", optional=True),)),
    "reinforce": Question(Nothing, reinforce, reinforced, taps=()),
    "spawn-point": Question(SpawnPointAsked, spawn_point, arrived, taps=()),
    "blips": Question(Nothing, blips, blips_removed, taps=()),
    "portal": Question(PortalAsked, portal, through_portal, taps=()),
    "empower": Question(EmpowerAsked, empower, empowered, taps=()),
    "round": Question(RoundAsked, round_of_play, taps=()),
    "cleanup": Question(Nothing, cleanup, cleaned_up, taps=()),
    "mission": Question(MissionAsked, mission, taps=()),
}
