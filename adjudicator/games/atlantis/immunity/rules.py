"""The ids of the rules about Immunity. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

IMMUNE_HEAVY = rule("immune.heavy")
IMMUNE_ALONE = rule("immune.heavy-alone")
IMMUNE_MARKED = rule("immune.marked")
IMMUNE_TYPE = rule("immune.one-type")
