"""The rule ids of the attacks topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

AREA_ALL = rule("area.all")
AREA_BLAST = rule("area.blast")
AREA_FRIENDLY_FIRE = rule("area.friendly-fire")
AREA_MELEE = rule("area.melee")
AREA_ZONE = rule("area.zone")

ATTACK_BARRICADE = rule("attack.barricade")
ATTACK_BOX = rule("attack.box")
ATTACK_COVER = rule("attack.cover")
ATTACK_DOORWAY = rule("attack.doorway")
ATTACK_INITIATIVE = rule("attack.initiative")
ATTACK_LOS = rule("attack.los")
ATTACK_MODIFIERS = rule("attack.modifiers")
ATTACK_RANGE = rule("attack.range")
ATTACK_SUCCESS = rule("attack.success")
ATTACK_TN = rule("attack.tn")

SOLDIER_STUNNED = rule("soldier.stunned")
