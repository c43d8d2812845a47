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
    "apex.aim.zones-apart": (
        "The line does not pass the zone of {things}, so that adds nothing.",
        "The line does not pass the zones of {things}, so these add nothing.",
        "count",
    ),
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
    "apex.aim.unknown.reason": "To work it out, enter {missing}.",
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
        "Nobody has entered the weapon's To-Hit Difficulty yet: it is on the card."
    ),
    "apex.missing.range": (
        "Nobody has entered the weapon's optimal range this far: it is on the card."
    ),
    "apex.missing.threshold": (
        "Nobody has entered the weapon's Hit Threshold yet: it is on the card."
    ),
    "apex.missing.best-range": (
        "Nobody has entered the weapon's best range this far: it is on the card."
    ),
    "apex.missing.helmet": (
        "The book's text does not give what this Helmet takes: it is on {target}'s token."
    ),
    "apex.missing.distance": "There is no distance: someone is off the map.",
    "apex.missing.rate": "Nobody has entered the weapon's Fire Rate yet: it is on the card.",
    "apex.missing.modifier-left": (
        "Nobody has entered the modifier of a slot to the left of 0 yet: it is on the Aim board."
    ),
    "apex.missing.modifier-right": (
        "Nobody has entered the modifier of a slot to the right of 0 yet: it is on the Aim board."
    ),
    "apex.missing.damage": "Nobody has entered the weapon's Regular Damage yet: it is on the card.",
    "apex.missing.headshot": (
        "Nobody has entered the weapon's Headshot Damage yet: it is on the card."
    ),
    "apex.missing.deck": "Nobody has entered the cards of the Aim deck yet.",
    "apex.number.difficulty": "To-Hit Difficulty on the {weapon} card",
    "apex.number.difficulty.unnamed": "To-Hit Difficulty on the weapon card",
    "apex.number.range": "Optimal range on the {weapon} card",
    "apex.number.range.unnamed": "Optimal range on the weapon card",
    "apex.number.rate": "Fire Rate on the {weapon} card",
    "apex.number.rate.unnamed": "Fire Rate on the weapon card",
    "apex.number.damage": "Regular Damage on the {weapon} card",
    "apex.number.damage.unnamed": "Regular Damage on the weapon card",
    "apex.number.headshot": "Headshot Damage on the {weapon} card",
    "apex.number.headshot.unnamed": "Headshot Damage on the weapon card",
    "apex.number.helmet": "what the Helmet of {who} takes",
    "apex.number.modifier-left": "the Aim board's modifiers to the left of 0, from 0 outward",
    "apex.number.modifier-right": "the Aim board's modifiers to the right of 0, from 0 outward",
    "apex.number.card": "Aim card {number}",
    "apex.number.deck": "the cards of the Aim deck",
}
