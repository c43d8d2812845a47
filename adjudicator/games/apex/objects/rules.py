"""The rules of objects, loot and coming back. What each says stands in the docs."""

from adjudicator.core.rule import RuleBook

RULES = RuleBook("apex")
rule = RULES.rule

# Reaching objects, picking up, dropping
INTERACT_ADJACENT = rule("interact.adjacent-object")
INTERACT_TAGGED = rule("interact.tagged")
INTERACT_OPENED = rule("interact.opened-bin")
INTERACT_ONE = rule("interact.one-object")
REACH_PICK_UP = rule("reach.pick-up")
REACH_DROP = rule("reach.drop")

# Weapons, attachments, loot
WEAPON_SLOTS = rule("weapon.slots")
WEAPON_REPLACE = rule("weapon.replace")
WEAPON_TAKE_AMMO = rule("weapon.take-ammo")
WEAPON_AMMO_TRACK = rule("weapon.ammo-track")
WEAPON_DISCARD = rule("weapon.discard")
LOOT_KEEP = rule("loot.keep-or-drop")
LOOT_GEAR = rule("loot.gear")
LOOT_BACKPACK = rule("loot.backpack")
LOOT_SIDES = rule("loot.sides")
LOOT_ATTACHMENT = rule("loot.attachment")
CONSUMABLE_USE = rule("loot.consumable")
CONSUMABLE_ACCELERANT = rule("loot.accelerant")

# Destroying, coming back, placing
DESTROY_TAGGED = rule("destroy.tagged")
DESTROY_NUMBER = rule("destroy.number")
DESTROY_AMMO = rule("destroy.weapon-with-ammo")
DESTROY_SIGHT = rule("destroy.line-of-sight")
DESTROY_RANGE = rule("destroy.optimal-range")
DESTROY_HAND = rule("destroy.hand-to-hand")
DESTROY_AFTER = rule("destroy.removed")
RESPAWN_CLOSEST = rule("respawn.closest-beacon")
RESPAWN_ALONE = rule("respawn.no-squadmate")
RESPAWN_SPACE = rule("respawn.free-space")
PLACING_CONDITIONS = rule("placing.conditions")
PLACING_ANYWHERE = rule("placing.anywhere")
PLACING_FREE_SPACE = rule("placing.free-space")
PLACING_FREE_CORNER = rule("placing.free-intersection")
PLACING_STRAIGHT = rule("placing.straight-joint")
PLACING_ANGLE = rule("placing.right-angle")
PLACING_LEVELS = rule("placing.levels")
PLACING_RANGE = rule("placing.in-range")
PLACING_SIGHT = rule("placing.in-sight")
PLACING_ATTACH = rule("placing.attach")
PLACING_PERSISTENT = rule("placing.persistent")

# Turns, points and tracks
ACTIVATION_RESPAWN = rule("activation.respawn")

# What only the beta has
LOOT_GEAR_REMOVED = rule("loot.gear-removed")
RESPAWN_DIALS = rule("respawn.dials-set")
INTERACT_OBJECTS = rule("interact.objects")
INTERACT_THREE = rule("interact.three-tokens")
REACH_DROP_ADJACENT = rule("reach.drop-adjacent")
LOOT_STACKS = rule("loot.stacks")
WEAPON_LOADED = rule("weapon.comes-loaded")
DESTROY_ONE = rule("destroy.one-object")
DESTROY_LOADED = rule("destroy.loaded-weapon")
PLACING_UNTIL = rule("placing.until-used-again")
