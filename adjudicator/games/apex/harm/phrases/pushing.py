"""What is said of pushes: where they end, and what they collide with."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.push.straight": (
        "From {start}, straight away from {source}, it goes 1 space at most.",
        "From {start}, straight away from {source}, it goes {most} spaces at most.",
        "most",
    ),
    "apex.push.moves": "Nothing stops it from {here} to {onto}.",
    "apex.push.border": "{space} is off the map: a collision.",
    "apex.push.higher": "{onto} is higher than {here}: a collision.",
    "apex.push.occupied": "{onto} is taken by {things}: a collision.",
    "apex.push.edge": "On the edge between {here} and {onto} stands {things}: a collision.",
    "apex.push.corner": (
        "At {corner} it would pass between what is connected: {things}. A collision."
    ),
    "apex.push.below": "{onto}, lower than {here}, is taken by {things}: a collision.",
    "apex.push.choose": "Its player chooses a free space that neighbors {onto}: {spaces}.",
    "apex.push.none-free": (
        "No space that neighbors {onto} is free. The book doesn't say what happens then; it is "
        "read to stay where it was."
    ),
    "apex.push.choose-farther": (
        "No space that neighbors {onto} is free. The book doesn't say what happens then; it is "
        "read to take one of the nearest free spaces: {spaces}."
    ),
    "apex.push.choose-adjacent": (
        "{onto} is taken, and lies lower: no collision. Its player chooses a free space adjacent "
        "to it: {spaces}."
    ),
    "apex.push.none-adjacent": "{onto} is taken, and no space adjacent to it is free.",
    "apex.push.done": "The push ends on {end}.",
    "apex.push.stops": "The push is over, and ends on {end}.",
    "apex.push.ends.headline": "Pushed to {end}",
    "apex.push.collides.headline": "Collision, ends on {end}",
    "apex.push.somebody": "the pushed figure",
    "apex.push.stays.headline": "Collision: {who} stays on {end}",
    "apex.push.no-room.headline": "No room: {who} stays on {end}",
    "apex.push.no-room.reason": "{onto} is taken, and no space beside it is free.",
    "apex.push.chooses.headline": (
        "Collision, 1 space to choose",
        "Collision, {count} spaces to choose from",
        "count",
    ),
    "apex.push.falls.headline": (
        "A fall, 1 space to choose",
        "A fall, {count} spaces to choose from",
        "count",
    ),
    "apex.push.falls.value": "a choice of {count}",
    "apex.push.label": "Ends on",
    "apex.push.value": "{end}",
    "apex.push.chooses.value": "a choice of {count}",
    "apex.push.answer": "{to}, with {choose} spaces to choose from",
}
