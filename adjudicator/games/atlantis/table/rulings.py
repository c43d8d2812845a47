"""The points that the rulebook leaves open, the value that we take first."""

from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Rulings

RULINGS = Rulings()
ruling = RULINGS.ruling

EXACT_REVISIT = ruling("exact-revisit", "yes", "no", rule=RuleId("atlantis.move.exact"))
TERRAIN_JOINS = ruling("terrain-joins", "yes", "no", rule=RuleId("atlantis.travel.adjacent-zone"))
STRAY_RETURN = ruling("stray-return", "path", "distance", rule=RuleId("atlantis.stray.return"))
DISPLACED_FIRST = ruling("displaced-first", "no", "yes", rule=RuleId("atlantis.lane.displaced"))
RESPAWN_OUTSIDE = ruling(
    "respawn-outside", "yes", "no", rule=RuleId("atlantis.respawn.nearest-space")
)
STRAYS_GO = ruling("strays-go", "yes", "no", rule=RuleId("atlantis.lane.cleared"))
DOUBLE_LANE = ruling("double-lane", "sum", "each", rule=RuleId("atlantis.double.more-zones"))
STRAIGHT_BOARD = ruling("straight-board", "no", "yes", rule=RuleId("atlantis.line.straight"))
# A point that we met on the way
SEVEN_MAP = ruling("seven-map", "double", "single", rule=RuleId("atlantis.setup.map"))

# Settled by the words of the book
RULINGS.retire("last-wave", "nine-lives", "quick-seven")
