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
MOVE_POINTS = rule("move.points")
MOVE_UNUSED = rule("move.unused")
MOVE_REACH = rule("move.reach")
MOVE_WAY = rule("move.cheapest-way")
MOVE_RUSH = rule("move.rush")
MOVE_ENTER = rule("move.enter-map")

# Reaching objects, picking up, dropping

# Shooting
SHOOT_SIGHT = rule("shoot.target-in-sight")
SHOOT_ENEMY = rule("shoot.enemy")
SHOOT_ON_MAP = rule("shoot.on-map")
SHOOT_AMMO = rule("shoot.ammo")
AIM_BASE = rule("aim.base")
AIM_RANGE = rule("aim.range")
AIM_OPTICS = rule("aim.optics")
AIM_ZONES = rule("aim.zones")
AIM_OTHER = rule("aim.other")
AIM_SUM = rule("aim.sum")
FIRE_RATE = rule("fire.rate")
FIRE_START = rule("fire.start-slot")
FIRE_NEXT = rule("fire.next-slot")
FIRE_LAST = rule("fire.last-slot")
FIRE_MODIFIER = rule("fire.modifier")
FIRE_SEMI = rule("fire.semi-hits")
FIRE_AUTOMATIC = rule("fire.automatic")
FIRE_VALUE = rule("fire.value")
FIRE_IGNORED = rule("fire.ignored-icons")
FIRE_HEADSHOT = rule("fire.headshot")
FIRE_HELMET = rule("fire.helmet")
FIRE_DAMAGE = rule("fire.damage")
FIRE_STOCK = rule("fire.stock")
FIRE_ODDS = rule("fire.odds")

# Life and death
LIFE_SHIELD = rule("life.shield")
LIFE_HEALTH = rule("life.health")
LIFE_KINDS = rule("life.kinds")
LIFE_KNOCKDOWN = rule("life.knockdown")
LIFE_ELIMINATION = rule("life.elimination")
LIFE_OFF_MAP = rule("life.off-map")
LIFE_RESTORE = rule("life.restore")
LIFE_SHIELD_LIMIT = rule("life.shield-limit")
LIFE_EQUIP = rule("life.equip")

# Weapons, attachments, loot
WEAPON_SLOTS = rule("weapon.slots")
WEAPON_REPLACE = rule("weapon.replace")
WEAPON_TAKE_AMMO = rule("weapon.take-ammo")
WEAPON_AMMO_TRACK = rule("weapon.ammo-track")
WEAPON_DISCARD = rule("weapon.discard")
ATTACH_KIND = rule("attach.kind")
ATTACH_AMMO = rule("attach.ammo")
ATTACH_NODE = rule("attach.node")
ATTACH_TAKEN = rule("attach.taken")
ATTACH_PRINTED = rule("attach.printed")
LOOT_KEEP = rule("loot.keep-or-drop")
LOOT_GEAR = rule("loot.gear")
LOOT_BACKPACK = rule("loot.backpack")
LOOT_SIDES = rule("loot.sides")
LOOT_ATTACHMENT = rule("loot.attachment")
CONSUMABLE_USE = rule("loot.consumable")
CONSUMABLE_ACCELERANT = rule("loot.accelerant")

# Grenades, areas
GRENADE_TOKENS = rule("grenade.tokens")
GRENADE_RANGE = rule("grenade.range")
GRENADE_RELOCATION = rule("grenade.relocation")
GRENADE_OUTSIDE = rule("grenade.outside")
GRENADE_LEVEL = rule("grenade.level")
GRENADE_DAMAGE = rule("grenade.damage")
AREA_SHAPE = rule("area.shape")
AREA_AERIAL = rule("area.aerial")
AREA_LEVEL = rule("area.one-level")
AREA_BLOCKAGE = rule("area.blockages")

# Blows and pushes
MELEE_TARGET = rule("melee.target")
MELEE_HIT = rule("melee.hit")
MELEE_COLLISION = rule("melee.collision")
PUSH_STRAIGHT = rule("push.straight")
PUSH_BORDER = rule("push.border")
PUSH_HIGHER = rule("push.higher")
PUSH_OCCUPIED = rule("push.occupied")
PUSH_EDGE = rule("push.edge")
PUSH_CORNER = rule("push.corner")
PUSH_BELOW = rule("push.occupied-below")
PUSH_END = rule("push.end")

# Destroying, coming back, placing

# Zones
ZONE_SHAPE = rule("zone.shape")
ZONE_INSIDE = rule("zone.inside")
ZONE_THROUGH = rule("zone.through")
ZONE_ALONG = rule("zone.along")
ZONE_LEVEL = rule("zone.level")
ZONE_BEARS = rule("zone.bears")

# The Ring

# Turns, points and tracks

# Contests
