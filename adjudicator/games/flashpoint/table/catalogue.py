"""What the box holds, as the data tell of it, and words that players use for it."""

from collections.abc import Mapping
from types import MappingProxyType

from adjudicator.core.data import read_data
from adjudicator.core.description import Item
from adjudicator.core.rule import RuleId

CATALOGUE: Mapping[str, Item] = MappingProxyType(
    {
        kind: Item(kind, (), tuple(map(RuleId, facts["rules"])), facts["rules-on"])
        for kind, facts in read_data("flashpoint", "pieces").items()
        if "rules" in facts
    }
)
