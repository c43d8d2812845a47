"""Everything that can be asked of a table."""

from collections.abc import Mapping

from adjudicator.core.game import legacy_question
from adjudicator.core.question import Question, Tap
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
from adjudicator.games.atlantis.table.ends import FromTo
from adjudicator.games.atlantis.table.state import Table

WHO = (Tap("unit", "id"),)
WHO_TO = (*WHO, Tap("to"))
WHO_MAYBE = (*WHO, Tap("to", optional=True))

QUESTIONS: Mapping[str, Question[Table]] = {
    "distance": legacy_question(FromTo, distance),
    "in-range": legacy_question(InRange, in_range),
    "straight-line": legacy_question(FromTo, straight_line),
    "adjacent": legacy_question(FromTo, adjacent),
    "radius": legacy_question(Radius, radius, taps=(Tap("from"),)),
    "nearest": legacy_question(Nearest, nearest, taps=(Tap("from"),)),
    "move": legacy_question(MoveParams, move, move_change, taps=WHO_MAYBE),
    "path": legacy_question(PathParams, path, taps=WHO_TO),
    "fast-travel": legacy_question(TravelParams, fast_travel, travel_change, taps=WHO_TO),
    "travel-zones": legacy_question(ZonesParams, travel_zones, taps=WHO),
    "push": legacy_question(PushParams, push, push_change),
    "pushes": legacy_question(PushesParams, pushes, taps=(Tap("from"),)),
    "swap": legacy_question(SwapParams, swap, swap_change),
    "place": legacy_question(
        PlaceParams, place, place_change, taps=(Tap("piece", "id"), Tap("to"))
    ),
    "immunity": legacy_question(ImmunityParams, immunity, taps=WHO),
    "attack": legacy_question(Fight, attack, taps=WHO),
    "defense": legacy_question(Fight, defense, taps=WHO),
    "modifiers": legacy_question(
        ModifiersParams, modifiers, taps=(Tap("unit", "id", optional=True),)
    ),
    "combat": legacy_question(
        CombatParams, combat, taps=(Tap("attacker", "id"), Tap("target", "id"))
    ),
    "defeat": legacy_question(
        DefeatParams, defeat, defeat_change, taps=(Tap("victim", "id"), Tap("attacker", "id"))
    ),
    "minion-battle": legacy_question(BattleParams, minion_battle, taps=()),
    "lane-push": legacy_question(LanePushParams, lane_push, lanes_pushed, taps=()),
    "lane-pushes": legacy_question(LanePushesParams, lane_pushes, lanes_pushed, taps=()),
    "strays": legacy_question(
        StraysParams,
        strays,
        stray_returned,
        taps=(Tap("unit", "id", optional=True), Tap("to", optional=True)),
    ),
    "respawn": legacy_question(RespawnParams, respawn, respawned, taps=WHO_MAYBE),
    "initiative": legacy_question(InitiativeParams, initiative, initiative_change, taps=()),
    "actions": legacy_question(ActionsParams, actions, taps=WHO),
    "effect": legacy_question(EffectParams, effect, taps=()),
    "turn": legacy_question(TurnParams, turn, taps=()),
    "level-up": legacy_question(LevelParams, level_up, taps=()),
    "upgrade": legacy_question(UpgradeParams, upgrade, taps=()),
    "items": legacy_question(ItemsParams, items, taps=()),
    "pity": legacy_question(PityParams, pity, taps=()),
    "victory": legacy_question(VictoryParams, victory, taps=()),
    "setup": legacy_question(SetupParams, setup, taps=()),
}
