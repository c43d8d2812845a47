"""What the box holds, as the data tell of it, and words that players use for it."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.core.description import Item
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint.table.book_data import data

#: The rules of each thing, and its pages in the book.
_ITEMS: dict[str, tuple[tuple[RuleId, ...], str]] = {
    "camera": ((RuleId("flashpoint.camera.facing"), RuleId("flashpoint.camera.technicians")), "22"),
    "access-point": ((RuleId("flashpoint.vent.access"),), "41"),
    "armory": ((RuleId("flashpoint.search.token"),), "28"),
    "investigate": ((RuleId("flashpoint.investigate.taken"),), "36-37"),
    "surprise": ((RuleId("flashpoint.aware.surprised"),), "16"),
    "barricade": ((RuleId("flashpoint.attack.barricade"),), "41"),
    "insertion": ((RuleId("flashpoint.enemy.insertion"),), "36"),
    "extraction": ((RuleId("flashpoint.mission.won"),), "4"),
    "spawn": ((RuleId("flashpoint.spawn.point"),), "39"),
    "electrical-box": ((RuleId("flashpoint.sabotage.success"),), "27"),
    "laser-grid": ((RuleId("flashpoint.sabotage.success"),), "27"),
    "scanner": ((RuleId("flashpoint.sabotage.success"),), "27"),
    "data": ((RuleId("flashpoint.sabotage.success"),), "27"),
    "objective": ((RuleId("flashpoint.order.pick-up"),), "27"),
    "barrel": ((RuleId("flashpoint.sabotage.place"),), "3"),
    "portal": ((RuleId("flashpoint.portal.step"),), "36"),
    "overwatch": ((RuleId("flashpoint.enemy.overwatch"),), "32"),
    "door": ((RuleId("flashpoint.move.open-door"), RuleId("flashpoint.los.doorway")), "24"),
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
