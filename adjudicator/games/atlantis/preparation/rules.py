"""The ids of the rules about what a game needs. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

SETUP_MAP = rule("setup.map")
SETUP_WAVES = rule("setup.wave-counters")
SETUP_LIFE = rule("setup.life-counters")
SETUP_HEROES = rule("setup.heroes")
SETUP_HANDICAP = rule("setup.handicap")
