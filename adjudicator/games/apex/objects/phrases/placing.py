"""What is said of placing miniatures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.placing.at-an-angle": "At {spot}, things that are connected meet at an angle.",
    "apex.placing.anywhere": "The spot need not be free.",
    "apex.placing.free-space": "Only a free space will do.",
    "apex.placing.free-intersection": "Only a free intersection will do.",
    "apex.placing.range": "It must be {low} to {high} spaces from {who}.",
    "apex.placing.exact": (
        "It must be exactly 1 space from {who}.",
        "It must be exactly {low} spaces from {who}.",
        "low",
    ),
    "apex.placing.level": "It must be on level {level}.",
    "apex.placing.sight": "{who} must have a clear line to it.",
    "apex.placing.attach": (
        "It goes on the space of {target}, and from now on wherever {target} goes."
    ),
    "apex.placing.number": (
        "1 target, and the card allows {most}.",
        "{count} targets, and the card allows {most}.",
        "count",
    ),
    "apex.placing.too-many": "{count} targets are more than the {most} that the card allows.",
    "apex.placing.attached.headline": "Attached to {legends}",
    "apex.placing.attached.value": "{count}",
    "apex.placing.not-attached.headline": "Cannot be attached to all of them",
    "apex.placing.not-attached.value": "none",
    "apex.placing.persistent": "It stands on the map already: it is taken from there.",
    "apex.placing.no-level": "Nothing around {spot} is on that level.",
    "apex.placing.figure-there": "{figure} stands on {spot}.",
    "apex.placing.taken": "{spot} is occupied: {things}.",
    "apex.placing.straight": (
        "At {spot}, {things} runs straight on: the intersection is occupied.",
        "At {spot}, {things} are connected in a straight line: the intersection is occupied.",
        "count",
    ),
    "apex.placing.out-of-range": "{spot} is at distance {distance}, not {low} to {high}.",
    "apex.placing.wrong-level": "{spot} is not on level {level}.",
    "apex.placing.not-target": "{spot} is not the space of the target.",
    "apex.placing.seen": "{who} has a clear line to {spot}.",
    "apex.placing.not-seen": "{who} has no clear line to {spot}.",
    "apex.placing.undecided": "Whether {who} has a line to {spot} is left to the table.",
    "apex.placing.levels": "There are separate intersections here on the levels {levels}.",
    "apex.placing.outside": (
        "At {spot}, {things} makes a right angle: the miniature goes on its outside.",
        "At {spot}, {things} make a right angle: the miniature goes on its outside.",
        "count",
    ),
    "apex.placing.inside": (
        "At {spot}, {things} makes a right angle: inside it the miniature would cut across.",
        "At {spot}, {things} make a right angle: inside it the miniature would cut across.",
        "count",
    ),
    "apex.placing.angles": (
        "At 1 of them there is a right angle: the miniature goes on its outside.",
        "At {count} of them there is a right angle: the miniature goes on its outside.",
        "count",
    ),
    "apex.placing.fits": "{spot} meets every condition.",
    "apex.placing.refused": "{spot} does not meet every condition.",
    "apex.placing.spots": (
        "1 spot meets every condition.",
        "{count} spots meet every condition.",
        "count",
    ),
    "apex.placing.where.headline": ("1 spot", "{count} spots", "count"),
    "apex.placing.fits.headline": "Can be placed",
    "apex.placing.fits.doing": "place it on {spot}",
    "apex.placing.fits.done": "Placed on {spot}.",
    "apex.placing.refused.headline": "Cannot be placed",
    "apex.place.label": "Place",
    "apex.placing.where.value": "{count}",
    "apex.placing.fits.value": "{spot}",
    "apex.placing.refused.value": "none",
    "apex.place.answer.none": "{spots} spots",
    "apex.place.answer.true": "it can be placed there",
    "apex.place.answer.false": "it cannot be placed there",
    "apex.placing.empty-range": (
        "A range goes from the smaller number up; {low} is more than {high}."
    ),
    "apex.placing.attach-on-space": "What is attached goes on the target's space.",
    "apex.placing.wrong-kind": "A {kind} is not placed on {on}.",
    "apex.placing.tags-are-known": "The tags of a {kind} are known; leave this out.",
}
