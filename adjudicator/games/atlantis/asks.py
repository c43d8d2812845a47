"""Everything that can be asked of a table."""

from collections.abc import Mapping

from adjudicator.core.game import Question, Tap
from adjudicator.games.atlantis.ends import FromTo
from adjudicator.games.atlantis.questions.acting import ActionsAsked, actions
from adjudicator.games.atlantis.questions.defeat import DefeatAsked, defeat, defeat_change
from adjudicator.games.atlantis.questions.effect import EffectAsked, effect
from adjudicator.games.atlantis.questions.fast_travel import (
    TravelAsked,
    fast_travel,
    travel_change,
)
from adjudicator.games.atlantis.questions.fighting import (
    CombatAsked,
    Fight,
    attack,
    combat,
    defense,
)
from adjudicator.games.atlantis.questions.immunity import ImmunityAsked, immunity
from adjudicator.games.atlantis.questions.initiative import (
    InitiativeAsked,
    initiative,
    initiative_change,
)
from adjudicator.games.atlantis.questions.lane_doing import lanes_pushed
from adjudicator.games.atlantis.questions.lanes import (
    LanePushAsked,
    LanePushesAsked,
    lane_push,
    lane_pushes,
)
from adjudicator.games.atlantis.questions.levels import (
    ItemsAsked,
    LevelAsked,
    PityAsked,
    UpgradeAsked,
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
from adjudicator.games.atlantis.questions.minion_battle import BattleAsked, minion_battle
from adjudicator.games.atlantis.questions.move import MoveAsked, move, move_change
from adjudicator.games.atlantis.questions.nearest import Nearest, nearest
from adjudicator.games.atlantis.questions.overlays import (
    ModifiersAsked,
    ZonesAsked,
    modifiers,
    travel_zones,
)
from adjudicator.games.atlantis.questions.path import PathAsked, path
from adjudicator.games.atlantis.questions.placing import (
    PlaceAsked,
    SwapAsked,
    place,
    place_change,
    swap,
    swap_change,
)
from adjudicator.games.atlantis.questions.push import PushAsked, push, push_change
from adjudicator.games.atlantis.questions.pushes import PushesAsked, pushes
from adjudicator.games.atlantis.questions.returning import (
    RespawnAsked,
    StraysAsked,
    respawn,
    respawned,
    stray_returned,
    strays,
)
from adjudicator.games.atlantis.questions.setting_up import SetupAsked, setup
from adjudicator.games.atlantis.questions.turn import TurnAsked, turn
from adjudicator.games.atlantis.questions.victory import VictoryAsked, victory

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
    "move": Question(MoveAsked, move, move_change, taps=WHO_MAYBE),
    "path": Question(PathAsked, path, taps=WHO_TO),
    "fast-travel": Question(TravelAsked, fast_travel, travel_change, taps=WHO_TO),
    "travel-zones": Question(ZonesAsked, travel_zones, taps=WHO),
    "push": Question(PushAsked, push, push_change),
    "pushes": Question(PushesAsked, pushes, taps=(Tap("from"),)),
    "swap": Question(SwapAsked, swap, swap_change),
    "place": Question(PlaceAsked, place, place_change, taps=(Tap("piece", "id"), Tap("to"))),
    "immunity": Question(ImmunityAsked, immunity, taps=WHO),
    "attack": Question(Fight, attack, taps=WHO),
    "defense": Question(Fight, defense, taps=WHO),
    "modifiers": Question(ModifiersAsked, modifiers, taps=(Tap("unit", "id", optional=True),)),
    "combat": Question(CombatAsked, combat, taps=(Tap("attacker", "id"), Tap("target", "id"))),
    "defeat": Question(
        DefeatAsked, defeat, defeat_change, taps=(Tap("victim", "id"), Tap("attacker", "id"))
    ),
    "minion-battle": Question(BattleAsked, minion_battle, taps=()),
    "lane-push": Question(LanePushAsked, lane_push, lanes_pushed, taps=()),
    "lane-pushes": Question(LanePushesAsked, lane_pushes, lanes_pushed, taps=()),
    "strays": Question(
        StraysAsked,
        strays,
        stray_returned,
        taps=(Tap("unit", "id", optional=True), Tap("to", optional=True)),
    ),
    "respawn": Question(RespawnAsked, respawn, respawned, taps=WHO_MAYBE),
    "initiative": Question(InitiativeAsked, initiative, initiative_change, taps=()),
    "actions": Question(ActionsAsked, actions, taps=WHO),
    "effect": Question(EffectAsked, effect, taps=()),
    "turn": Question(TurnAsked, turn, taps=()),
    "level-up": Question(LevelAsked, level_up, taps=()),
    "upgrade": Question(UpgradeAsked, upgrade, taps=()),
    "items": Question(ItemsAsked, items, taps=()),
    "pity": Question(PityAsked, pity, taps=()),
    "victory": Question(VictoryAsked, victory, taps=()),
    "setup": Question(SetupAsked, setup, taps=()),
}
