"""What is said of healing, shields, new weapons and loot."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.life.uses": "{legend} uses the {token}; the token leaves the game.",
    "apex.life.token": "Its token gives back {health} Health and {shield} Shield points.",
    "apex.life.token-unsaid": (
        "In the final book its token gives back {health} Health and {shield} Shield points. What "
        "yours prints can be entered as `health` and `shield`."
    ),
    "apex.life.token-limit": (
        "In the final book this token allows {limit} Shield points. What yours prints can be "
        "entered as `limit`."
    ),
    "apex.life.restores-shield": "{offered} come back on the Shield: {before} becomes {after}.",
    "apex.life.restores-shield-lost": (
        "{offered} come back on the Shield, up to {limit}: {before} becomes {after}, and {lost} "
        "are lost."
    ),
    "apex.life.restores-health": "{offered} Health come back: {before} becomes {after}.",
    "apex.life.restores-health-lost": (
        "{offered} Health come back, up to {limit}: {before} becomes {after}, and {lost} are lost."
    ),
    "apex.life.cooldowns": (
        "Each cooldown of {legend} goes down by {turns}; one that ends brings its token back."
    ),
    "apex.life.starting-limit": (
        "Nobody has entered a Body Shield for {legend}: the one from the start limits the Shield "
        "to {limit}."
    ),
    "apex.life.shield-limit": "The Body Shield limits the Shield to {limit}.",
    "apex.number.shield-limit": "the Shield limit of {who}",
    "apex.life.limit-unknown": (
        "The book's text does not give the Shield limit of this Body Shield: it is on the token."
    ),
    "apex.life.no-limit.headline": "Health {health}, Shield not known",
    "apex.life.no-limit.value": "not known / {health}",
    "apex.life.no-limit.reason": "Enter the Shield limit that {legend}'s Body Shield prints.",
    "apex.life.not-carried": "{legend} has no {token} in the Backpack.",
    "apex.life.not-carried.headline": "Not allowed",
    "apex.life.not-carried.reason": "{legend} has no {token} in the Backpack.",
    "apex.life.cools": "{token} moves from position {before} of the Cooldown track to {after}.",
    "apex.life.cooled-down": "{token} leaves the Cooldown track and is back with its owner.",
    "apex.life.cools-for-nobody": (
        "{token} stays where it is on the Cooldown track: nobody has entered whose it is."
    ),
    "apex.life.over-limit": "The Shield stood higher and comes down to {limit}.",
    "apex.life.equips-exhausted": "The token is exhausted and restores nothing.",
    "apex.life.refilled": "{token} fills the Shield up at once: {limit} points.",
    "apex.life.flipped": "The token is turned to its exhausted side.",
    "apex.life.equipped.headline": "Shield {shield} of {limit}",
    "apex.life.equipped.doing": "equip {token}",
    "apex.life.equipped.done": "{legend} equips {token}: Shield {shield} of {limit}.",
    "apex.life.heals.headline": "Shield {shield}, Health {health}",
    "apex.life.heals.doing": "use {token} on {legend}",
    "apex.life.heals.done": "{legend} uses {token}: Shield {shield}, Health {health}.",
    "apex.heal.label": "Dials",
    "apex.heal.value": "{shield} / {health}",
    "apex.heal.answer": "Shield {shield}, Health {health}",
    "apex.equip.label": "Shield",
    "apex.equip.value": "{shield}",
    "apex.equip.answer": "Shield {shield}, limit {limit}",
    "apex.arms.no-ammo": "None of the weapons uses the new one's Ammo: there is none to take.",
    "apex.arms.away": "{legend} is off the map and takes no weapon.",
    "apex.arms.free-slot": "Slot {slot} is free: {weapon} goes there with Ammo {ammo}.",
    "apex.arms.adds": (
        "In slot {slot}, for {old} of the same Ammo: {before} and {printed} come to {ammo}."
    ),
    "apex.arms.sets": "In slot {slot}, for {old} of other Ammo: the marker goes to {ammo}.",
    "apex.arms.loads": (
        "In slot {slot}, for {old}, which leaves the game: the marker goes to {ammo}."
    ),
    "apex.arms.load-unknown": (
        "In slot {slot} the Ammo is not known: nobody has entered what the new card prints."
    ),
    "apex.arms.type-unknown": (
        "In slot {slot} it depends on the type of Ammo, which both cards print."
    ),
    "apex.arms.ammo-unknown": (
        "In slot {slot} the Ammo is not known: it depends on what the new card prints and on where "
        "the Ammo marker is."
    ),
    "apex.number.ammo-type": "the type of Ammo of {weapon}",
    "apex.number.initial-ammo": "the Ammo that the card of {weapon} prints",
    "apex.number.ammo": "where the Ammo marker of {weapon} is",
    "apex.arms.track": "The track ends at {most}; what is beyond is lost.",
    "apex.arms.take-ammo": "Or its Ammo of {printed} is shared out among: {weapons}.",
    "apex.arms.all-full": "Its Ammo would fit, but the track is full.",
    "apex.arms.discard": "Or {weapon} is discarded and leaves the game.",
    "apex.arms.moved-to-pack": "{token} goes from the replaced weapon to the Backpack.",
    "apex.arms.moved-to-map": "{token} is dropped on {space}.",
    "apex.arms.moved-to-weapon": "{token} goes from the replaced weapon to {weapon}.",
    "apex.arms.attachments-open": (
        "Attachments of the replaced weapon are left: choose whether each goes to another weapon, "
        "to the Backpack or to the map."
    ),
    "apex.arms.not-on-it": "{token} isn't fitted to the replaced weapon. There are: {known}.",
    "apex.arms.backpack-full": "The Backpack is full: drop a token first, or choose another place.",
    "apex.arms.no-free-slot": "{token} fits no free slot of that weapon.",
    "apex.arms.choices.headline": "Replace, take Ammo or discard",
    "apex.arms.either.headline": "Replace or discard",
    "apex.arms.away.headline": "Off the map",
    "apex.weapon.label": "Ammo",
    "apex.weapon.value": "{ammo}",
    "apex.arms.away.value": "none",
    "apex.weapon.answer": "{listed}",
    "apex.loot.away": "{legend} is off the map and takes no token.",
    "apex.loot.gear": "{token} goes to its Gear slot, which is free.",
    "apex.loot.gear-dropped": "{token} goes to its Gear slot; {old} is dropped for it.",
    "apex.loot.gear-replaced": (
        "{token} goes to its Gear slot and {old} leaves the game, or it does."
    ),
    "apex.loot.gear-removed": "{token} goes to its Gear slot; what was there leaves the game.",
    "apex.loot.swap": (
        "All {most} Backpack spaces are taken: a token is dropped for {token}, unless it lies on "
        "an equal one and both show the stacking icon."
    ),
    "apex.loot.weapon": "{token} fits a free slot of {weapon}, or goes to the Backpack.",
    "apex.loot.backpack": "{used} of {most} Backpack slots are taken: {token} has room.",
    "apex.loot.full": "All {most} Backpack slots are taken: a token must be dropped for {token}.",
    "apex.loot.stacked": "{token} lies on an equal one: both show the stacking icon.",
    "apex.loot.or-drop-adjacent": "Or you drop it, on your own space or an adjacent one.",
    "apex.loot.replaces.headline": "It takes the place of another",
    "apex.loot.front": "{token} lies with its front side up.",
    "apex.loot.back": "{token} is not flipped: its exhausted side stays up.",
    "apex.loot.or-drop": "Or you drop it, on your own space or a neighboring one.",
    "apex.loot.dropped-for": "{token} is dropped on {space} to make room.",
    "apex.loot.nothing-to-drop": "{token} isn't in the Backpack. There are: {known}.",
    "apex.loot.no-such-drop": "Loot can't be dropped there. It can be dropped on {known}.",
    "apex.loot.has-room.headline": "There is room",
    "apex.loot.has-room.doing": "take {token}",
    "apex.loot.has-room.done": "{legend} takes {token}.",
    "apex.loot.needs-room.doing": "take {token}",
    "apex.loot.needs-room.done": "{legend} takes {token}.",
    "apex.loot.replaces.doing": "take {token}",
    "apex.loot.replaces.done": "{legend} takes {token}.",
    "apex.loot.needs-room.headline": "Something must be dropped for it",
    "apex.loot.away.headline": "Off the map",
    "apex.loot.label": "Goes to",
    "apex.loot.value": "{where}",
    "apex.loot.away.value": "none",
    "apex.loot.answer.true": "{where}",
    "apex.loot.answer.false": "not kept",
    "apex.life.no-body-shield": "{token} is no Body Shield; only these change the Shield.",
}
