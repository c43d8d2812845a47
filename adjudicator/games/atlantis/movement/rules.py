"""The ids of the rules about movement. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("atlantis")
rule = RULES.rule

MOVE_UP_TO = rule("move.up-to")
MOVE_OBSTACLES = rule("move.obstacles")
MOVE_EXACT = rule("move.exact")
MOVE_STRAIGHT = rule("move.straight")
MOVE_THROUGH = rule("move.through")
MOVE_TOKEN = rule("move.through-token")
MOVE_CANNOT = rule("move.cannot-move")
MOVE_NO_ACTION = rule("move.no-movement-action")
MOVE_OTHERS = rule("move.others")

PATH_SHORTEST = rule("path.shortest")
PATH_OBSTACLE = rule("path.to-obstacle")
PATH_ADJACENT = rule("path.already-adjacent")

TRAVEL_ADJACENT = rule("travel.adjacent-zone")
TRAVEL_FROM = rule("travel.enemies-behind")
TRAVEL_TO = rule("travel.enemies-ahead")
TRAVEL_EMPTY = rule("travel.empty-space")
TRAVEL_HEROES = rule("travel.heroes-only")
TRAVEL_BARRED = rule("travel.barred")
TRAVEL_FREE = rule("travel.no-path-needed")
