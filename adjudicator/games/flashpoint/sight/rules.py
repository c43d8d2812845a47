"""The rule ids of the sight topic. The docs hold their text."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

CAMERA_DISABLED = rule("camera.disabled")
CAMERA_FACING = rule("camera.facing")
CAMERA_OWN_ZONE = rule("camera.own-zone")
CAMERA_TECHNICIANS = rule("camera.technicians")

LOS_BOTH_WAYS = rule("los.both-ways")
LOS_CORNER = rule("los.corner")
LOS_DOORWAY = rule("los.doorway")
LOS_LINE = rule("los.line")
LOS_MAP_EDGE = rule("los.map-edge")
LOS_OBSTACLE = rule("los.obstacle")
LOS_SAME_ZONE = rule("los.same-zone")

RANGE_ADJACENT = rule("range.adjacent")
RANGE_COUNT = rule("range.count")
RANGE_SAME_ZONE = rule("range.same-zone")
RANGE_WITHOUT_LOS = rule("range.without-los")
