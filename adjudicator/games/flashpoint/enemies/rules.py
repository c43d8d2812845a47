"""The rule ids of the enemies topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

ACTIVATION_MIXED = rule("activation.mixed")
ACTIVATION_ORDER = rule("activation.order")

BLIP_SPECIAL = rule("blip.special")

EFFECT_AS_FAR = rule("effect.as-far")

ENEMY_AFTER_ALARM = rule("enemy.after-alarm")
ENEMY_ALLOWANCE = rule("enemy.allowance")
ENEMY_AREA = rule("enemy.area")
ENEMY_AREA_FRIENDS = rule("enemy.area-friends")
ENEMY_CLOSER = rule("enemy.closer")
ENEMY_DOORS = rule("enemy.doors")
ENEMY_HIT = rule("enemy.hit")
ENEMY_INSERTION = rule("enemy.insertion")
ENEMY_LOCKED = rule("enemy.locked")
ENEMY_MIXED = rule("enemy.mixed")
ENEMY_NEAREST = rule("enemy.nearest")
ENEMY_NOTICING = rule("enemy.noticing")
ENEMY_OVERWATCH = rule("enemy.overwatch")
ENEMY_REACH = rule("enemy.reach")
ENEMY_SIMULTANEOUS = rule("enemy.simultaneous")
ENEMY_STEPS_OUT = rule("enemy.steps-out")
ENEMY_STOPS = rule("enemy.stops")
ENEMY_TAKES_TOKEN = rule("enemy.takes-token")
ENEMY_TARGET_ZONE = rule("enemy.target-zone")
ENEMY_TELEPORT = rule("enemy.teleport")
ENEMY_TIES = rule("enemy.ties")
ENEMY_TN = rule("enemy.tn")


TIES_PLAYERS = rule("ties.players")

ZONE_LIMIT = rule("zone.limit")
ZONE_SHOVE = rule("zone.shove")
