"""Phrases about healing, shields, new weapons and loot."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.life.uses": "{legend} uses this token, which leaves the game: {token}.",
    "apex.life.token": "Its token restores {health} Health and {shield} Shield.",
    "apex.life.token-unsaid": (
        "In the final book, its token restores {health} Health and {shield} Shield. If yours "
        "prints other numbers, enter them."
    ),
    "apex.life.token-limit": (
        "In the final book, this token allows {limit} Shield. If yours prints another number, "
        "enter it."
    ),
    "apex.life.restores-shield": "The Shield gets back {offered}: {before} becomes {after}.",
    "apex.life.restores-shield-lost": (
        "The Shield gets back {offered}, up to {limit}: {before} becomes {after}, and {lost} are "
        "lost."
    ),
    "apex.life.restores-health": "Health gets back {offered}: {before} becomes {after}.",
    "apex.life.restores-health-lost": (
        "Health gets back {offered}, up to {limit}: {before} becomes {after}, and {lost} are lost."
    ),
    "apex.life.cooldowns": (
        "Each of {legend}'s cooldowns goes down by {turns}; one that ends brings its token back."
    ),
    "apex.life.starting-limit": (
        "No Body Shield has been entered for {legend}; the starting one limits the Shield to "
        "{limit}."
    ),
    "apex.life.shield-limit": "The Body Shield limits the Shield to {limit}.",
    "apex.number.shield-limit": "{who}'s Shield limit",
    "apex.life.limit-unknown": (
        "The book's text doesn't give this Body Shield's limit: it's on the token."
    ),
    "apex.life.no-limit.headline": "Health {health}, Shield not known yet",
    "apex.life.no-limit.value": "not known / {health}",
    "apex.life.no-limit.reason": "Enter the Shield limit on {legend}'s Body Shield.",
    "apex.life.not-carried": "{legend} has no {token} in the Backpack.",
    "apex.life.not-carried.headline": "Not allowed",
    "apex.life.not-carried.reason": "{legend} has no {token} in the Backpack.",
    "apex.life.cools": "{token} moves from position {before} of the Cooldown track to {after}.",
    "apex.life.cooled-down": "{token} leaves the Cooldown track and goes back to its owner.",
    "apex.life.cools-for-nobody": (
        "{token} stays where it is on the Cooldown track, because its owner hasn't been entered."
    ),
    "apex.life.over-limit": "The Shield was higher and goes down to {limit}.",
    "apex.life.equips-exhausted": "The token is exhausted and restores nothing.",
    "apex.life.refilled": "{token} refills the Shield at once, to {limit}.",
    "apex.life.flipped": "The token is flipped to its exhausted side.",
    "apex.life.equipped.headline": "Shield {shield} of {limit}",
    "apex.life.equipped.doing": "equip {token}",
    "apex.life.equipped.done": "{legend} equipped {token}: Shield {shield} of {limit}.",
    "apex.life.heals.headline": "Shield {shield}, Health {health}",
    "apex.life.heals.doing": "use {token} on {legend}",
    "apex.life.heals.done": "{legend} used {token}: Shield {shield}, Health {health}.",
    "apex.heal.label": "Dials",
    "apex.heal.value": "{shield} / {health}",
    "apex.heal.answer": "Shield {shield}, Health {health}",
    "apex.equip.label": "Shield",
    "apex.equip.value": "{shield}",
    "apex.equip.answer": "Shield {shield}, limit {limit}",
    "apex.arms.no-ammo": (
        "None of the weapons uses the new weapon's Ammo, so there is none to take."
    ),
    "apex.arms.away": "{legend} is off the map and can't take a weapon.",
    "apex.arms.free-slot": "Slot {slot} is free: {weapon} goes there with {ammo} Ammo.",
    "apex.arms.adds": (
        "In slot {slot}, it replaces {old}, which uses the same Ammo: with {before} and "
        "{printed}, the marker goes to {ammo}."
    ),
    "apex.arms.sets": (
        "In slot {slot}, it replaces {old}, which uses other Ammo: the marker goes to {ammo}."
    ),
    "apex.arms.loads": (
        "In slot {slot}, it replaces {old}, which leaves the game: the marker goes to {ammo}."
    ),
    "apex.arms.load-unknown": (
        "In slot {slot}, the Ammo isn't known: the number on the new card hasn't been entered."
    ),
    "apex.arms.type-unknown": (
        "In slot {slot}, it depends on the type of Ammo printed on both cards."
    ),
    "apex.arms.ammo-unknown": (
        "In slot {slot}, the Ammo isn't known: it depends on the new card and on where the Ammo "
        "marker is."
    ),
    "apex.number.ammo-type": "the Ammo type of {weapon}",
    "apex.number.initial-ammo": "the Ammo on the card of {weapon}",
    "apex.number.ammo": "where the Ammo marker of {weapon} is",
    "apex.arms.track": "The track ends at {most}; anything beyond that is lost.",
    "apex.arms.take-ammo": "Instead, its {printed} Ammo can go to {weapons}.",
    "apex.arms.take-some": "Instead, its Ammo can go to {weapons}.",
    "apex.arms.all-full": "Its Ammo could be shared instead, but the track is full.",
    "apex.arms.discard": "Instead, {weapon} can be discarded; it leaves the game.",
    "apex.arms.discarded": "{weapon} is discarded and leaves the game.",
    "apex.arms.alike-unknown": (
        "Whether its Ammo can be shared depends on the types of Ammo printed on the cards."
    ),
    "apex.arms.takes": "{weapon} takes some of its Ammo: {before} becomes {after}.",
    "apex.arms.takes-none": (
        "That weapon can't take {weapon}'s Ammo: it uses other Ammo or is full. Enter 0 for it."
    ),
    "apex.arms.too-much-ammo": "{weapon} has only {printed} Ammo to share: enter less.",
    "apex.arms.replaces.headline": "{weapon} replaces {old}",
    "apex.arms.replaces.doing": "replace {old} with {weapon}",
    "apex.arms.replaces.done": "{weapon} replaced {old} and has {ammo} Ammo.",
    "apex.arms.fills-slot.headline": "{weapon} goes in slot {slot}",
    "apex.arms.fills-slot.doing": "take {weapon}",
    "apex.arms.fills-slot.done": "{weapon} is in slot {slot} and has {ammo} Ammo.",
    "apex.arms.shared.headline": "Only the Ammo of {weapon} is taken",
    "apex.arms.shared.doing": "take the Ammo of {weapon}",
    "apex.arms.shared.done": "The Ammo of {weapon} was taken.",
    "apex.arms.shared.value": "",
    "apex.arms.discarded.headline": "{weapon} is discarded",
    "apex.arms.discarded.doing": "discard {weapon}",
    "apex.arms.discarded.done": "{weapon} was discarded.",
    "apex.arms.discarded.value": "",
    "apex.arms.moved-to-pack": "{token} goes from the replaced weapon to the Backpack.",
    "apex.arms.moved-to-map": "{token} is dropped on {space}.",
    "apex.arms.moved-to-weapon": "{token} goes from the replaced weapon to {weapon}.",
    "apex.arms.attachments-open": (
        "Attachments of the replaced weapon are left: choose whether each goes to another weapon, "
        "to the Backpack or to the map."
    ),
    "apex.arms.not-on-it": (
        "{token} isn't fitted to the replaced weapon. Choose one of these: {known}."
    ),
    "apex.arms.bare": "Nothing is fitted to the replaced weapon: leave this empty.",
    "apex.arms.backpack-full": "The Backpack is full: drop a token first, or choose another place.",
    "apex.arms.no-free-slot": (
        "{token} doesn't fit a free slot of that weapon: choose another place."
    ),
    "apex.arms.choices.headline": "Replace, take Ammo or discard",
    "apex.arms.either.headline": "Replace or discard",
    "apex.arms.away.headline": "Off the map",
    "apex.weapon.label": "Ammo",
    "apex.weapon.value": "{ammo}",
    "apex.arms.away.value": "none",
    "apex.weapon.answer": "{listed}",
    "apex.loot.away": "{legend} is off the map and can't take tokens.",
    "apex.loot.gear": "{token} goes in its Gear slot, which is free.",
    "apex.loot.gear-dropped": "{token} goes in its Gear slot; {old} is dropped to make room.",
    "apex.loot.gear-replaced": (
        "{token} goes in its Gear slot and {old} leaves the game, or {token} leaves the game "
        "instead."
    ),
    "apex.loot.gear-removed": "{token} goes in its Gear slot; what was there leaves the game.",
    "apex.loot.swap": (
        "All {most} Backpack slots are taken, so you must drop a token to make room for {token}, "
        "unless you stack it on an equal one and both show the stacking icon."
    ),
    "apex.loot.weapon": "{token} fits a free slot of {weapon}, or goes in the Backpack.",
    "apex.loot.backpack": (
        "1 of {most} Backpack slots is taken, so there is room for {token}.",
        "{used} of {most} Backpack slots are taken, so there is room for {token}.",
        "used",
    ),
    "apex.loot.full": (
        "All {most} Backpack slots are taken, so you must drop a token to make room for {token}."
    ),
    "apex.loot.stacked": "{token} is stacked on an equal one: both show the stacking icon.",
    "apex.loot.or-drop-adjacent": "You can also drop it on your own space or an adjacent one.",
    "apex.loot.replaces.headline": "It replaces another token",
    "apex.loot.front": "{token} goes in with its front side up.",
    "apex.loot.back": "{token} isn't flipped: its exhausted side stays up.",
    "apex.loot.or-drop": "You can also drop it on your own space or a neighboring one.",
    "apex.loot.dropped-for": "{token} is dropped on {space} to make room.",
    "apex.loot.nothing-to-drop": "{token} isn't in the Backpack. Choose one of these: {known}.",
    "apex.loot.no-such-drop": "Loot can't be dropped there. Choose one of these spaces: {known}.",
    "apex.loot.has-room.headline": "There is room",
    "apex.loot.has-room.doing": "take {token}",
    "apex.loot.has-room.done": "{legend} took {token}.",
    "apex.loot.needs-room.doing": "take {token}",
    "apex.loot.needs-room.done": "{legend} took {token}.",
    "apex.loot.replaces.doing": "take {token}",
    "apex.loot.replaces.done": "{legend} took {token}.",
    "apex.loot.needs-room.headline": "Drop something to make room",
    "apex.loot.away.headline": "Off the map",
    "apex.loot.label": "Goes to",
    "apex.loot.value": "{where}",
    "apex.loot.away.value": "none",
    "apex.loot.answer.true": "{where}",
    "apex.loot.answer.false": "not kept",
    "apex.life.no-body-shield": "{token} isn't a Body Shield: choose one.",
}
