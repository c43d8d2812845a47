"""The open points of the book, and their values, the default first.

Each belongs to a rule; the docs describe it there.
"""

from adjudicator.core.ruling import Rulings
from adjudicator.games.flashpoint import rules

RULINGS = Rulings()
ruling = RULINGS.ruling

OUTLINE = ruling("outline", "wall", "open", rule=rules.LOS_MAP_EDGE)
CAMERA_FIELD = ruling("camera-field", "cone", "line", "half", rule=rules.CAMERA_FACING)
CAMERA_ATTACK = ruling("camera-attack", "yes", "no", rule=rules.CAMERA_TECHNICIANS)
NOISE_RANGE = ruling("noise-range", "through", "walk", rule=rules.NOISE_HEARD)
NEAREST = ruling("nearest", "walk", "strict", "count", rule=rules.ENEMY_NEAREST)
STOP_NEEDS_LOS = ruling("stop-needs-los", "yes", "no", rule=rules.ENEMY_STOPS)
RETARGET = ruling("retarget", "yes", "no", rule=rules.ENEMY_TAKES_TOKEN)
STUNNED_MOVES = ruling("stunned-moves", "yes", "no", rule=rules.ENEMY_ALLOWANCE)
STUNNED_SUPPORTS = ruling("stunned-supports", "no", "yes", rule=rules.ENEMY_SIMULTANEOUS)
UNIT_MOVE = ruling("unit-move", "leader", "slowest", rule=rules.ENEMY_ALLOWANCE)
TECHNICIANS_FILL = ruling("technicians-fill", "no", "yes", rule=rules.ZONE_LIMIT)
DISENGAGE_COUNTS = ruling("disengage-counts", "aware", "all", rule=rules.MOVE_DISENGAGE)
ON_POINT_PRESENT = ruling("on-point-present", "tied", "any", rule=rules.ENEMY_TIES)
CRIPPLE_HEALTH = ruling("cripple-health", "yes", "no", rule=rules.CONDITION_CRIPPLE)

#: Points that were rulings once and are read in one way now; scenes that chose one still load.
RETIRED = frozenset({"unit-attacks", "shove-doors"})
