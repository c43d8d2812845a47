"""Everything that can be asked of a table."""

from collections.abc import Mapping

from adjudicator.core.game import Question, Tap
from adjudicator.games.atlantis.ends import FromTo
from adjudicator.games.atlantis.questions.acting import ActionsParams, actions
from adjudicator.games.atlantis.questions.defeat import DefeatParams, defeat, defeat_change
from adjudicator.games.atlantis.questions.effect import EffectParams, effect
from adjudicator.games.atlantis.questions.fast_travel import (
    TravelParams,
    fast_travel,
    travel_change,
)
from adjudicator.games.atlantis.questions.fighting import (
    CombatParams,
    Fight,
    attack,
    combat,
    defense,
)
from adjudicator.games.atlantis.questions.immunity import ImmunityParams, immunity
from adjudicator.games.atlantis.questions.initiative import (
    InitiativeParams,
    initiative,
    initiative_change,
)
from adjudicator.games.atlantis.questions.lane_doing import lanes_pushed
from adjudicator.games.atlantis.questions.lanes import (
    LanePushesParams,
    LanePushParams,
    lane_push,
    lane_pushes,
)
from adjudicator.games.atlantis.questions.levels import (
    ItemsParams,
    LevelParams,
    PityParams,
    UpgradeParams,
    items,
    level_up,
    pity,
    upgrade,
)
from adjudicator.games.atlantis.questions.measuring import (
    InRange,
    Radius,
    adjacent,
    distance,
    in_range,
    radius,
    straight_line,
)
from adjudicator.games.atlantis.questions.minion_battle import BattleParams, minion_battle
from adjudicator.games.atlantis.questions.move import MoveParams, move, move_change
from adjudicator.games.atlantis.questions.nearest import Nearest, nearest
from adjudicator.games.atlantis.questions.overlays import (
    ModifiersParams,
    ZonesParams,
    modifiers,
    travel_zones,
)
from adjudicator.games.atlantis.questions.path import PathParams, path
from adjudicator.games.atlantis.questions.placing import (
    PlaceParams,
    SwapParams,
    place,
    place_change,
    swap,
    swap_change,
)
from adjudicator.games.atlantis.questions.push import PushParams, push, push_change
from adjudicator.games.atlantis.questions.pushes import PushesParams, pushes
from adjudicator.games.atlantis.questions.returning import (
    RespawnParams,
    StraysParams,
    respawn,
    respawned,
    stray_returned,
    strays,
)
from adjudicator.games.atlantis.questions.setting_up import SetupParams, setup
from adjudicator.games.atlantis.questions.turn import TurnParams, turn
from adjudicator.games.atlantis.questions.victory import VictoryParams, victory

WHO = (Tap("unit", "id"),)
WHO_TO = (*WHO, Tap("to"))
WHO_MAYBE = (*WHO, Tap("to", optional=True))

QUESTIONS: Mapping[str, Question] = {
    "distance": Question(FromTo, distance),
    "in-range": Question(InRange, in_range),
    "straight-line": Question(FromTo, straight_line),
    "adjacent": Question(FromTo, adjacent),
    "radius": Question(Radius, radius, taps=(Tap("from"),)),
    "nearest": Question(Nearest, nearest, taps=(Tap("from"),)),
    "move": Question(MoveParams, move, move_change, taps=WHO_MAYBE),
    "path": Question(PathParams, path, taps=WHO_TO),
    "fast-travel": Question(TravelParams, fast_travel, travel_change, taps=WHO_TO),
    "travel-zones": Question(ZonesParams, travel_zones, taps=WHO),
    "push": Question(PushParams, push, push_change),
    "pushes": Question(PushesParams, pushes, taps=(Tap("from"),)),
    "swap": Question(SwapParams, swap, swap_change),
    "place": Question(PlaceParams, place, place_change, taps=(Tap("piece", "id"), Tap("to"))),
    "immunity": Question(ImmunityParams, immunity, taps=WHO),
    "attack": Question(Fight, attack, taps=WHO),
    "defense": Question(Fight, defense, taps=WHO),
    "modifiers": Question(ModifiersParams, modifiers, taps=(Tap("unit", "id", optional=True),)),
    "combat": Question(CombatParams, combat, taps=(Tap("attacker", "id"), Tap("target", "id"))),
    "defeat": Question(
        DefeatParams, defeat, defeat_change, taps=(Tap("victim", "id"), Tap("attacker", "id"))
    ),
    "minion-battle": Question(BattleParams, minion_battle, taps=()),
    "lane-push": Question(LanePushParams, lane_push, lanes_pushed, taps=()),
    "lane-pushes": Question(LanePushesParams, lane_pushes, lanes_pushed, taps=()),
    "strays": Question(
        StraysParams,
        strays,
        stray_returned,
        taps=(Tap("unit", "id", optional=True), Tap("to", optional=True)),
    ),
    "respawn": Question(RespawnParams, respawn, respawned, taps=WHO_MAYBE),
    "initiative": Question(InitiativeParams, initiative, initiative_change, taps=()),
    "actions": Question(ActionsParams, actions, taps=WHO),
    "effect": Question(EffectParams, effect, taps=()),
    "turn": Question(TurnParams, turn, taps=()),
    "level-up": Question(LevelParams, level_up, taps=()),
    "upgrade": Question(UpgradeParams, upgrade, taps=()),
    "items": Question(ItemsParams, items, taps=()),
    "pity": Question(PityParams, pity, taps=()),
    "victory": Question(VictoryParams, victory, taps=()),
    "setup": Question(SetupParams, setup, taps=()),
}
