"""What the box holds, as the data tell of it, and words that players use for it."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from adjudicator.core.data import read_data
from adjudicator.core.description import Item
from adjudicator.core.rule import RuleId
from adjudicator.core.values import JsonObject
from adjudicator.games.apex.table.rule_ids import rule_id

#: The rule that tells what each type of Loot token is for.
_TYPES = {
    "gear": rule_id("loot.gear"),
    "attachment": rule_id("loot.attachment"),
    "consumable": rule_id("loot.consumable"),
}
#: The rule that an effect of a Loot token belongs to.
_EFFECTS = {
    "ignores": rule_id("fire.helmet"),
    "limit": rule_id("life.shield-limit"),
    "prevents": rule_id("life.knockdown"),
    "health": rule_id("life.restore"),
    "shield": rule_id("life.restore"),
    "cooldown": rule_id("loot.accelerant"),
    "stability": rule_id("fire.start-slot"),
    "slots": rule_id("fire.rate"),
    "difficulty": rule_id("aim.optics"),
    "each-hit": rule_id("fire.stock"),
    "first-hit": rule_id("fire.stock"),
}


def _items() -> Iterator[tuple[str, Item]]:
    for kind, facts in read_data("apex", "components").items():
        yield kind, Item(kind, tuple(facts["tags"]), (), ", ".join(facts["pages"]))
    for name, facts in read_data("apex", "loot").items():
        yield name, Item(name, (), _loot_rules(facts), facts["pages"])
    for facts in read_data("apex", "grenades").values():
        yield (
            facts["name"],
            Item(facts["name"], (), (rule_id("grenade.tokens"),), ", ".join(facts["pages"])),
        )


def _loot_rules(facts: JsonObject) -> tuple[RuleId, ...]:
    """The rules of a token's effects, then the one of its type."""
    effects = {name: None for effect in facts["rarities"].values() for name in effect}
    bearing = [_EFFECTS[name] for name in effects if name in _EFFECTS]
    return tuple(dict.fromkeys([*bearing, _TYPES[facts["type"]]]))


CATALOGUE: Mapping[str, Item] = MappingProxyType(dict(_items()))
