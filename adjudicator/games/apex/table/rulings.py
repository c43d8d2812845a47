"""The open points of the core book, and their values, the default first.

Each belongs to a rule; the docs describe it there.
"""

from adjudicator.core.ruling import Rulings
from adjudicator.games.apex.table.rule_ids import rule_id

RULINGS = Rulings()
ruling = RULINGS.ruling

CORNER_HEIGHT = ruling("corner-height", "common", "higher", rule=rule_id("los.connected"))
CORNER_X = ruling("corner-x", "either", "both", rule=rule_id("los.measuring-x"))
NEARER_BLOCKAGE = ruling("nearer-blockage", "farthest", "any", rule=rule_id("los.farthest"))
HIDDEN_STRIP = ruling("hidden-strip", "strip", "near", rule=rule_id("los.hidden-rows"))
RIGHT_BEHIND = ruling("right-behind", "run", "first", "diagonal", rule=rule_id("los.right-behind"))
OWN_EDGE = ruling("own-edge", "unit", "side", rule=rule_id("los.own-edge"))
OUTER_ANGLE = ruling("outer-angle", "touched", "crossed", rule=rule_id("los.corner-touched"))
LINE_END = ruling("line-end", "touched", "crossed", rule=rule_id("los.corner-touched"))
BUILDING_FOOT = ruling("building-foot", "hidden", "clear", rule=rule_id("los.target-intersection"))
BEYOND_BOOK = ruling("beyond-book", "scaled", "ask", rule=rule_id("los.beyond-book"))
CLIMB_CORNER = ruling("climb-corner", "2", "3", rule=rule_id("move.least-restriction"))
ROOF_EDGE_DOWN = ruling("roof-edge-down", "2", "1", rule=rule_id("move.down"))
ROOF_TO_ROOF = ruling("roof-to-roof", "1", "2", rule=rule_id("move.connected"))
BETWEEN_BUILDINGS = ruling(
    "between-buildings", "adjacent", "apart", rule=rule_id("contiguity.corner-between")
)
COVER_OUTER_ANGLE = ruling("cover-outer-angle", "none", "cover", rule=rule_id("cover.connected"))
COVER_BUILDING = ruling("cover-building", "cover", "none", rule=rule_id("cover.connected"))
BEACON_COVER = ruling("beacon-cover", "inside", "touch", rule=rule_id("cover.space-object"))
THERMITE_LINE = ruling("thermite-line", "across", "along", rule=rule_id("grenade.tokens"))
ICON_CLASH = ruling("icon-clash", "miss", "hit", rule=rule_id("fire.automatic"))
SILENT_POINTS = ruling("silent-points", "open", "final", rule=rule_id("edition.silent"))
KNOCKDOWN_PREVENTS = ruling("knockdown-prevents", "whole", "health", rule=rule_id("life.knockdown"))
COLLISION_DAMAGE = ruling("collision-damage", "apart", "together", rule=rule_id("melee.collision"))
BEACON_FULL = ruling("beacon-full", "none", "next", rule=rule_id("respawn.free-space"))
PUSH_NO_ROOM = ruling("push-no-room", "stays", "nearest", rule=rule_id("push.occupied-below"))
DROP_LEVEL = ruling("drop-level", "ground", "raised", rule=rule_id("move.occupied"))
BEACON_INTERACTIVE = ruling("beacon-interactive", "yes", "no", rule=rule_id("interact.tagged"))
EXTENDED_MAG = ruling("mag-rate", "slots", "cards", rule=rule_id("fire.rate"))
RING_BORDER = ruling("ring-border", "inside", "outside", rule=rule_id("ring.border"))
RAISED_GROUND = ruling("raised-ground", "alike", "clear", rule=rule_id("los.right-behind"))
DOME_DAMAGE = ruling("dome-damage", "areas", "all", "none", rule=rule_id("zone.dome"))
BOTH_FINISHED = ruling(
    "both-finished", "nobody", "more-points", rule=rule_id("victory.unique-eliminations")
)
