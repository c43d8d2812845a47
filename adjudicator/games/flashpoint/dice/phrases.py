"""The phrases of the dice topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.number.white": "Hits on each face of a white die",
    "flashpoint.number.red": "Hits on each face of a red die",
    "flashpoint.number.focus": "Hits on each face of a Focus die",
    "flashpoint.odds.unknown.headline": "The chance is not known yet",
    "flashpoint.odds.unknown.reason": "To tell it, enter this: {missing}.",
    "flashpoint.odds.unknown.value": "not known yet",
    "flashpoint.fault.too-many-rerolls": (
        "So many dice with so many rerolls take too long to weigh; ask with one reroll fewer."
    ),
    "flashpoint.pool.stat": (
        "{stat}, with Gear and cards, gives {white} white, {red} red and {focus} Focus dice."
    ),
    "flashpoint.pool.boost": "A Focus token that does not match adds a white die: {token}.",
    "flashpoint.pool.boost-match": "A Focus token that matches adds a red die: {token}.",
    "flashpoint.pool.in-vent": "{who} is in the Ventilation Shaft and can't use Focus tokens.",
    "flashpoint.fault.no-focus": "{who} has no such Focus token: {token}. It has: {known}.",
    "flashpoint.focus.gained": "{who} gains a Focus token: {token}.",
    "flashpoint.focus.swapped": "{who} discards one Focus token ({other}) and gains {token}.",
    "flashpoint.focus.full": "{who} has three Focus tokens already and discards the new one.",
    "flashpoint.focus.box-empty": "No Focus token of that kind is left, so {who} gains none.",
    "flashpoint.focus.gained.headline": "A Focus token gained",
    "flashpoint.focus.swapped.headline": "A Focus token gained for another",
    "flashpoint.focus.full.headline": "No room for a Focus token",
    "flashpoint.focus.box-empty.headline": "No such Focus token is left",
    "flashpoint.focus.label": "Focus tokens",
    "flashpoint.focus.value": "{count}",
    "flashpoint.focus.answer.true": "a token is gained",
    "flashpoint.focus.answer.false": "no token is gained",
    "flashpoint.focus.answer-field.focus": "Focus tokens",
    "offer.focus": "Gain Focus",
    "doing.focus": "Take the token",
    "doing.pool": "Discard the Focus tokens",
    "hint.focus.0": "Tap who gains a Focus token.",
    "field.focus-token": "Focus token",
    "field.focus-discard": "discarded for it",
    "flashpoint.pool.weapon-exhausts": "The weapon is exhausted for {count} Focus dice.",
    "flashpoint.pool.weapon-always": "The weapon always adds {count} Focus dice.",
    "flashpoint.pool.weapon-spent": (
        "The weapon is exhausted already: it attacks, but adds no Focus dice."
    ),
    "flashpoint.pool.over": (
        "No pool has more than {white} white, {red} red and {focus} Focus dice."
    ),
    "flashpoint.pool.rolled.headline": "{white} white, {red} red, {focus} Focus",
    "flashpoint.pool.label": "Dice",
    "flashpoint.pool.value": "{white} + {red} + {focus}",
    "flashpoint.pool.answer": "{white} white, {red} red, {focus} Focus",
    "flashpoint.odds.limit": "Only {count} dice of a kind are rolled at the most.",
    "flashpoint.odds.dice": ("1 die is rolled.", "{count} dice are rolled.", "count"),
    "flashpoint.odds.cover": "Cover counts as {hits} Hits.",
    "flashpoint.odds.concealment": "Concealment counts as {hits} Hits.",
    "flashpoint.odds.needed": "To reach {tn}, {needed} must be rolled.",
    "flashpoint.odds.rerolls": (
        "1 reroll, of whichever dice it is best to roll again.",
        "{count} rerolls, each of whichever dice it is best to roll again.",
        "count",
    ),
    "flashpoint.odds.first-roll": (
        "The chance of success counts the rerolls; the chances of each number of Hits are those of "
        "the first roll."
    ),
    "flashpoint.odds.chance": "The check succeeds with a chance of {chance}.",
    "flashpoint.odds.success.headline": "{percent} %",
    "flashpoint.odds.success.reason": "To reach {tn}.",
    "flashpoint.odds.label": "Chance",
    "flashpoint.odds.value": "{percent} %",
    "flashpoint.odds.answer": "a chance of {value}",
    "offer.dice-pool": "Dice pool",
    "offer.chance": "Chance of a check",
    "hint.chance.0": "Fill in the dice and the number to reach.",
    "field.tn": "number to reach",
}
