"""The ids of the rules about levels, upgrades and items. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

LEVEL_COST = rule("level.cost")
LEVEL_START = rule("level.start")
LEVEL_MUST = rule("level.must-buy")
LEVEL_TOP = rule("level.top")
LEVEL_TIER = rule("level.highest-tier")

UPGRADE_LOWEST = rule("upgrade.lowest-tier")
UPGRADE_CARDS = rule("upgrade.two-cards")
UPGRADE_ULTIMATE = rule("upgrade.ultimate")

ITEM_BONUS = rule("item.bonus")
ITEM_NO_ICON = rule("item.no-icon")

PITY_COIN = rule("pity.coin")
