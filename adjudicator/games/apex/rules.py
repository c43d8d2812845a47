"""The ids of the rules that Apex code speaks of. What each says stands in the docs."""

from adjudicator.kernel.rule import RuleBook

RULES = RuleBook("apex")
rule = RULES.rule

MAP_LEVELS = rule("map.levels")
MAP_BUILDINGS = rule("map.buildings")

DISTANCE_SPACES = rule("distance.spaces")
DISTANCE_FLAT = rule("distance.flat")
DISTANCE_EDGE = rule("distance.edge")
DISTANCE_INTERSECTION = rule("distance.intersection")
DISTANCE_OWN = rule("distance.own-border")

CONTIGUITY_DISTANCE_ONE = rule("contiguity.distance-one")
CONTIGUITY_ADJACENT = rule("contiguity.adjacent")
CONTIGUITY_NEIGHBORING = rule("contiguity.neighboring")
CONTIGUITY_OBSTACLE = rule("contiguity.obstacle-between")
CONTIGUITY_CORNER = rule("contiguity.corner-between")
CONTIGUITY_EDGE = rule("contiguity.edge")
CONTIGUITY_INTERSECTION = rule("contiguity.intersection")

LOS_LINE = rule("los.line")
LOS_BLOCKAGES = rule("los.blockages")
LOS_CONNECTED = rule("los.connected")
LOS_TOUCHED = rule("los.corner-touched")
LOS_HIGHER = rule("los.higher-blocks")
LOS_UPPER = rule("los.upper-lower")
LOS_LOW = rule("los.low-ignored")
LOS_OWN_EDGE = rule("los.own-edge")
LOS_FARTHEST = rule("los.farthest")
LOS_MEASURING = rule("los.measuring-x")
LOS_HIDDEN_ROWS = rule("los.hidden-rows")
LOS_TARGET_INTERSECTION = rule("los.target-intersection")
LOS_SOURCE_INTERSECTION = rule("los.upper-intersection")
LOS_RIGHT_BEHIND = rule("los.right-behind")
LOS_BEYOND_BOOK = rule("los.beyond-book")
LOS_BOTH_WAYS = rule("los.both-ways")

COVER_OBJECTS = rule("cover.objects")
COVER_CROSSED = rule("cover.crossed")
COVER_CONNECTED = rule("cover.connected")
COVER_SPACE_OBJECT = rule("cover.space-object")
COVER_TARGET_SPACE = rule("cover.target-space")

MOVE_BORDER = rule("move.border")
MOVE_SPACE = rule("move.per-space")
MOVE_OCCUPIED = rule("move.occupied")
MOVE_IMPASSABLE = rule("move.impassable")
MOVE_UP = rule("move.up")
MOVE_TWO_UP = rule("move.two-levels-up")
MOVE_DOWN = rule("move.down")
MOVE_OBSTACLE = rule("move.obstacle")
MOVE_HIGH_COMPONENT = rule("move.high-component")
MOVE_CONNECTED = rule("move.connected")
MOVE_LEAST = rule("move.least-restriction")

# Moves and ways

# Reaching objects, picking up, dropping

# Shooting

# Life and death

# Weapons, attachments, loot

# Grenades, areas

# Blows and pushes

# Destroying, coming back, placing

# Zones

# The Ring

# Turns, points and tracks
LOADOUT_STEPS = rule("loadout.steps")
DRAFT_COLOURS = rule("draft.colours")
DRAFT_PICK = rule("draft.pick")
DROP_PREPARE = rule("drop.prepare")
DROP_PLACE = rule("drop.entrance-board")
DROP_ENTER = rule("drop.enter-map")
DROP_CLEAR = rule("drop.clear-away")
ROUND_ORDER = rule("round.order")
TURN_EFFECTS = rule("turn.marker-effects")
TURN_ACTIVATE = rule("turn.activate")
TURN_ADVANCE = rule("turn.advance")
TRANSITION_RING = rule("transition.ring-damage")
TRANSITION_FEAT = rule("transition.feat-card")
TRANSITION_COOLDOWN = rule("transition.cooldown")
TRANSITION_ROUND = rule("transition.round-marker")
TRANSITION_TROPHY = rule("transition.trophy")
TRANSITION_SQUARE = rule("transition.square")
TRANSITION_DIAMOND = rule("transition.diamond")
TRANSITION_READY = rule("transition.draft-cards")
TRANSITION_INITIATIVE = rule("transition.initiative")
CHECKLIST_SHOOT = rule("checklist.shoot")
CHECKLIST_GRENADE = rule("checklist.grenade")
CHECKLIST_ELIMINATED = rule("checklist.eliminated")
ACTIVATION_POINTS = rule("activation.points")
ACTIVATION_PASS = rule("activation.pass")
ACTIVATION_BASIC = rule("activation.basic-actions")
ACTIVATION_SHOOT_ONCE = rule("activation.one-shot")
ACTIVATION_RESPAWN = rule("activation.respawn")
ACTIVATION_ELIMINATED = rule("activation.eliminated")
ACTIVATION_RUSH = rule("activation.rush")
ACTIVATION_LOOT = rule("activation.loot")
CARDS_COST = rule("cards.cost")
CARDS_ENHANCE = rule("cards.enhance")
CARDS_INSTANT = rule("cards.instant")
CARDS_ON_MAP = rule("cards.on-map")
REACTION_ENEMY_SHOT = rule("reactions.enemy-shot")
REACTION_BEFORE = rule("reactions.before-firing")
REACTION_AFTER = rule("reactions.after-firing")
REACTION_SQUAD = rule("reactions.squad")
REACTION_ONE_EACH = rule("reactions.one-each")
ABILITY_TOKEN = rule("abilities.token")
TIME_DURATION = rule("time.duration")
TIME_DELAY = rule("time.delay")
TIME_BELOW = rule("time.below-others")
COOLDOWN_RETURN = rule("cooldown.return")
COOLDOWN_PLACE = rule("cooldown.place")
COOLDOWN_MOVE = rule("cooldown.move")
COOLDOWN_DONE = rule("cooldown.done")

# Contests
PRECEDENCE_RANK = rule("precedence.rank")
PRECEDENCE_PLAYED = rule("precedence.order-played")
PRECEDENCE_PASSIVE = rule("precedence.passive-first")
VICTORY_POINTS = rule("victory.points")
VICTORY_UNIQUE = rule("victory.unique-eliminations")
VICTORY_LAST_BOX = rule("victory.no-deathbox-left")
VICTORY_MORE = rule("victory.more-points")
VICTORY_HEALTH = rule("victory.health")
VICTORY_STALEMATE = rule("victory.stalemate")
