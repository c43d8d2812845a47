"""The rules of damage, areas, Grenades, blows and pushes. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("apex")
rule = RULES.rule

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

# Grenades, areas
GRENADE_TOKENS = rule("grenade.tokens")
GRENADE_BACKPACK = rule("grenade.backpack")
GRENADE_RANGE = rule("grenade.range")
GRENADE_RELOCATION = rule("grenade.relocation")
GRENADE_OUTSIDE = rule("grenade.outside")
GRENADE_OUTSIDE_LEVEL = rule("grenade.outside-level")
GRENADE_LEVEL = rule("grenade.level")
GRENADE_DAMAGE = rule("grenade.damage")
AREA_SHAPE = rule("area.shape")
AREA_AERIAL = rule("area.aerial")
AREA_LEVEL = rule("area.one-level")
AREA_BLOCKAGE = rule("area.blockages")
ZONE_DOME = rule("zone.dome")

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

# What only the beta has
PUSH_WALLS = rule("push.walls")
PUSH_FALL = rule("push.fall")
LIFE_TRUE = rule("life.true-damage")
LIFE_ELIMINATED = rule("life.eliminated")
LIFE_REFILL = rule("life.refill")
AREA_EXTERIOR = rule("area.exterior")
GRENADE_SAME_LEVEL = rule("grenade.same-level")
GRENADE_DOME = rule("grenade.dome")
