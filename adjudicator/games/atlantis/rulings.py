"""The points that the rulebook leaves open, the value that we take first."""

from adjudicator.core.ruling import Rulings
from adjudicator.games.atlantis import rules

RULINGS = Rulings()
ruling = RULINGS.ruling

EXACT_REVISIT = ruling("exact-revisit", "yes", "no", rule=rules.MOVE_EXACT)
TERRAIN_JOINS = ruling("terrain-joins", "yes", "no", rule=rules.TRAVEL_ADJACENT)
STRAY_RETURN = ruling("stray-return", "path", "distance", rule=rules.STRAY_RETURN)
DISPLACED_FIRST = ruling("displaced-first", "no", "yes", rule=rules.LANE_DISPLACED)
RESPAWN_OUTSIDE = ruling("respawn-outside", "yes", "no", rule=rules.RESPAWN_NEAREST)
STRAYS_GO = ruling("strays-go", "yes", "no", rule=rules.LANE_CLEARED)
DOUBLE_LANE = ruling("double-lane", "sum", "each", rule=rules.DOUBLE_ZONES)
STRAIGHT_BOARD = ruling("straight-board", "no", "yes", rule=rules.LINE_STRAIGHT)
# A point that we met on the way
SEVEN_MAP = ruling("seven-map", "double", "single", rule=rules.SETUP_MAP)

# Settled by the words of the book
RULINGS.retire("last-wave", "nine-lives", "quick-seven")
