"""The ids of the rules about victory. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

WIN_THRONE = rule("win.throne")
WIN_LAST_PUSH = rule("win.last-push")
WIN_LIFE = rule("win.life-counters")
