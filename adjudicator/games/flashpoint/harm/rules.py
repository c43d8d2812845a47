"""The rule ids of the harm topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

CARDS_EXHAUST = rule("cards.exhaust")

CONDITION_BLEED = rule("condition.bleed")
CONDITION_CRIPPLE = rule("condition.cripple")
CONDITION_GAINED = rule("condition.gained")
CONDITION_IMMOBILIZED = rule("condition.immobilized")
CONDITION_MARK = rule("condition.mark")
CONDITION_ONE_EACH = rule("condition.one-each")
CONDITION_REMOVE = rule("condition.remove")
CONDITION_ROBOTIC = rule("condition.robotic")
CONDITION_STUN = rule("condition.stun")
CONDITION_TRACKING = rule("condition.tracking")
CONDITION_VULNERABLE = rule("condition.vulnerable")

DAMAGE_ARMOR = rule("damage.armor")
DAMAGE_DOWNED = rule("damage.downed")
DAMAGE_HEAL = rule("damage.heal")
DAMAGE_KILLED = rule("damage.killed")
DAMAGE_RESILIENT = rule("damage.resilient")
DAMAGE_SUFFER = rule("damage.suffer")
DAMAGE_TOKENS = rule("damage.tokens")

RECOVER_BONUS = rule("recover.bonus")
RECOVER_CHOICE = rule("recover.choice")
RECOVER_DAMAGED = rule("recover.damaged")
RECOVER_TOKENS = rule("recover.tokens")

SOLDIER_KILLED = rule("soldier.killed")

TECHNICIAN_MISSED = rule("technician.missed")

VALOR_DRAW = rule("valor.draw")
