"""The open points of the book, and their values, the default first.

Each belongs to a rule; the docs describe it there. Rules are named in full: they belong to topics,
which build on this.
"""

from adjudicator.core.rule import RuleId
from adjudicator.core.ruling import Rulings

RULINGS = Rulings()
ruling = RULINGS.ruling

OUTLINE = ruling("outline", "wall", "open", rule=RuleId("flashpoint.los.map-edge"))
CAMERA_FIELD = ruling(
    "camera-field", "cone", "line", "half", rule=RuleId("flashpoint.camera.facing")
)
CAMERA_ATTACK = ruling("camera-attack", "yes", "no", rule=RuleId("flashpoint.camera.technicians"))
NOISE_RANGE = ruling("noise-range", "through", "walk", rule=RuleId("flashpoint.noise.heard"))
NEAREST = ruling("nearest", "walk", "strict", "count", rule=RuleId("flashpoint.enemy.nearest"))
STOP_NEEDS_LOS = ruling("stop-needs-los", "yes", "no", rule=RuleId("flashpoint.enemy.stops"))
RETARGET = ruling("retarget", "yes", "no", rule=RuleId("flashpoint.enemy.takes-token"))
STUNNED_MOVES = ruling("stunned-moves", "yes", "no", rule=RuleId("flashpoint.enemy.allowance"))
STUNNED_SUPPORTS = ruling(
    "stunned-supports", "no", "yes", rule=RuleId("flashpoint.enemy.simultaneous")
)
UNIT_MOVE = ruling("unit-move", "leader", "slowest", rule=RuleId("flashpoint.enemy.allowance"))
TECHNICIANS_FILL = ruling("technicians-fill", "no", "yes", rule=RuleId("flashpoint.zone.limit"))
DISENGAGE_COUNTS = ruling(
    "disengage-counts", "aware", "all", rule=RuleId("flashpoint.move.disengage")
)
ON_POINT_PRESENT = ruling("on-point-present", "tied", "any", rule=RuleId("flashpoint.enemy.ties"))
CRIPPLE_HEALTH = ruling("cripple-health", "yes", "no", rule=RuleId("flashpoint.condition.cripple"))
SPAWN_ROLL = ruling("spawn-roll", "next", "reroll", rule=RuleId("flashpoint.spawn.point"))
ALARM_BLIPS = ruling("alarm-blips", "reserves", "pool", rule=RuleId("flashpoint.blip.removed"))
SHAFT_COUNTS = ruling("shaft-counts", "yes", "no", rule=RuleId("flashpoint.mission.lost"))
OWN_AREA = ruling("own-area", "spares", "hits", rule=RuleId("flashpoint.area.all"))
SHOVE_DOORS = ruling("shove-doors", "last", "no", "yes", rule=RuleId("flashpoint.zone.shove"))
UNIT_ATTACKS = ruling("unit-attacks", "leader", "any", rule=RuleId("flashpoint.enemy.stops"))
AWARE_MOVE = ruling("aware-move", "patrols", "all", rule=RuleId("flashpoint.enemy.allowance"))
DOORWAY_TIP = ruling("doorway-tip", "cover", "none", rule=RuleId("flashpoint.attack.doorway"))
CAMERA_AWARE = ruling("camera-aware", "asks", "quiet", rule=RuleId("flashpoint.stealth.camera"))
CRIPPLE_DAMAGE = ruling("cripple-damage", "no", "yes", rule=RuleId("flashpoint.condition.cripple"))

#: How scenes of old wrote a reading that goes by another word now.
RENAMED = {("shove-doors", "through"): "yes", ("shove-doors", "stop"): "no"}
