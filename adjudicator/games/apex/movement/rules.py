"""The rules of moving. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("apex")
rule = RULES.rule

MOVE_BORDER = rule("move.border")
MOVE_SPACE = rule("move.per-space")
MOVE_OCCUPIED = rule("move.occupied")
MOVE_IMPASSABLE = rule("move.impassable")
MOVE_UP = rule("move.up")
MOVE_TWO_UP = rule("move.two-levels-up")
MOVE_DOWN = rule("move.down")
MOVE_OBSTACLE = rule("move.obstacle")
MOVE_HIGH_COMPONENT = rule("move.high-component")
MOVE_CONNECTED = rule("move.connected")
MOVE_LEAST = rule("move.least-restriction")

# Moves and ways
MOVE_POINTS = rule("move.points")
MOVE_UNUSED = rule("move.unused")
MOVE_REACH = rule("move.reach")
MOVE_WAY = rule("move.cheapest-way")
MOVE_RUSH = rule("move.rush")
MOVE_ENTER = rule("move.enter-map")

# What only the beta has
MOVE_OBJECTS = rule("move.objects")
MOVE_RUSH_APART = rule("move.rush-apart")
