"""The ids of the rules about Minion Battles and lanes. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

BATTLE_COUNT = rule("battle.count")
BATTLE_EVEN = rule("battle.even")
BATTLE_REMOVE = rule("battle.remove")
BATTLE_HEAVY = rule("battle.heavy-last")
BATTLE_PUSHED = rule("battle.pushed")
BATTLE_STRAYS = rule("battle.strays-first")
BATTLE_IN_TURN = rule("battle.in-a-turn")

LANE_COUNTER = rule("lane.wave-counter")
LANE_LAST = rule("lane.last-counter")
LANE_NEXT = rule("lane.next-zone")
LANE_THRONE = rule("lane.throne")
LANE_CLEARED = rule("lane.cleared")
LANE_SPAWN = rule("lane.respawn")
LANE_DISPLACED = rule("lane.displaced")
LANE_STEPS = rule("lane.steps")

DOUBLE_ENDS = rule("double.ends")
DOUBLE_ZONES = rule("double.more-zones")
DOUBLE_TIE = rule("double.tie")
DOUBLE_TOGETHER = rule("double.together")

STRAY_RETURN = rule("stray.return")
STRAY_PLACED = rule("stray.placed")
STRAY_ORDER = rule("stray.order")
