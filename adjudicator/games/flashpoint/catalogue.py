"""What the box holds, as the data tell of it, and words that players use for it."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.core.description import Item
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint import rules
from adjudicator.games.flashpoint.facts import data

_ITEMS: dict[str, tuple[tuple[RuleId, ...], str]] = {
    "camera": ((rules.CAMERA_FACING, rules.CAMERA_TECHNICIANS), "22"),
    "access-point": ((rules.VENT_ACCESS,), "41"),
    "armory": ((rules.SEARCH_TOKEN,), "28"),
    "investigate": ((rules.INVESTIGATE_TAKEN,), "36-37"),
    "surprise": ((rules.AWARE_SURPRISED,), "16"),
    "barricade": ((rules.ATTACK_BARRICADE,), "41"),
    "insertion": ((rules.ENEMY_INSERTION,), "36"),
    "extraction": ((rules.MISSION_WON,), "4"),
    "spawn": ((rules.SPAWN_POINT,), "39"),
    "electrical-box": ((rules.SABOTAGE_SUCCESS,), "27"),
    "laser-grid": ((rules.SABOTAGE_SUCCESS,), "27"),
    "scanner": ((rules.SABOTAGE_SUCCESS,), "27"),
    "data": ((rules.SABOTAGE_SUCCESS,), "27"),
    "objective": ((rules.ORDER_PICK_UP,), "27"),
    "barrel": ((rules.SABOTAGE_PLACE,), "3"),
    "portal": ((rules.PORTAL_STEP,), "36"),
    "overwatch": ((rules.ENEMY_OVERWATCH,), "32"),
    "door": ((rules.MOVE_OPEN_DOOR, rules.LOS_DOORWAY), "24"),
}

CATALOGUE: Mapping[str, Item] = MappingProxyType(
    {kind: Item(kind, (), own, pages) for kind, (own, pages) in _ITEMS.items()}
)

_SAID = data("sayings")
#: A player's word, and the words of the book for it.
WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {word: tuple(said) for word, said in _SAID["words"].items()}
)
#: What players say when they look for a rule.
SAYINGS: Mapping[RuleId, tuple[str, ...]] = MappingProxyType(
    {RuleId(rule_id): tuple(said) for rule_id, said in _SAID["rules"].items()}
)
