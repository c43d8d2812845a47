"""What the box holds, as the data tell of it, and words that players use for it."""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from adjudicator.core.description import Item
from adjudicator.core.rule import RuleId
from adjudicator.games.apex import rules

#: The rule that tells what each type of Loot token is for.
_TYPES = {
    "gear": rules.LOOT_GEAR,
    "attachment": rules.LOOT_ATTACHMENT,
    "consumable": rules.CONSUMABLE_USE,
}
#: The rule that an effect of a Loot token belongs to.
_EFFECTS = {
    "ignores": rules.FIRE_HELMET,
    "limit": rules.LIFE_SHIELD_LIMIT,
    "prevents": rules.LIFE_KNOCKDOWN,
    "health": rules.LIFE_RESTORE,
    "shield": rules.LIFE_RESTORE,
    "cooldown": rules.CONSUMABLE_ACCELERANT,
    "stability": rules.FIRE_START,
    "slots": rules.FIRE_RATE,
    "difficulty": rules.AIM_OPTICS,
    "each-hit": rules.FIRE_STOCK,
    "first-hit": rules.FIRE_STOCK,
}


def _data(name: str) -> Mapping[str, Any]:
    source = files(__package__).joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(source)


def _items() -> Iterator[tuple[str, Item]]:
    for kind, facts in _data("components").items():
        yield kind, Item(kind, tuple(facts["tags"]), (), ", ".join(facts["pages"]))
    for name, facts in _data("loot").items():
        yield name, Item(name, (), _loot_rules(facts), facts["pages"])
    for facts in _data("grenades").values():
        yield (
            facts["name"],
            Item(facts["name"], (), (rules.GRENADE_TOKENS,), ", ".join(facts["pages"])),
        )


def _loot_rules(facts: Mapping[str, Any]) -> tuple[RuleId, ...]:
    """The rules of a token's effects, then the one of its type."""
    effects = {name: None for effect in facts["rarities"].values() for name in effect}
    bearing = [_EFFECTS[name] for name in effects if name in _EFFECTS]
    return tuple(dict.fromkeys([*bearing, _TYPES[facts["type"]]]))


CATALOGUE: Mapping[str, Item] = MappingProxyType(dict(_items()))

_SAID = _data("sayings")
#: A player's word, and the words of the book for it.
WORDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {word: tuple(said) for word, said in _SAID["words"].items()}
)
#: What players say when they look for a rule.
SAYINGS: Mapping[RuleId, tuple[str, ...]] = MappingProxyType(
    {RuleId(rule_id): tuple(said) for rule_id, said in _SAID["rules"].items()}
)
