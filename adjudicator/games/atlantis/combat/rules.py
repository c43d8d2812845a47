"""The ids of the rules about attack, defense and defeat. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

ATTACK_ENEMIES = rule("attack.enemies-only")
ATTACK_ADJACENT = rule("attack.not-ranged")
ATTACK_RANGED = rule("attack.ranged")
ATTACK_TOTAL = rule("attack.total")
ATTACK_MINION = rule("attack.minion-falls")
ATTACK_ORDER = rule("attack.order-of-text")

DEFENSE_CARD = rule("defense.card")
DEFENSE_TEXT = rule("defense.card-text")
DEFENSE_ITEMS = rule("defense.items")
DEFENSE_FRIENDS = rule("defense.friendly-minions")
DEFENSE_ENEMIES = rule("defense.enemy-minions")
DEFENSE_RANGED = rule("defense.ranged-minions")
DEFENSE_SUM = rule("defense.total")
DEFENSE_BLOCK = rule("defense.block")
DEFENSE_NO_CARD = rule("defense.no-card")
DEFENSE_COMPARE = rule("defense.compare")

DEFEAT_MINION = rule("defeat.minion-coins")
DEFEAT_HERO = rule("defeat.hero-coins")
DEFEAT_ASSIST = rule("defeat.assist-coins")
DEFEAT_LIFE = rule("defeat.life-counters")
DEFEAT_FORGOTTEN = rule("defeat.forgotten-level")
DEFEAT_STEPS = rule("defeat.steps")
DEFEAT_REMOVE = rule("defeat.remove")
