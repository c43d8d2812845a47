"""What can be done in an activation, from the data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from adjudicator.core.data import read_data

#: What a Legend has to spend when its activation begins.
ACTION_POINTS = 2


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that can be done: its price, the rule's group, and whether only once."""

    name: str
    cost: int
    group: str
    once: bool


def _read_actions() -> Mapping[str, Action]:
    actions = {
        name: Action(name, facts["cost"], facts["group"], facts.get("once", False))
        for name, facts in read_data("apex", "actions").items()
    }
    return MappingProxyType(actions)


ACTIONS = _read_actions()

#: The name of a card's action, by its price.
CARD_ACTIONS = tuple(
    name
    for name, action in sorted(ACTIONS.items(), key=lambda item: item[1].cost)
    if action.group == "card"
)
