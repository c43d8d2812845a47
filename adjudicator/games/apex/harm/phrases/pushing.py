"""Phrases about pushes: where they end, and what they collide with."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.push.straight": (
        "From {start}, it is pushed in a straight line away from {source}, up to 1 space.",
        "From {start}, it is pushed in a straight line away from {source}, up to {most} spaces.",
        "most",
    ),
    "apex.push.moves": "Nothing stops it between {here} and {onto}.",
    "apex.push.border": "{space} is off the map, so there is a collision.",
    "apex.push.higher": "{onto} is higher than {here}, so there is a collision.",
    "apex.push.occupied": "{onto} is occupied by {things}, so there is a collision.",
    "apex.push.edge": "On the edge between {here} and {onto}, there is a collision with {things}.",
    "apex.push.corner": (
        "At {corner} it would pass between connected components, so there is a collision: {things}."
    ),
    "apex.push.below": (
        "{onto}, lower than {here}, is occupied by {things}, so there is a collision."
    ),
    "apex.push.choose": "Its player chooses a free space that neighbors {onto}: {spaces}.",
    "apex.push.none-free": (
        "No space that neighbors {onto} is free. The book doesn't say what happens then; here, it "
        "stays where it was."
    ),
    "apex.push.choose-farther": (
        "No space that neighbors {onto} is free. The book doesn't say what happens then; here, it "
        "takes one of the nearest free spaces: {spaces}."
    ),
    "apex.push.choose-adjacent": (
        "{onto} is occupied and lower, so there is no collision. Its player chooses a free space "
        "adjacent to it: {spaces}."
    ),
    "apex.push.none-adjacent": "{onto} is occupied, and no space adjacent to it is free.",
    "apex.push.done": "The push ends on {end}.",
    "apex.push.stops": "The push stops and ends on {end}.",
    "apex.push.ends.headline": "Pushed to {end}",
    "apex.push.collides.headline": "Collision: ends on {end}",
    "apex.push.somebody": "the pushed figure",
    "apex.push.stays.headline": "Collision: {who} stays on {end}",
    "apex.push.no-room.headline": "No room: {who} stays on {end}",
    "apex.push.no-room.reason": "{onto} is occupied, and no space next to it is free.",
    "apex.push.chooses.headline": (
        "Collision: 1 space to choose from",
        "Collision: {count} spaces to choose from",
        "count",
    ),
    "apex.push.falls.headline": (
        "Fall: 1 space to choose from",
        "Fall: {count} spaces to choose from",
        "count",
    ),
    "apex.push.falls.value": "a choice of {count}",
    "apex.push.label": "Ends on",
    "apex.push.value": "{end}",
    "apex.push.chooses.value": "a choice of {count}",
    "apex.push.answer": "as far as {to}",
    "apex.push.answer-field.collision": "collision",
    "apex.push.answer-field.choose": "spaces to choose from",
}
