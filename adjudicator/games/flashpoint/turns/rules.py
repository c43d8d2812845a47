"""The rule ids of the turns topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

MISSION_LOST = rule("mission.lost")
MISSION_WON = rule("mission.won")

ROUND_ENEMY = rule("round.enemy")
ROUND_ESCALATION = rule("round.escalation")
ROUND_OPERATIVE = rule("round.operative")
ROUND_REFRESH = rule("round.refresh")
