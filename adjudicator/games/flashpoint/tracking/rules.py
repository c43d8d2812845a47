"""The rule ids of the tracking topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

ROUND_PASS = rule("round.pass")
ROUND_TRACK = rule("round.track")
