"""What verdicts on reaching, placing, destroying, coming back and the Ring say."""

from adjudicator.messages.phrases.phrase import Phrases

REACHING: Phrases = {
    "interact.adjacent": "{thing} at {place} is adjacent to {who}.",
    "interact.opened": "{thing} at {place} was opened before: there is nothing left to loot.",
    "interact.not-beside": "{thing} at {place} is not beside the space of {who}.",
    "interact.other-level": "{thing} at {place} stands on another level than {who}.",
    "interact.in-between": (
        "{things} stands between {who} and {thing} at {place}.",
        "{things} stand between {who} and {thing} at {place}.",
        "count",
    ),
    "interact.buildings": "Two Buildings meet between {who} and {thing} at {place}.",
    "interact.own-space": (
        "{thing} is on the very space of {who}, and a space is not adjacent to itself."
    ),
    "interact.untagged": (
        "Near, but not tagged INTERACTIVE: {things}.",
        "Near, but not tagged INTERACTIVE: {things}.",
        "count",
    ),
    "interact.no-object": (
        "Near, but nothing to interact with: {things}.",
        "Near, but nothing to interact with: {things}.",
        "count",
    ),
    "interact.tokens": "One Interact action takes up to {most} tokens, and drops up to {most}.",
    "interact.one": (
        "There is 1 object to interact with from {here}.",
        "There are {count} objects to interact with from {here}; an action takes one of them.",
        "count",
    ),
    "interact.none": "From {here} there is nothing to interact with.",
    "interact.with.headline": "Can interact with {things}",
    "interact.nothing.headline": "Nothing to interact with",
    "interact.label": "Interact",
    "interact.value": "{count}",
    "interact.answer": (
        "objects: {listed}; spaces to pick up from: {pick-up}; spaces to drop on: {drop}"
    ),
    "reach.pick-up": "Loot can be picked up from {spaces}.",
    "reach.too-far": "There is loot on {spaces}, at distance 1 but not adjacent.",
    "reach.drop": "Loot can be dropped on {spaces}: the own space and neighboring ones.",
    "reach.drop-adjacent": "Loot can be dropped on {spaces}: the own space and adjacent ones.",
    "reach.lies": "{token} lies on {space}.",
    "reach.not-there": "{token} does not lie on {space}.",
    "reach.near": "{space} is within reach of {who}.",
    "reach.not-adjacent": "{space} is neither the space of {who} nor adjacent to it.",
    "reach.not-neighboring": "{space} is neither the space of {who} nor neighboring it.",
    "reach.gear": "Gear goes in its slot, and never in the Backpack: drop what is there now.",
    "reach.no-gear": "Gear is not taken from the map: what is replaced leaves the game.",
    "reach.carried": "{token} is in the Backpack of {who}.",
    "reach.not-carried": "{token} is not in the Backpack of {who}.",
    "loot.picked-up.headline": "{token} can be picked up",
    "loot.left.headline": "{token} cannot be picked up",
    "loot.dropped.headline": "{token} can be dropped on {space}",
    "loot.kept.headline": "{token} cannot be dropped on {space}",
    "pick-up.label": "Pick up",
    "pick-up.value": "{token}",
    "pick-up.answer.true": "it can be picked up",
    "pick-up.answer.false": "it cannot be picked up",
    "drop.label": "Drop",
    "drop.value": "{token}",
    "drop.answer.true": "it can be dropped there",
    "drop.answer.false": "it cannot be dropped there",
}

PLACING: Phrases = {
    "placing.at-an-angle": "At {spot}, things that are connected meet at an angle.",
    "placing.anywhere": "The spot need not be free.",
    "placing.free-space": "Only a free space will do.",
    "placing.free-intersection": "Only a free intersection will do.",
    "placing.range": "It must be {low} to {high} spaces from {who}.",
    "placing.exact": (
        "It must be exactly 1 space from {who}.",
        "It must be exactly {low} spaces from {who}.",
        "low",
    ),
    "placing.level": "It must be on level {level}.",
    "placing.sight": "{who} must have a clear line to it.",
    "placing.attach": "It goes on the space of {target}, and from now on wherever {target} goes.",
    "placing.persistent": "It stands on the map already: it is taken from there.",
    "placing.no-level": "Nothing around {spot} is on that level.",
    "placing.figure-there": "{figure} stands on {spot}.",
    "placing.taken": "{spot} is occupied: {things}.",
    "placing.straight": (
        "At {spot}, {things} runs straight on: the intersection is occupied.",
        "At {spot}, {things} are connected in a straight line: the intersection is occupied.",
        "count",
    ),
    "placing.out-of-range": "{spot} is at distance {distance}, not {low} to {high}.",
    "placing.wrong-level": "{spot} is not on level {level}.",
    "placing.not-target": "{spot} is not the space of the target.",
    "placing.seen": "{who} has a clear line to {spot}.",
    "placing.not-seen": "{who} has no clear line to {spot}.",
    "placing.undecided": "Whether {who} has a line to {spot} is left to the table.",
    "placing.levels": "There are separate intersections here on the levels {levels}.",
    "placing.outside": (
        "At {spot}, {things} makes a right angle: the miniature goes on its outside.",
        "At {spot}, {things} make a right angle: the miniature goes on its outside.",
        "count",
    ),
    "placing.angles": (
        "At 1 of them there is a right angle: the miniature goes on its outside.",
        "At {count} of them there is a right angle: the miniature goes on its outside.",
        "count",
    ),
    "placing.fits": "{spot} meets every condition.",
    "placing.refused": "{spot} does not meet every condition.",
    "placing.spots": (
        "1 spot meets every condition.",
        "{count} spots meet every condition.",
        "count",
    ),
    "placing.where.headline": ("1 spot", "{count} spots", "count"),
    "placing.fits.headline": "Can be placed",
    "placing.refused.headline": "Cannot be placed",
    "place.label": "Place",
    "placing.where.value": "{count}",
    "placing.fits.value": "{spot}",
    "placing.refused.value": "none",
    "place.answer.none": "{spots} spots",
    "place.answer.true": "it can be placed there",
    "place.answer.false": "it cannot be placed there",
}

DESTROYING: Phrases = {
    "destroy.number": (
        "1 target, and the action allows {most}.",
        "{count} targets, and the action allows {most}.",
        "count",
    ),
    "destroy.too-many": "{count} targets are too many: the action allows {most}.",
    "destroy.by-hand": "All targets are attacked hand to hand.",
    "destroy.not-by-hand": "It takes a loaded weapon: nothing is destroyed by hand.",
    "destroy.loaded": "It is attacked with {weapon}, which has Ammo.",
    "destroy.loaded-unknown": "It is attacked with {weapon}: its Ammo marker must be above 0.",
    "destroy.ammo": "All targets are attacked with {weapon}, which has Ammo: none is spent.",
    "destroy.ammo-unknown": (
        "All targets are attacked with {weapon}: its Ammo marker must be above 0. None is spent."
    ),
    "destroy.no-ammo": "{weapon} has no Ammo.",
    "destroy.tagged": "{thing} at {place} is DESTROYABLE.",
    "destroy.not-tagged": "{thing} at {place} is not tagged DESTROYABLE here.",
    "destroy.destructible": "{thing} at {place} is Destructible.",
    "destroy.not-destructible": "{thing} at {place} is not Destructible here.",
    "destroy.on-space": "{thing} is on the space of {who}.",
    "destroy.adjacent": "{thing} is adjacent to {who}.",
    "destroy.not-adjacent": "{thing} is neither adjacent to {who} nor on the same space.",
    "destroy.in-range": "It is at distance {distance}: the optimal range is {low} to {high}.",
    "destroy.not-in-range": (
        "It is at distance {distance}, outside of the optimal range of {low} to {high}."
    ),
    "destroy.in-best-range": "It is at distance {distance}: the best range is {low} to {high}.",
    "destroy.not-in-best-range": (
        "It is at distance {distance}, outside of the best range of {low} to {high}."
    ),
    "destroy.seen": "{who} has a clear line to {thing}.",
    "destroy.not-seen": "{who} has no clear line to {thing}.",
    "destroy.undecided": "Whether {who} has a line to {thing} is left to the table.",
    "destroy.removed": (
        "It goes back to its owner; an Ability token of it that waits is moved to Cooldown.",
        "They go back to their owners; Ability tokens of them that wait are moved to Cooldown.",
        "count",
    ),
    "destroy.taken-off": (
        "What its destruction brings about is resolved, and it is taken off the map.",
        "What their destruction brings about is resolved, and they are taken off the map.",
        "count",
    ),
    "destroy.all.headline": ("1 is destroyed", "{count} are destroyed", "count"),
    "destroy.refused.headline": "Not possible",
    "destroy.label": "Destroy",
    "destroy.value": "{count}",
    "destroy.answer.true": "possible",
    "destroy.answer.false": "not possible",
}

RESPAWNING: Phrases = {
    "respawn.on-map": "{name} is on the map and has nowhere to come back from.",
    "respawn.first": "{name} is off the map: the first action is to respawn, for 1 AP.",
    "respawn.no-beacon": "There is no Respawn Beacon on the map.",
    "respawn.any-beacon": "No squadmate is on the map, so any Respawn Beacon will do.",
    "respawn.distance": (
        "The Respawn Beacon on {space} is 1 space from {squadmate}.",
        "The Respawn Beacon on {space} is {distance} spaces from {squadmate}.",
        "distance",
    ),
    "respawn.closest": (
        "The one on {spaces} is the closest to a squadmate.",
        "Those on {spaces} are equally close to a squadmate: choose one.",
        "count",
    ),
    "respawn.spaces": "Free and adjacent to it: {spaces}.",
    "respawn.no-space": "No free space is adjacent to it.",
    "respawn.here": "{space} is one of them.",
    "respawn.not-here": "{space} is not one of them.",
    "respawn.dials": "The dials show {shield} Shield and {health} Health points.",
    "respawn.dials-full": (
        "Health goes to {health}, and the Shield to the most that its Body Shield allows."
    ),
    "respawn.on-map.headline": "Not off the map",
    "respawn.where.headline": ("1 space", "{count} spaces", "count"),
    "respawn.here.headline": "Respawns on {space}",
    "respawn.not-here.headline": "Not on {space}",
    "respawn.label": "Respawn",
    "respawn.value": "{count}",
    "respawn.answer": "{beacons} beacons, {spaces} spaces",
}

RING: Phrases = {
    "ring.border": "The Ring reaches from {first} to {last}, both of these inside.",
    "ring.closed": "The Ring has closed: no space is inside.",
    "ring.who-outside": "Outside: {names}.",
    "ring.nobody-outside": "Nobody is outside.",
    "ring.damage-unknown": (
        "{names} will be hurt; how much stands below the Round track, at the Round marker."
    ),
    "ring.shielded": "{name} has a Legendary Knockdown Shield: no more than {least} comes through.",
    "ring.hurts": (
        "{name} takes 1 damage, straight to Health.",
        "{name} takes {damage} damage, straight to Health.",
        "damage",
    ),
    "ring.moved": (
        "Then the borders move inward: top {top}, left {left}, right {right}, bottom {bottom}."
    ),
    "ring.outside.headline": ("1 Legend outside", "{count} Legends outside", "count"),
    "ring.all-inside.headline": "Nobody outside",
    "ring.answer": "Legends outside: {outside}, hurt: {damage}",
    "ring.label": "Ring",
    "ring.value": "{count}",
}

PHRASES: Phrases = {**REACHING, **PLACING, **DESTROYING, **RESPAWNING, **RING}
