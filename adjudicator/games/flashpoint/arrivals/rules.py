"""The rule ids of the arrivals topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

EMPOWER_ALL = rule("empower.all")
EMPOWER_CARD = rule("empower.card")
EMPOWER_NEXT = rule("empower.next")

PORTAL_STEP = rule("portal.step")

SPAWN_CARD = rule("spawn.card")
SPAWN_EVENT = rule("spawn.event")
SPAWN_FULL = rule("spawn.full")
SPAWN_LOST = rule("spawn.lost")
SPAWN_NEXT_POINT = rule("spawn.next-point")
SPAWN_POINT = rule("spawn.point")
SPAWN_SHORT = rule("spawn.short")
SPAWN_THRALLS = rule("spawn.thralls")
SPAWN_UNAWARE = rule("spawn.unaware")
SPAWN_VALUE = rule("spawn.value")
