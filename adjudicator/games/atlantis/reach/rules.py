"""The ids of the rules about reach and lines. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

REACH_DISTANCE = rule("reach.distance")
REACH_SIGHT = rule("reach.no-line-of-sight")
REACH_RANGE = rule("reach.range")
REACH_ZERO = rule("reach.below-one")
REACH_OWN = rule("reach.own-space")
REACH_ADJACENT = rule("reach.adjacent")
REACH_RADIUS = rule("reach.radius")
REACH_NEAREST = rule("reach.nearest")

LINE_STRAIGHT = rule("line.straight")
LINE_SINGLE = rule("line.single-space")
