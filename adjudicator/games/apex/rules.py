"""The ids of the rules that Apex code speaks of. What each says stands in the docs."""

from adjudicator.kernel.rule import RuleBook

RULES = RuleBook("apex")
rule = RULES.rule

MAP_LEVELS = rule("map.levels")
MAP_BUILDINGS = rule("map.buildings")

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

# Reaching objects, picking up, dropping
INTERACT_ADJACENT = rule("interact.adjacent-object")
INTERACT_TAGGED = rule("interact.tagged")
INTERACT_OPENED = rule("interact.opened-bin")
INTERACT_ONE = rule("interact.one-object")
REACH_PICK_UP = rule("reach.pick-up")
REACH_DROP = rule("reach.drop")
REACH_BACKPACK = rule("reach.backpack")

# Shooting

# Life and death

# Weapons, attachments, loot

# Grenades, areas

# Blows and pushes

# Destroying, coming back, placing
DESTROY_TAGGED = rule("destroy.tagged")
DESTROY_NUMBER = rule("destroy.number")
DESTROY_AMMO = rule("destroy.weapon-with-ammo")
DESTROY_SIGHT = rule("destroy.line-of-sight")
DESTROY_RANGE = rule("destroy.optimal-range")
DESTROY_HAND = rule("destroy.hand-to-hand")
DESTROY_AFTER = rule("destroy.removed")
RESPAWN_FIRST = rule("respawn.first-action")
RESPAWN_CLOSEST = rule("respawn.closest-beacon")
RESPAWN_ALONE = rule("respawn.no-squadmate")
RESPAWN_SPACE = rule("respawn.free-space")
RESPAWN_DIALS = rule("respawn.dials")
PLACING_CONDITIONS = rule("placing.conditions")
PLACING_ANYWHERE = rule("placing.anywhere")
PLACING_FREE_SPACE = rule("placing.free-space")
PLACING_FREE_CORNER = rule("placing.free-intersection")
PLACING_STRAIGHT = rule("placing.straight-joint")
PLACING_ANGLE = rule("placing.right-angle")
PLACING_LEVELS = rule("placing.levels")
PLACING_RANGE = rule("placing.in-range")
PLACING_SIGHT = rule("placing.in-sight")
PLACING_ATTACH = rule("placing.attach")
PLACING_PERSISTENT = rule("placing.persistent")

# Zones

# The Ring
RING_BORDER = rule("ring.border")
RING_MOVE = rule("ring.move")
RING_DAMAGE = rule("ring.damage")
RING_KNOCKDOWN = rule("ring.knockdown-shield")

# Turns, points and tracks

# Contests
