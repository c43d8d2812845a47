"""The rule ids of the actions topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

ACTION_TOKENS = rule("action.tokens")

DISCOVER_CHECK = rule("discover.check")
DISCOVER_RESULT = rule("discover.result")

FOCUS_EFFECT = rule("focus.effect")

ORDER_OVERWATCH_ONCE = rule("order.overwatch-once")
ORDER_PICK_UP = rule("order.pick-up")

REVIVE_CHECK = rule("revive.check")
REVIVE_RESULT = rule("revive.result")
REVIVE_ZONE = rule("revive.zone")

SABOTAGE_CHECK = rule("sabotage.check")
SABOTAGE_FAILURE = rule("sabotage.failure")
SABOTAGE_PLACE = rule("sabotage.place")
SABOTAGE_SUCCESS = rule("sabotage.success")

SEARCH_GEAR = rule("search.gear")
SEARCH_SIDES = rule("search.sides")
SEARCH_TOKEN = rule("search.token")

SQUAD_MEMBERS = rule("squad.members")

VALOR_USE = rule("valor.use")

TACTICS_ONGOING = rule("tactics.ongoing")
TACTICS_PLAY = rule("tactics.play")
