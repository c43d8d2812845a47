"""Phrases about who can shoot, and how hard the shot is."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "outcome.odds": "Damage",
    "apex.aim.shooter-away": "{shooter} is off the map and can't shoot.",
    "apex.aim.target-away": "{target} is off the map and can't be shot at.",
    "apex.aim.friend": "{target} isn't an enemy of {shooter}.",
    "apex.aim.empty": "The Ammo marker is at 0, so the weapon can't shoot.",
    "apex.aim.ammo": "The shot uses 1 of {ammo} Ammo.",
    "apex.aim.seen": "The line from {source} to {target} is clear.",
    "apex.aim.hidden": (
        "The line from {source} to {target} is blocked by {thing}, so there is no shot."
    ),
    "apex.aim.line-undecided": "This table gives no verdict on the line from {source} to {target}.",
    "apex.aim.base": "The weapon's card says {value}.",
    "apex.aim.in-range": "The distance is {distance}, within the optimal range of {range}.",
    "apex.aim.in-best-range": "The distance is {distance}, within the best range of {range}.",
    "apex.aim.range-begins": "The distance is {distance}, where the optimal range begins.",
    "apex.aim.best-range-begins": "The distance is {distance}, where the best range begins.",
    "apex.aim.off-best-range": (
        "The distance is {distance}, outside the best range of {range}: {signed}, at 10 per space."
    ),
    "apex.aim.off-range": (
        "The distance is {distance}, outside the optimal range of {range}: {signed}, at 10 per "
        "space."
    ),
    "apex.aim.optics": "At distance {distance}, {attachment} gives {signed}.",
    "apex.aim.idle": "Attachments that do nothing at distance {distance}: {attachments}.",
    "apex.aim.smoke": "{thing} affects the shot: {signed}.",
    "apex.aim.zone-inside": (
        "The shooter or the target is in the Zone of {thing}, and the line doesn't cross it."
    ),
    "apex.aim.zone-levels": (
        "Seen from above, the line passes through the Zone of {thing}, from one level to another."
    ),
    "apex.aim.zone-card": "{thing} affects the shot too: its card says how.",
    "apex.aim.zones-apart": (
        "The line doesn't pass through the Zone of {things}, so it adds nothing.",
        "The line doesn't pass through the Zones of {things}, so they add nothing.",
        "count",
    ),
    "apex.aim.other": "{name} gives {signed}.",
    "apex.aim.sum": "In all, {terms} = {difficulty}: a card needs {difficulty} or more to hit.",
    "apex.aim.unchanged": "Nothing changes that: a card needs {difficulty} or more to hit.",
    "apex.aim.sum-without": (
        "In all, {terms} = {difficulty}. Without the effect of {things}, a card needs {difficulty} "
        "or more to hit."
    ),
    "apex.aim.unchanged-without": (
        "Without the effect of {things}, a card needs {difficulty} or more to hit."
    ),
    "apex.aim.sum.headline": "{difficulty} or more to hit",
    "apex.aim.shooter-away.headline": "No shot",
    "apex.aim.shooter-away.reason": "{shooter} is off the map.",
    "apex.aim.target-away.headline": "No shot",
    "apex.aim.target-away.reason": "{target} is off the map.",
    "apex.aim.friend.headline": "No shot",
    "apex.aim.friend.reason": "{target} isn't an enemy of {shooter}.",
    "apex.aim.hidden.headline": "No shot",
    "apex.aim.hidden.reason": "{shooter} can't see {target}.",
    "apex.aim.empty.headline": "No shot",
    "apex.aim.empty.reason": "There is no Ammo left.",
    "apex.aim.undecided.headline": "No verdict",
    "apex.aim.unknown.headline": "Difficulty not known",
    "apex.aim.unknown.reason": "To work it out, enter: {missing}.",
    # As companions of a line, these add nothing that the line doesn't already say.
    "apex.aim.shooter-away.value": "",
    "apex.aim.target-away.value": "",
    "apex.aim.friend.value": "",
    "apex.aim.hidden.value": "",
    "apex.aim.undecided.value": "",
    "apex.aim.empty.value": "no Ammo",
    "apex.aim.unknown.value": "which weapon?",
    "apex.to-hit.label": "Difficulty",
    "apex.to-hit.answer-field.difficulty": "",
    "apex.to-hit.answer-field.terms": "",
    "apex.to-hit.value": "{aimed}",
    "apex.aim.with": "{difficulty} {weapon}",
    "apex.to-hit.answer.true": "can shoot, {difficulty} or more to hit",
    "apex.to-hit.answer.false": "no shot",
    "apex.to-hit.answer.none": "no verdict",
    "apex.missing.difficulty": (
        "The weapon's To-Hit Difficulty hasn't been entered: it's on the card."
    ),
    "apex.missing.range": (
        "The weapon's optimal range hasn't been entered up to this distance: it's on the card."
    ),
    "apex.missing.threshold": "The weapon's Hit Threshold hasn't been entered: it's on the card.",
    "apex.missing.best-range": (
        "The weapon's best range hasn't been entered up to this distance: it's on the card."
    ),
    "apex.missing.helmet": (
        "The book's text doesn't say what this Helmet stops: it's on {target}'s token."
    ),
    "apex.missing.distance": "There is no distance to measure: a Legend is off the map.",
    "apex.missing.rate": "The weapon's Fire Rate hasn't been entered: it's on the card.",
    "apex.missing.modifier-left": (
        "The modifier of a slot to the left of 0 hasn't been entered: it's on the Aim board."
    ),
    "apex.missing.modifier-right": (
        "The modifier of a slot to the right of 0 hasn't been entered: it's on the Aim board."
    ),
    "apex.missing.damage": "The weapon's Regular Damage hasn't been entered: it's on the card.",
    "apex.missing.headshot": "The weapon's Headshot Damage hasn't been entered: it's on the card.",
    "apex.missing.deck": "The cards of the Aim deck haven't been entered.",
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
    "apex.number.helmet": "what {who}'s Helmet stops",
    "apex.number.modifier-left": "all Aim board modifiers to the left of 0, from 0 outward",
    "apex.number.modifier-right": "all Aim board modifiers to the right of 0, from 0 outward",
    "apex.number.card": "Aim card {number}",
    "apex.number.deck": "the cards of the Aim deck",
}
