"""What is said of who may shoot, and how hard the shot is."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "outcome.odds": "Damage",
    "aim.shooter-away": "{shooter} is off the map and cannot shoot.",
    "aim.target-away": "{target} is off the map and cannot be shot at.",
    "aim.friend": "{target} is no enemy of {shooter}.",
    "aim.empty": "The Ammo marker is at 0: there is nothing to shoot with.",
    "aim.ammo": "The shot takes 1 of {ammo} Ammo.",
    "aim.seen": "The line from {source} to {target} is clear.",
    "aim.hidden": "The line from {source} to {target} is cut by {thing}: no shot.",
    "aim.line-undecided": "This table wants no verdict on the line from {source} to {target}.",
    "aim.base": "The weapon's card begins at {value}.",
    "aim.in-range": "The distance is {distance}, within the optimal range of {range}.",
    "aim.in-best-range": "The distance is {distance}, within the best range of {range}.",
    "aim.off-best-range": (
        "The distance is {distance}, the best range {range}: {signed} at 10 a space."
    ),
    "aim.off-range": (
        "The distance is {distance}, the optimal range {range}: {signed} at 10 a space."
    ),
    "aim.optics": "At distance {distance}, {attachment} gives {signed}.",
    "aim.idle": "At distance {distance}, this does not reach: {attachments}.",
    "aim.smoke": "{thing} bears on the shot: {signed}.",
    "aim.zone-inside": "Someone is in the zone of {thing}, and the line does not cross it.",
    "aim.zone-levels": "The line goes past the zone of {thing} from one level to another.",
    "aim.zone-card": "{thing} bears on the shot too: its card tells what it does.",
    "aim.other": "{name} gives {signed}.",
    "aim.sum": "Together {terms} = {difficulty}: a card needs {difficulty} or more.",
    "aim.unchanged": "Nothing changes that: a card needs {difficulty} or more.",
    "aim.sum.headline": "{difficulty} or more to hit",
    "aim.shooter-away.headline": "No shot",
    "aim.shooter-away.reason": "{shooter} is off the map.",
    "aim.target-away.headline": "No shot",
    "aim.target-away.reason": "{target} is off the map.",
    "aim.friend.headline": "No shot",
    "aim.friend.reason": "{target} is no enemy of {shooter}.",
    "aim.hidden.headline": "No shot",
    "aim.hidden.reason": "{shooter} does not see {target}.",
    "aim.empty.headline": "No shot",
    "aim.empty.reason": "There is no Ammo left.",
    "aim.undecided.headline": "No verdict",
    "aim.unknown.headline": "Difficulty not known",
    "aim.unknown.reason": "A number of the weapon's card is missing; the steps say which.",
    # Beside a line: a shot that may not be fired says nothing that the line does not.
    "aim.shooter-away.value": "",
    "aim.target-away.value": "",
    "aim.friend.value": "",
    "aim.hidden.value": "",
    "aim.undecided.value": "",
    "aim.empty.value": "no Ammo",
    "aim.unknown.value": "which weapon?",
    "to-hit.label": "Difficulty",
    "to-hit.value": "{aimed}",
    "aim.with": "{difficulty} {weapon}",
    "to-hit.answer.true": "may shoot, {difficulty} or more to hit",
    "to-hit.answer.false": "no shot",
    "to-hit.answer.none": "no verdict",
    "missing.difficulty": (
        "The To-Hit Difficulty of the weapon is not known: look at its card and enter it as "
        "`difficulty` of the weapon."
    ),
    "missing.range": (
        "The optimal range of the weapon is not known as far as this: look at its card and enter "
        "it as `range` of the weapon, `[from, to]`."
    ),
    "missing.threshold": (
        "The Hit Threshold of the weapon is not known: look at its card and enter it as "
        "`difficulty` of the weapon."
    ),
    "missing.best-range": (
        "The best range of the weapon is not known as far as this: look at its card and enter it "
        "as `range` of the weapon, `[from, to]`."
    ),
    "missing.helmet": (
        "What the helmet takes is not in the book's text: look at the token and enter it as "
        "`helmet-ignores` of the Legend, `[headshots, value]`."
    ),
    "missing.distance": "Without both Legends on the map there is no distance.",
    "missing.rate": (
        "The Fire Rate of the weapon is not known: look at its card and enter it as `rate` of the "
        "weapon, `[slots, cards]`."
    ),
    "missing.modifier": (
        "The modifier of a slot is not known: look at the Aim board and enter its slots as "
        "`aim-board` of the scene."
    ),
    "missing.damage": (
        "The Regular Damage of the weapon is not known: look at its card and enter it as `damage` "
        "of the weapon."
    ),
    "missing.headshot": (
        "The Headshot Damage of the weapon is not known: look at its card and enter it as "
        "`headshot` of the weapon."
    ),
    "missing.deck": (
        "The cards of the Aim deck are not known: look through them and enter them as `aim-deck` "
        "of the scene."
    ),
}
