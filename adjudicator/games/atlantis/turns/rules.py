"""The ids of the rules about turns, actions and effects. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

ORDER_HIGHEST = rule("initiative.highest")
ORDER_COIN = rule("initiative.coin")
ORDER_TEAM = rule("initiative.same-team")
ORDER_AGAIN = rule("initiative.check-again")
ORDER_PASS = rule("initiative.pass")

ROUND_TURNS = rule("round.turns")
ROUND_END = rule("round.end-steps")

TURN_STEPS = rule("turn.steps")

ACTION_ONE = rule("action.one")
ACTION_PRIMARY = rule("action.primary")
ACTION_MOVEMENT = rule("action.movement")
ACTION_TRAVEL = rule("action.fast-travel")
ACTION_HOLD = rule("action.hold")
ACTION_DEFENSE = rule("action.defense")
ACTION_ABSENT = rule("action.off-the-board")

EFFECT_THIS = rule("effect.this-turn-round")
EFFECT_COUNTS = rule("effect.counts")
EFFECT_NEXT = rule("effect.next-turn")
EFFECT_CARDS = rule("effect.after-playing-cards")
EFFECT_END = rule("effect.end-of-turn")
EFFECT_ROUND = rule("effect.not-into-next-round")
EFFECT_CANCEL = rule("effect.card-changes-state")
EFFECT_SAME_TIME = rule("effect.same-time")
EFFECT_DEFEATED = rule("effect.hero-defeated")
