"""The phrases of the dice topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "hint.dice-pool.0": "Which stat do you roll?",
    "flashpoint.number.white": "Hits on each face of a white die",
    "flashpoint.number.red": "Hits on each face of a red die",
    "flashpoint.number.focus": "Hits on each face of a Focus die",
    "flashpoint.odds.unknown.headline": "The chance is not known yet",
    "flashpoint.odds.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.odds.unknown.value": "not known yet",
    "flashpoint.fault.too-many-rerolls": (
        "That many dice with that many rerolls take too long to work out: ask with one reroll "
        "fewer."
    ),
    "flashpoint.pool.stat": (
        "{stat}, with Gear and cards, gives {white} white, {red} red and {focus} Focus dice."
    ),
    "flashpoint.number.stat-dice": "{stat} dice on the Dashboard",
    "flashpoint.pool.unknown": "The {stat} dice on the Dashboard haven't been entered.",
    "flashpoint.pool.unknown.headline": "Which dice?",
    "flashpoint.pool.unknown.reason": "To work it out, enter: {missing}.",
    "flashpoint.pool.unknown.value": "not known yet",
    "flashpoint.pool.boost": "A Focus token that doesn't match adds a white die: {token}.",
    "flashpoint.pool.boost-match": "A matching Focus token adds a red die: {token}.",
    "flashpoint.pool.in-vent": "{who} is in the Ventilation Shaft and can't use Focus tokens.",
    "flashpoint.fault.no-focus": "{who} doesn't have this Focus token: {token}. It has: {known}.",
    "flashpoint.focus.gained": "{who} gains a Focus token: {token}.",
    "flashpoint.focus.swapped": (
        "{who} discards a Focus token ({other}) and gains another ({token})."
    ),
    "flashpoint.focus.full": "{who} already has three Focus tokens and discards the new one.",
    "flashpoint.focus.box-empty": (
        "There is no Focus token of that kind left, so {who} doesn't gain one."
    ),
    "flashpoint.focus.gained.headline": "{who} gains a Focus token",
    "flashpoint.focus.swapped.headline": "{who} swaps a Focus token",
    "flashpoint.focus.full.headline": "{who} has no room for a Focus token",
    "flashpoint.focus.box-empty.headline": "No such Focus token is left",
    "flashpoint.focus.label": "Focus tokens",
    "flashpoint.focus.value": "{count}",
    "flashpoint.focus.answer.true": "gains a token",
    "flashpoint.focus.answer.false": "doesn't gain a token",
    "flashpoint.focus.answer-field.focus": "Focus tokens",
    "offer.focus": "Gain Focus",
    "doing.focus": "Take the token",
    "doing.pool": "Discard the Focus tokens",
    "hint.focus.0": "Tap the Operative that gains a Focus token.",
    "field.focus-token": "Focus token",
    "field.focus-discard": "token to discard for it",
    "flashpoint.pool.weapon-exhausts": (
        "Exhausting the weapon adds 1 Focus die.",
        "Exhausting the weapon adds {count} Focus dice.",
        "count",
    ),
    "flashpoint.pool.weapon-always": (
        "The weapon always adds 1 Focus die.",
        "The weapon always adds {count} Focus dice.",
        "count",
    ),
    "flashpoint.pool.weapon-spent": (
        "The weapon is already exhausted: it can attack, but adds no Focus dice."
    ),
    "flashpoint.pool.over": (
        "A pool can't have more than {white} white, {red} red and {focus} Focus dice."
    ),
    "flashpoint.pool.rolled.headline": "{white} white, {red} red, {focus} Focus",
    "flashpoint.pool.label": "Dice",
    "flashpoint.pool.value": "{white} + {red} + {focus}",
    "flashpoint.pool.answer": "{white} white, {red} red, {focus} Focus",
    "flashpoint.odds.limit": "You roll no more than {count} dice of each kind.",
    "flashpoint.odds.dice": ("You roll 1 die.", "You roll {count} dice.", "count"),
    "flashpoint.odds.cover": "Cover counts as {hits} Hits.",
    "flashpoint.odds.concealment": "Concealment counts as {hits} Hits.",
    "flashpoint.odds.needed": "To reach {tn}, you need to roll {needed}.",
    "flashpoint.odds.rerolls": (
        "You have 1 reroll and use it on the dice where it helps most.",
        "You have {count} rerolls and use each on the dice where it helps most.",
        "count",
    ),
    "flashpoint.odds.first-roll": (
        "The chance of success includes the rerolls. The chances for each number of Hits are for "
        "the first roll only."
    ),
    "flashpoint.odds.chance": "The check succeeds with a probability of {chance}.",
    "flashpoint.odds.success.headline": "Chance of success: {percent}%",
    "flashpoint.odds.success.reason": "The target number is {tn}.",
    "flashpoint.odds.label": "Chance",
    "flashpoint.odds.value": "{percent}%",
    "flashpoint.odds.answer": "a chance of {value}",
    "offer.dice-pool": "Dice pool",
    "offer.chance": "Chance of a check",
    "hint.chance.0": "Enter the dice and the target number.",
    "field.tn": "target number",
    "field.dice": "dice you roll",
    "field.stat-dice": "dice of the stat",
    "field.added-dice": "dice of Gear and cards",
    "field.focus-dice": "Focus dice",
    "asked.flashpoint.focus": "Does {one} gain a Focus token?",
    "asked.flashpoint.odds": "How likely is the check to succeed?",
    "asked.flashpoint.pool": "Which dice are in the pool?",
}
