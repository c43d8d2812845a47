"""The rule ids of the alarm topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

ALARM_AFTER = rule("alarm.after")
ALARM_CAUSES = rule("alarm.causes")
ALARM_CHECK = rule("alarm.check")
ALARM_EFFECTS = rule("alarm.effects")
ALARM_SURPRISE = rule("alarm.surprise")

BLIP_REMOVED = rule("blip.removed")

INVESTIGATE_LIMIT = rule("investigate.limit")
INVESTIGATE_TAKEN = rule("investigate.taken")

TRACK_ICONS = rule("track.icons")
TRACK_LEFTMOST = rule("track.leftmost")
