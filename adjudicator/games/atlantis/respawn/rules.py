"""The ids of the rules about respawning. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

RESPAWN_POINT = rule("respawn.spawn-point")
RESPAWN_NEAREST = rule("respawn.nearest-space")
RESPAWN_ABSENT = rule("respawn.off-the-board")
RESPAWN_MINION = rule("respawn.minion")
RESPAWN_LIMIT = rule("respawn.minion-limit")
