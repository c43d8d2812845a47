"""The ids of the rules about pushing, swapping and placing. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

PUSH_AWAY = rule("push.straight-away")
PUSH_STOPPED = rule("push.stopped")
PUSH_THROUGH = rule("push.through")
PUSH_CANNOT = rule("push.cannot-move")
PUSH_SEVERAL = rule("push.several")

SWAP_PLACES = rule("swap.places")

PLACE_EMPTY = rule("place.empty-space")
PLACE_NO_MOVE = rule("place.no-movement")
PLACE_FROM = rule("place.from-where")
PLACE_SUPPLY = rule("place.tokens-limited")
PLACE_POINTS = rule("place.spawn-points")
