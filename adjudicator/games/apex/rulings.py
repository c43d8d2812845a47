"""The open points of the core book, and their values, the default first.

Each belongs to a rule; the docs describe it there.
"""

from adjudicator.core.ruling import Rulings
from adjudicator.games.apex import rules

RULINGS = Rulings()
ruling = RULINGS.ruling

CORNER_HEIGHT = ruling("corner-height", "common", "higher", rule=rules.LOS_CONNECTED)
CORNER_X = ruling("corner-x", "either", "both", rule=rules.LOS_MEASURING)
NEARER_BLOCKAGE = ruling("nearer-blockage", "farthest", "any", rule=rules.LOS_FARTHEST)
HIDDEN_STRIP = ruling("hidden-strip", "strip", "near", rule=rules.LOS_HIDDEN_ROWS)
RIGHT_BEHIND = ruling("right-behind", "run", "first", "diagonal", rule=rules.LOS_RIGHT_BEHIND)
OWN_EDGE = ruling("own-edge", "unit", "side", rule=rules.LOS_OWN_EDGE)
OUTER_ANGLE = ruling("outer-angle", "touched", "crossed", rule=rules.LOS_TOUCHED)
LINE_END = ruling("line-end", "touched", "crossed", rule=rules.LOS_TOUCHED)
BUILDING_FOOT = ruling("building-foot", "hidden", "clear", rule=rules.LOS_TARGET_INTERSECTION)
BEYOND_BOOK = ruling("beyond-book", "scaled", "ask", rule=rules.LOS_BEYOND_BOOK)
CLIMB_CORNER = ruling("climb-corner", "2", "3", rule=rules.MOVE_LEAST)
ROOF_EDGE_DOWN = ruling("roof-edge-down", "2", "1", rule=rules.MOVE_DOWN)
ROOF_TO_ROOF = ruling("roof-to-roof", "1", "2", rule=rules.MOVE_CONNECTED)
BETWEEN_BUILDINGS = ruling("between-buildings", "adjacent", "apart", rule=rules.CONTIGUITY_CORNER)
COVER_OUTER_ANGLE = ruling("cover-outer-angle", "none", "cover", rule=rules.COVER_CONNECTED)
COVER_BUILDING = ruling("cover-building", "cover", "none", rule=rules.COVER_CONNECTED)
BEACON_COVER = ruling("beacon-cover", "inside", "touch", rule=rules.COVER_SPACE_OBJECT)
THERMITE_LINE = ruling("thermite-line", "across", "along", rule=rules.GRENADE_TOKENS)
ICON_CLASH = ruling("icon-clash", "miss", "hit", rule=rules.FIRE_AUTOMATIC)
SILENT_POINTS = ruling("silent-points", "open", "final", rule=rules.EDITION_SILENT)
KNOCKDOWN_PREVENTS = ruling("knockdown-prevents", "whole", "health", rule=rules.LIFE_KNOCKDOWN)
