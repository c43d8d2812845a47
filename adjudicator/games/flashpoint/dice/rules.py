"""The rule ids of the dice topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

CHECK_CONCEALMENT = rule("check.concealment")
CHECK_COVER = rule("check.cover")
CHECK_REROLLS = rule("check.rerolls")
CHECK_SUCCESS = rule("check.success")
CHECK_TN = rule("check.tn")

FOCUS_BOOST = rule("focus.boost")
FOCUS_GAIN = rule("focus.gain")

POOL_FOCUSING = rule("pool.focusing")
POOL_LIMITS = rule("pool.limits")
POOL_STAT = rule("pool.stat")
