"""The book's procedures as checklists: their steps in order, each with its rule."""

from collections.abc import Mapping
from typing import Literal

from adjudicator.core.rule import RuleId
from adjudicator.games.atlantis.combat import rules as combat_rules
from adjudicator.games.atlantis.growth import rules as growth_rules
from adjudicator.games.atlantis.lanes import rules as lanes_rules
from adjudicator.games.atlantis.turns import rules

Phase = Literal["round", "turn", "end-of-round", "attack", "defeated", "push", "level-up"]

CHECKLISTS: Mapping[Phase, tuple[tuple[str, ...], RuleId]] = {
    "round": (("turn-1", "turn-2", "turn-3", "turn-4", "end"), rules.ROUND_TURNS),
    "turn": (("play", "reveal", "initiative", "actions", "end"), rules.TURN_STEPS),
    "end-of-round": (("battle", "push", "tokens", "retrieve", "level-up", "pity"), rules.ROUND_END),
    "attack": (
        ("before", "discard", "defense", "after", "attack-ends", "defense-ends"),
        combat_rules.ATTACK_ORDER,
    ),
    "defeated": (("remove", "resolve", "effects", "coins", "life"), combat_rules.DEFEAT_STEPS),
    "push": (("counter", "zone", "clear", "respawn", "displaced"), lanes_rules.LANE_STEPS),
    "level-up": (("pay", "return", "choose", "item"), growth_rules.UPGRADE_CARDS),
}
