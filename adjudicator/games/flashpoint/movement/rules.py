"""The rule ids of the movement topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

ACTION_EXHAUSTED = rule("action.exhausted")

DOOR_SECURITY = rule("door.security")

MOVE_ADJACENT = rule("move.adjacent")
MOVE_CAREFUL = rule("move.careful")
MOVE_CARRYING = rule("move.carrying")
MOVE_DISENGAGE = rule("move.disengage")
MOVE_ENGAGED = rule("move.engaged")
MOVE_OPEN_DOOR = rule("move.open-door")
MOVE_STANDARD = rule("move.standard")
MOVE_STOPS = rule("move.stops")
MOVE_TELEPORT = rule("move.teleport")
MOVE_UNAWARE = rule("move.unaware")

ORDER_OVERWATCH = rule("order.overwatch")

SOLDIER_ACTIVATES = rule("soldier.activates")

TECHNICIAN_HARMLESS = rule("technician.harmless")
VENT_ACCESS = rule("vent.access")
VENT_INVESTIGATE = rule("vent.investigate")
VENT_MOVE = rule("vent.move")
VENT_ONLY_MOVES = rule("vent.only-moves")
