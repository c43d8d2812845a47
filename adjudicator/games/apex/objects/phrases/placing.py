"""Phrases about placing miniatures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.placing.at-an-angle": "Connected components meet at an angle at {spot}.",
    "apex.placing.anywhere": "The spot doesn't have to be free.",
    "apex.placing.free-space": "It needs a free space.",
    "apex.placing.free-intersection": "It needs a free intersection.",
    "apex.placing.range": "It must be {low} to {high} spaces from {who}.",
    "apex.placing.exact": (
        "It must be exactly 1 space from {who}.",
        "It must be exactly {low} spaces from {who}.",
        "low",
    ),
    "apex.placing.level": "It must be on level {level}.",
    "apex.placing.sight": "{who} must have a clear line to it.",
    "apex.placing.attach": "It goes on {target}'s space, and from now on it moves with {target}.",
    "apex.placing.number": (
        "1 target is chosen; the card allows {most}.",
        "{count} targets are chosen; the card allows {most}.",
        "count",
    ),
    "apex.placing.too-many": "{count} targets are too many: the card allows {most}.",
    "apex.placing.attached.headline": "Attached to {legends}",
    "apex.placing.attached.value": "{count}",
    "apex.placing.not-attached.headline": "Can't be attached to all of them",
    "apex.placing.not-attached.value": "none",
    "apex.placing.persistent": "It is already on the map, so it is taken from there.",
    "apex.placing.no-level": "Nothing around {spot} is on that level.",
    "apex.placing.past-border": "From {spot} on, it would reach past the edge of the map.",
    "apex.placing.uneven": (
        "{other} isn't on the same level as {spot}, and the miniature needs an even place."
    ),
    "apex.placing.within": "There would be {things} in the middle of it.",
    "apex.placing.figure-there": "{figure} is on {spot}.",
    "apex.placing.taken": "{spot} is occupied by {things}.",
    "apex.placing.straight": (
        "At {spot}, {things} runs straight on, so the intersection is occupied.",
        "At {spot}, {things} connect in a straight line, so the intersection is occupied.",
        "count",
    ),
    "apex.placing.out-of-range": (
        "{spot} is at distance {distance}, outside the range of {low} to {high}."
    ),
    "apex.placing.wrong-level": "{spot} isn't on level {level}.",
    "apex.placing.not-target": "{spot} isn't the target's space.",
    "apex.placing.seen": "{who} has a clear line to {spot}.",
    "apex.placing.not-seen": "{who} doesn't have a clear line to {spot}.",
    "apex.placing.undecided": "This table gives no verdict on the line from {who} to {spot}.",
    "apex.placing.levels": "Levels {levels} have separate intersections here.",
    "apex.placing.outside": (
        "At {spot}, {things} makes a right angle, so the miniature goes on its outside.",
        "At {spot}, {things} make a right angle, so the miniature goes on its outside.",
        "count",
    ),
    "apex.placing.inside": (
        "At {spot}, {things} makes a right angle, and the miniature would cut across inside it.",
        "At {spot}, {things} make a right angle, and the miniature would cut across inside it.",
        "count",
    ),
    "apex.placing.angles": (
        "1 of them is at a right angle: the miniature goes on its outside.",
        "{count} of them are at a right angle: the miniature goes on its outside.",
        "count",
    ),
    "apex.placing.fits": "{spot} meets every condition.",
    "apex.placing.refused": "{spot} doesn't meet every condition.",
    "apex.placing.spots": (
        "1 spot meets every condition.",
        "{count} spots meet every condition.",
        "count",
    ),
    "apex.placing.spots.zero": "No spot meets every condition.",
    "apex.placing.where.headline": (
        "1 spot to place it on",
        "{count} spots to place it on",
        "count",
    ),
    "apex.placing.where.headline.zero": "No spot to place it on",
    "apex.placing.fits.headline": "Can be placed there",
    "apex.placing.fits.doing": "place it on {spot}",
    "apex.placing.fits.done": "It was placed on {spot}.",
    "apex.placing.refused.headline": "Can't be placed there",
    "apex.place.label": "Place",
    "apex.place.answer-field.spots": "spots",
    "apex.placing.where.value": "{count}",
    "apex.placing.fits.value": "{spot}",
    "apex.placing.refused.value": "none",
    "apex.place.answer.none": "spots: {spots}",
    "apex.place.answer.true": "can be placed there",
    "apex.place.answer.false": "can't be placed there",
    "apex.placing.empty-range": (
        "Enter the range with the smaller number first: {low} is more than {high}."
    ),
    "apex.placing.attach-on-space": "Choose the target's space: something attached goes there.",
    "apex.placing.wrong-kind": "A {kind} can't be placed on {on}.",
    "apex.placing.tags-are-known": "Leave this empty: the tags of a {kind} are known.",
}
