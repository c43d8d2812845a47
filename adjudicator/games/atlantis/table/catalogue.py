"""What the box holds, as far as rules tell of it, and words that players use for it."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.core.description import Item
from adjudicator.core.rule import RuleId
from adjudicator.games.atlantis.table.numbers import NUMBERS

_MINIONS = NUMBERS["minions"]

CATALOGUE: Mapping[str, Item] = MappingProxyType(
    {
        "hero": Item(
            "hero",
            (),
            (RuleId("atlantis.defeat.hero-coins"), RuleId("atlantis.respawn.spawn-point")),
            "11, 17",
        ),
        "melee-minion": Item(
            "melee minion",
            (),
            (
                RuleId("atlantis.defense.friendly-minions"),
                RuleId("atlantis.defense.enemy-minions"),
                RuleId("atlantis.defeat.minion-coins"),
            ),
            _MINIONS["melee"]["pages"],
        ),
        "ranged-minion": Item(
            "ranged minion",
            (),
            (RuleId("atlantis.defense.ranged-minions"), RuleId("atlantis.defeat.minion-coins")),
            _MINIONS["ranged"]["pages"],
        ),
        "heavy-minion": Item(
            "heavy minion",
            (),
            (
                RuleId("atlantis.immune.heavy"),
                RuleId("atlantis.battle.heavy-last"),
                RuleId("atlantis.defeat.minion-coins"),
            ),
            _MINIONS["heavy"]["pages"],
        ),
        "token": Item("token", (), (RuleId("atlantis.move.through-token"),), "21"),
    }
)
