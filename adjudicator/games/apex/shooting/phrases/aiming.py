"""What is said of who may shoot, and how hard the shot is."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "outcome.odds": "Damage",
    "apex.aim.shooter-away": "{shooter} is off the map and cannot shoot.",
    "apex.aim.target-away": "{target} is off the map and cannot be shot at.",
    "apex.aim.friend": "{target} is no enemy of {shooter}.",
    "apex.aim.empty": "The Ammo marker is at 0: there is nothing to shoot with.",
    "apex.aim.ammo": "The shot takes 1 of {ammo} Ammo.",
    "apex.aim.seen": "The line from {source} to {target} is clear.",
    "apex.aim.hidden": "The line from {source} to {target} is cut by {thing}: no shot.",
    "apex.aim.line-undecided": "This table wants no verdict on the line from {source} to {target}.",
    "apex.aim.base": "The weapon's card begins at {value}.",
    "apex.aim.in-range": "The distance is {distance}, within the optimal range of {range}.",
    "apex.aim.in-best-range": "The distance is {distance}, within the best range of {range}.",
    "apex.aim.off-best-range": (
        "The distance is {distance}, the best range {range}: {signed} at 10 a space."
    ),
    "apex.aim.off-range": (
        "The distance is {distance}, the optimal range {range}: {signed} at 10 a space."
    ),
    "apex.aim.optics": "At distance {distance}, {attachment} gives {signed}.",
    "apex.aim.idle": "At distance {distance}, this does not reach: {attachments}.",
    "apex.aim.smoke": "{thing} bears on the shot: {signed}.",
    "apex.aim.zone-inside": "Someone is in the zone of {thing}, and the line does not cross it.",
    "apex.aim.zone-levels": "The line goes past the zone of {thing} from one level to another.",
    "apex.aim.zone-card": "{thing} bears on the shot too: its card tells what it does.",
    "apex.aim.other": "{name} gives {signed}.",
    "apex.aim.sum": "Together {terms} = {difficulty}: a card needs {difficulty} or more.",
    "apex.aim.unchanged": "Nothing changes that: a card needs {difficulty} or more.",
    "apex.aim.sum.headline": "{difficulty} or more to hit",
    "apex.aim.shooter-away.headline": "No shot",
    "apex.aim.shooter-away.reason": "{shooter} is off the map.",
    "apex.aim.target-away.headline": "No shot",
    "apex.aim.target-away.reason": "{target} is off the map.",
    "apex.aim.friend.headline": "No shot",
    "apex.aim.friend.reason": "{target} is no enemy of {shooter}.",
    "apex.aim.hidden.headline": "No shot",
    "apex.aim.hidden.reason": "{shooter} does not see {target}.",
    "apex.aim.empty.headline": "No shot",
    "apex.aim.empty.reason": "There is no Ammo left.",
    "apex.aim.undecided.headline": "No verdict",
    "apex.aim.unknown.headline": "Difficulty not known",
    "apex.aim.unknown.reason": "A number of the weapon's card is missing; the steps say which.",
    # Beside a line: a shot that may not be fired says nothing that the line does not.
    "apex.aim.shooter-away.value": "",
    "apex.aim.target-away.value": "",
    "apex.aim.friend.value": "",
    "apex.aim.hidden.value": "",
    "apex.aim.undecided.value": "",
    "apex.aim.empty.value": "no Ammo",
    "apex.aim.unknown.value": "which weapon?",
    "apex.to-hit.label": "Difficulty",
    "apex.to-hit.value": "{aimed}",
    "apex.aim.with": "{difficulty} {weapon}",
    "apex.to-hit.answer.true": "may shoot, {difficulty} or more to hit",
    "apex.to-hit.answer.false": "no shot",
    "apex.to-hit.answer.none": "no verdict",
    "apex.missing.difficulty": (
        "The To-Hit Difficulty of the weapon is not known: look at its card and enter it as "
        "`difficulty` of the weapon."
    ),
    "apex.missing.range": (
        "The optimal range of the weapon is not known as far as this: look at its card and enter "
        "it as `range` of the weapon, `[from, to]`."
    ),
    "apex.missing.threshold": (
        "The Hit Threshold of the weapon is not known: look at its card and enter it as "
        "`difficulty` of the weapon."
    ),
    "apex.missing.best-range": (
        "The best range of the weapon is not known as far as this: look at its card and enter it "
        "as `range` of the weapon, `[from, to]`."
    ),
    "apex.missing.helmet": (
        "What the helmet takes is not in the book's text: look at the token and enter it as "
        "`helmet-ignores` of the Legend, `[headshots, value]`."
    ),
    "apex.missing.distance": "Without both Legends on the map there is no distance.",
    "apex.missing.rate": (
        "The Fire Rate of the weapon is not known: look at its card and enter it as `rate` of the "
        "weapon, `[slots, cards]`."
    ),
    "apex.missing.modifier": (
        "The modifier of a slot is not known: look at the Aim board and enter its slots as "
        "`aim-board` of the scene."
    ),
    "apex.missing.damage": (
        "The Regular Damage of the weapon is not known: look at its card and enter it as `damage` "
        "of the weapon."
    ),
    "apex.missing.headshot": (
        "The Headshot Damage of the weapon is not known: look at its card and enter it as "
        "`headshot` of the weapon."
    ),
    "apex.missing.deck": (
        "The cards of the Aim deck are not known: look through them and enter them as `aim-deck` "
        "of the scene."
    ),
}
