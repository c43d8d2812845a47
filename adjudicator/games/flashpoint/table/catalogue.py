"""What the box holds, as the data tell of it, and words that players use for it."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.core.description import Item
from adjudicator.core.rule import RuleId
from adjudicator.games.flashpoint.table.book_data import data

CATALOGUE: Mapping[str, Item] = MappingProxyType(
    {
        kind: Item(kind, (), tuple(map(RuleId, facts["rules"])), facts["rules-on"])
        for kind, facts in data("pieces").items()
        if "rules" in facts
    }
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
