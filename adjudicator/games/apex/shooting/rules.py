"""The rules of shooting, attachments and zones. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("apex")
rule = RULES.rule

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
FIRE_ICON_OUTCOME = rule("fire.icon-outcome")
FIRE_HEADSHOT = rule("fire.headshot")
FIRE_HELMET = rule("fire.helmet")
FIRE_DAMAGE = rule("fire.damage")
FIRE_STOCK = rule("fire.stock")
FIRE_ODDS = rule("fire.odds")

# Weapons, attachments, loot
ATTACH_KIND = rule("attach.kind")
ATTACH_AMMO = rule("attach.ammo")
ATTACH_NODE = rule("attach.node")
ATTACH_TAKEN = rule("attach.taken")
ATTACH_PRINTED = rule("attach.printed")
LOOT_EFFECTS = rule("loot.token-effects")

# Zones
ZONE_SHAPE = rule("zone.shape")
ZONE_INSIDE = rule("zone.inside")
ZONE_THROUGH = rule("zone.through")
ZONE_ALONG = rule("zone.along")
ZONE_LEVEL = rule("zone.level")
ZONE_UPPER = rule("zone.upper-end")
ZONE_BEARS = rule("zone.bears")

# What only the beta has
ZONE_CROSSED = rule("zone.crossed")
FIRE_ONE_SEMI = rule("fire.one-semi-hit")
ATTACH_EXCHANGE = rule("attach.exchange")
