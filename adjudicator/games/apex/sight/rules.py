"""The rules of sight, distance, contiguity and cover. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("apex")
rule = RULES.rule

DISTANCE_SPACES = rule("distance.spaces")
DISTANCE_FLAT = rule("distance.flat")
DISTANCE_EDGE = rule("distance.edge")
DISTANCE_INTERSECTION = rule("distance.intersection")
DISTANCE_OWN = rule("distance.own-border")

CONTIGUITY_DISTANCE_ONE = rule("contiguity.distance-one")
CONTIGUITY_ADJACENT = rule("contiguity.adjacent")
CONTIGUITY_NEIGHBORING = rule("contiguity.neighboring")
CONTIGUITY_OBSTACLE = rule("contiguity.obstacle-between")
CONTIGUITY_CORNER = rule("contiguity.corner-between")
CONTIGUITY_EDGE = rule("contiguity.edge")
CONTIGUITY_INTERSECTION = rule("contiguity.intersection")
CONTIGUITY_BORDER = rule("contiguity.border-levels")

LOS_LINE = rule("los.line")
LOS_BLOCKAGES = rule("los.blockages")
LOS_CONNECTED = rule("los.connected")
LOS_TOUCHED = rule("los.corner-touched")
LOS_HIGHER = rule("los.higher-blocks")
LOS_UPPER = rule("los.upper-lower")
LOS_LOW = rule("los.low-ignored")
LOS_OWN_EDGE = rule("los.own-edge")
LOS_FARTHEST = rule("los.farthest")
LOS_MEASURING = rule("los.measuring-x")
LOS_HIDDEN_ROWS = rule("los.hidden-rows")
LOS_TARGET_INTERSECTION = rule("los.target-intersection")
LOS_SOURCE_INTERSECTION = rule("los.upper-intersection")
LOS_RIGHT_BEHIND = rule("los.right-behind")
LOS_BEYOND_BOOK = rule("los.beyond-book")
LOS_BOTH_WAYS = rule("los.both-ways")

COVER_OBJECTS = rule("cover.objects")
COVER_CROSSED = rule("cover.crossed")
COVER_CONNECTED = rule("cover.connected")
COVER_SPACE_OBJECT = rule("cover.space-object")
COVER_TARGET_SPACE = rule("cover.target-space")

# What only the beta has
CONTIGUITY_NOT_TWO_HIGHER = rule("contiguity.not-two-higher")
LOS_FULL_COVER = rule("los.full-cover")
COVER_HALF = rule("cover.half-cover")
LOS_AT_A_POINT = rule("los.connected-at-a-point")
