"""The ids of the rules that Flashpoint code speaks of. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("flashpoint")
rule = RULES.rule

ACTION_EXHAUSTED = rule("action.exhausted")
ACTION_TOKENS = rule("action.tokens")

ACTIVATION_MIXED = rule("activation.mixed")
ACTIVATION_ORDER = rule("activation.order")

ALARM_AFTER = rule("alarm.after")
ALARM_CAUSES = rule("alarm.causes")
ALARM_CHECK = rule("alarm.check")
ALARM_EFFECTS = rule("alarm.effects")
ALARM_SURPRISE = rule("alarm.surprise")

AREA_ALL = rule("area.all")
AREA_BLAST = rule("area.blast")
AREA_FRIENDLY_FIRE = rule("area.friendly-fire")
AREA_MELEE = rule("area.melee")
AREA_ZONE = rule("area.zone")

ATTACK_BARRICADE = rule("attack.barricade")
ATTACK_COVER = rule("attack.cover")
ATTACK_DOORWAY = rule("attack.doorway")
ATTACK_INITIATIVE = rule("attack.initiative")
ATTACK_LOS = rule("attack.los")
ATTACK_MODIFIERS = rule("attack.modifiers")
ATTACK_RANGE = rule("attack.range")
ATTACK_SUCCESS = rule("attack.success")
ATTACK_TN = rule("attack.tn")

AWARE_CAUSES = rule("aware.causes")
AWARE_SPREADS = rule("aware.spreads")
AWARE_SURPRISED = rule("aware.surprised")
AWARE_UNAWARE = rule("aware.unaware")

BLIP_REMOVED = rule("blip.removed")
BLIP_SPECIAL = rule("blip.special")

CAMERA_DISABLED = rule("camera.disabled")
CAMERA_FACING = rule("camera.facing")
CAMERA_OWN_ZONE = rule("camera.own-zone")
CAMERA_TECHNICIANS = rule("camera.technicians")

CARDS_EXHAUST = rule("cards.exhaust")

CHECK_CONCEALMENT = rule("check.concealment")
CHECK_COVER = rule("check.cover")
CHECK_REROLLS = rule("check.rerolls")
CHECK_SUCCESS = rule("check.success")
CHECK_TN = rule("check.tn")

CONDITION_BLEED = rule("condition.bleed")
CONDITION_CRIPPLE = rule("condition.cripple")
CONDITION_IMMOBILIZED = rule("condition.immobilized")
CONDITION_MARK = rule("condition.mark")
CONDITION_ONE_EACH = rule("condition.one-each")
CONDITION_REMOVE = rule("condition.remove")
CONDITION_ROBOTIC = rule("condition.robotic")
CONDITION_STUN = rule("condition.stun")
CONDITION_TRACKING = rule("condition.tracking")
CONDITION_VULNERABLE = rule("condition.vulnerable")

DAMAGE_ARMOR = rule("damage.armor")
DAMAGE_DOWNED = rule("damage.downed")
DAMAGE_HEAL = rule("damage.heal")
DAMAGE_KILLED = rule("damage.killed")
DAMAGE_RESILIENT = rule("damage.resilient")
DAMAGE_SUFFER = rule("damage.suffer")
DAMAGE_TOKENS = rule("damage.tokens")

DISCOVER_CHECK = rule("discover.check")
DISCOVER_RESULT = rule("discover.result")

DOOR_SECURITY = rule("door.security")

EFFECT_AS_FAR = rule("effect.as-far")

EMPOWER_ALL = rule("empower.all")
EMPOWER_CARD = rule("empower.card")
EMPOWER_NEXT = rule("empower.next")

ENEMY_AFTER_ALARM = rule("enemy.after-alarm")
ENEMY_ALLOWANCE = rule("enemy.allowance")
ENEMY_AREA = rule("enemy.area")
ENEMY_AREA_FRIENDS = rule("enemy.area-friends")
ENEMY_CLOSER = rule("enemy.closer")
ENEMY_DOORS = rule("enemy.doors")
ENEMY_HIT = rule("enemy.hit")
ENEMY_INSERTION = rule("enemy.insertion")
ENEMY_LOCKED = rule("enemy.locked")
ENEMY_MIXED = rule("enemy.mixed")
ENEMY_NEAREST = rule("enemy.nearest")
ENEMY_NOTICING = rule("enemy.noticing")
ENEMY_OVERWATCH = rule("enemy.overwatch")
ENEMY_REACH = rule("enemy.reach")
ENEMY_SIMULTANEOUS = rule("enemy.simultaneous")
ENEMY_STEPS_OUT = rule("enemy.steps-out")
ENEMY_STOPS = rule("enemy.stops")
ENEMY_TAKES_TOKEN = rule("enemy.takes-token")
ENEMY_TARGET_ZONE = rule("enemy.target-zone")
ENEMY_TELEPORT = rule("enemy.teleport")
ENEMY_TIES = rule("enemy.ties")
ENEMY_TN = rule("enemy.tn")

FOCUS_BOOST = rule("focus.boost")
FOCUS_EFFECT = rule("focus.effect")

INVESTIGATE_LIMIT = rule("investigate.limit")
INVESTIGATE_TAKEN = rule("investigate.taken")

LOS_BOTH_WAYS = rule("los.both-ways")
LOS_CORNER = rule("los.corner")
LOS_DOORWAY = rule("los.doorway")
LOS_LINE = rule("los.line")
LOS_MAP_EDGE = rule("los.map-edge")
LOS_OBSTACLE = rule("los.obstacle")
LOS_SAME_ZONE = rule("los.same-zone")

MISSION_LOST = rule("mission.lost")
MISSION_WON = rule("mission.won")

MOVE_ADJACENT = rule("move.adjacent")
MOVE_CAREFUL = rule("move.careful")
MOVE_CARRYING = rule("move.carrying")
MOVE_DISENGAGE = rule("move.disengage")
MOVE_ENGAGED = rule("move.engaged")
MOVE_OPEN_DOOR = rule("move.open-door")
MOVE_STANDARD = rule("move.standard")
MOVE_STOPS = rule("move.stops")
MOVE_UNAWARE = rule("move.unaware")

NOISE_ALARM = rule("noise.alarm")
NOISE_AWARE = rule("noise.aware")
NOISE_CHECK = rule("noise.check")
NOISE_FLIP = rule("noise.flip")
NOISE_HEARD = rule("noise.heard")
NOISE_TOKEN = rule("noise.token")

ORDER_OVERWATCH = rule("order.overwatch")
ORDER_OVERWATCH_ONCE = rule("order.overwatch-once")
ORDER_PICK_UP = rule("order.pick-up")

POOL_FOCUSING = rule("pool.focusing")
POOL_LIMITS = rule("pool.limits")
POOL_STAT = rule("pool.stat")

PORTAL_STEP = rule("portal.step")

RANGE_ADJACENT = rule("range.adjacent")
RANGE_COUNT = rule("range.count")
RANGE_SAME_ZONE = rule("range.same-zone")
RANGE_WITHOUT_LOS = rule("range.without-los")

RECOVER_BONUS = rule("recover.bonus")
RECOVER_CHOICE = rule("recover.choice")
RECOVER_DAMAGED = rule("recover.damaged")
RECOVER_TOKENS = rule("recover.tokens")

REVIVE_CHECK = rule("revive.check")
REVIVE_RESULT = rule("revive.result")
REVIVE_ZONE = rule("revive.zone")

ROUND_ENEMY = rule("round.enemy")
ROUND_ESCALATION = rule("round.escalation")
ROUND_OPERATIVE = rule("round.operative")
ROUND_REFRESH = rule("round.refresh")

SABOTAGE_CHECK = rule("sabotage.check")
SABOTAGE_FAILURE = rule("sabotage.failure")
SABOTAGE_PLACE = rule("sabotage.place")
SABOTAGE_SUCCESS = rule("sabotage.success")

SEARCH_GEAR = rule("search.gear")
SEARCH_SIDES = rule("search.sides")
SEARCH_TOKEN = rule("search.token")

SOLDIER_ACTIVATES = rule("soldier.activates")
SOLDIER_KILLED = rule("soldier.killed")
SOLDIER_STUNNED = rule("soldier.stunned")

SPAWN_CARD = rule("spawn.card")
SPAWN_EVENT = rule("spawn.event")
SPAWN_FULL = rule("spawn.full")
SPAWN_LOST = rule("spawn.lost")
SPAWN_NEXT_POINT = rule("spawn.next-point")
SPAWN_ON_SIGHT = rule("spawn.on-sight")
SPAWN_POINT = rule("spawn.point")
SPAWN_SHORT = rule("spawn.short")
SPAWN_THRALLS = rule("spawn.thralls")
SPAWN_UNAWARE = rule("spawn.unaware")
SPAWN_VALUE = rule("spawn.value")

SQUAD_MEMBERS = rule("squad.members")

STEALTH_CAMERA = rule("stealth.camera")
STEALTH_CHECK = rule("stealth.check")
STEALTH_CLOSE = rule("stealth.close")
STEALTH_CONCEALED = rule("stealth.concealed")
STEALTH_COVER = rule("stealth.cover")
STEALTH_TN = rule("stealth.tn")

TACTICS_ONGOING = rule("tactics.ongoing")
TACTICS_PLAY = rule("tactics.play")

TECHNICIAN_HARMLESS = rule("technician.harmless")
TECHNICIAN_MISSED = rule("technician.missed")

TIES_PLAYERS = rule("ties.players")

TRACK_ICONS = rule("track.icons")
TRACK_LEFTMOST = rule("track.leftmost")

VALOR_DRAW = rule("valor.draw")

VENT_ACCESS = rule("vent.access")
VENT_INVESTIGATE = rule("vent.investigate")
VENT_MOVE = rule("vent.move")
VENT_ONLY_MOVES = rule("vent.only-moves")

ZONE_LIMIT = rule("zone.limit")
ZONE_SHOVE = rule("zone.shove")
