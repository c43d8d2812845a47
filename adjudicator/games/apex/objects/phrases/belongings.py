"""What is said of healing, shields, new weapons and loot."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "life.uses": "{legend} uses the {token}; the token leaves the game.",
    "life.token": "Its token gives back {health} Health and {shield} Shield points.",
    "life.token-unsaid": (
        "In the final book its token gives back {health} Health and {shield} Shield points. What "
        "yours prints can be entered as `health` and `shield`."
    ),
    "life.token-limit": (
        "In the final book this token allows {limit} Shield points. What yours prints can be "
        "entered as `limit`."
    ),
    "life.restores-shield": "{offered} come back on the Shield: {before} becomes {after}.",
    "life.restores-shield-lost": (
        "{offered} come back on the Shield, up to {limit}: {before} becomes {after}, and {lost} "
        "are lost."
    ),
    "life.restores-health": "{offered} Health come back: {before} becomes {after}.",
    "life.restores-health-lost": (
        "{offered} Health come back, up to {limit}: {before} becomes {after}, and {lost} are lost."
    ),
    "life.cooldowns": (
        "Each cooldown of {legend} goes down by {turns}; one that ends brings its token back."
    ),
    "life.shield-limit": "The Body Shield limits the Shield to {limit}.",
    "missing.shield-limit": (
        "The most that the Body Shield allows is not in the book's text: look at the token and "
        "enter it as `shield-limit` of the Legend."
    ),
    "life.no-limit.headline": "Shield not known",
    "life.no-limit.value": "not known / {health}",
    "life.no-limit.reason": "The Body Shield's token tells how far it may rise.",
    "life.over-limit": "The Shield stood higher and comes down to {limit}.",
    "life.equips-exhausted": "The token is exhausted and restores nothing.",
    "life.refilled": "{token} fills the Shield up at once: {limit} points.",
    "life.flipped": "The token is turned to its exhausted side.",
    "life.equipped.headline": "Shield {shield} of {limit}",
    "heal.label": "Dials",
    "heal.value": "{shield} / {health}",
    "heal.answer": "Shield {shield}, Health {health}",
    "equip.label": "Shield",
    "equip.value": "{shield}",
    "equip.answer": "Shield {shield}, limit {limit}",
    "arms.no-ammo": "None of the weapons uses the new one's Ammo: there is none to take.",
    "arms.away": "{legend} is off the map and takes no weapon.",
    "arms.free-slot": "Slot {slot} is free: {weapon} goes there with Ammo {ammo}.",
    "arms.adds": (
        "In slot {slot}, for {old} of the same Ammo: {before} and {printed} come to {ammo}."
    ),
    "arms.sets": "In slot {slot}, for {old} of other Ammo: the marker goes to {ammo}.",
    "arms.loads": "In slot {slot}, for {old}, which leaves the game: the marker goes to {ammo}.",
    "arms.load-unknown": (
        "In slot {slot} the Ammo is not known: enter what the new card prints as `initial-ammo`."
    ),
    "arms.type-unknown": (
        "In slot {slot} it hangs on the type of Ammo: look at both cards and enter it as "
        "`ammo-type`."
    ),
    "arms.ammo-unknown": (
        "In slot {slot} the Ammo is not known: enter what the new card prints as `initial-ammo`, "
        "and where the marker is as `ammo`."
    ),
    "arms.track": "The track ends at {most}; what is beyond is lost.",
    "arms.take-ammo": "Or its Ammo of {printed} is shared out among: {weapons}.",
    "arms.all-full": "Its Ammo would fit, but the track is full.",
    "arms.discard": "Or {weapon} is discarded and leaves the game.",
    "arms.choices.headline": "Replace, take Ammo or discard",
    "arms.either.headline": "Replace or discard",
    "arms.away.headline": "Off the map",
    "weapon.label": "Ammo",
    "weapon.value": "{ammo}",
    "arms.away.value": "none",
    "weapon.answer": "{listed}",
    "loot.away": "{legend} is off the map and takes no token.",
    "loot.gear": "{token} goes to its Gear slot, which is free.",
    "loot.gear-dropped": "{token} goes to its Gear slot; {old} is dropped for it.",
    "loot.gear-replaced": "{token} goes to its Gear slot and {old} leaves the game, or it does.",
    "loot.gear-removed": "{token} goes to its Gear slot; what was there leaves the game.",
    "loot.swap": (
        "All {most} Backpack spaces are taken: a token is dropped for {token}, unless it lies on "
        "an equal one and both show the stacking icon."
    ),
    "loot.weapon": "{token} fits a free slot of {weapon}, or goes to the Backpack.",
    "loot.backpack": "{used} of {most} Backpack slots are taken: {token} has room.",
    "loot.full": "All {most} Backpack slots are taken: a token must be dropped for {token}.",
    "loot.stacked": "{token} lies on an equal one: both show the stacking icon.",
    "loot.or-drop-adjacent": "Or it is dropped, on the own space or an adjacent one.",
    "loot.replaces.headline": "It takes the place of another",
    "loot.front": "{token} lies with its front side up.",
    "loot.back": "{token} is not flipped: its exhausted side stays up.",
    "loot.or-drop": "Or it is dropped, on the own space or a neighboring one.",
    "loot.has-room.headline": "There is room",
    "loot.needs-room.headline": "Something must be dropped for it",
    "loot.away.headline": "Off the map",
    "loot.label": "Goes to",
    "loot.value": "{where}",
    "loot.away.value": "none",
    "loot.answer.true": "{where}",
    "loot.answer.false": "not kept",
    "life.no-body-shield": "{token} is no Body Shield; only these change the Shield.",
}
