"""What is said about pushing, swapping and placing."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.push.crooked": "{source} and {who} are in no straight line, so there is no push.",
    "atlantis.push.away": "{who} is pushed straight away from {source}, {spaces} at the most.",
    "atlantis.push.cannot-move": "{who} cannot move, but is pushed all the same.",
    "atlantis.push.through": (
        "{who} can move through what is at {spaces}, and is pushed through it."
    ),
    "atlantis.push.back": (
        "{who} could be pushed through what is farther on, but must end on {end}, the last empty "
        "space."
    ),
    "atlantis.push.obstacle": "An obstacle at {stop} ends the push.",
    "atlantis.push.edge": "The board ends before {stop}, and so does the push.",
    "atlantis.push.to.headline": ("Pushed 1 space", "Pushed {moved} spaces", "moved"),
    "atlantis.push.to.reason": "{who} ends on {end}.",
    "atlantis.push.stays.headline": "Pushed 0 spaces",
    "atlantis.push.stays.reason": "{who} stays where it is.",
    "atlantis.push.answer": ("1 space", "{moved} spaces", "moved"),
    "atlantis.push.value": "{moved}",
    "atlantis.push.label": "Push",
    "atlantis.swap.places": "{one} and {other} exchange their spaces, which is no movement.",
    "atlantis.swap.yes.headline": "They swap",
    "atlantis.swap.no.headline": "No swap",
    "atlantis.swap.label": "Swap",
    "atlantis.place.empty": "{space} is empty, so {who} can be placed there.",
    "atlantis.place.taken": "{space} is not empty, and a piece is only placed in an empty space.",
    "atlantis.place.on-point": "{space} has a Spawn point, which the card rules out.",
    "atlantis.place.no-point": "{space} has no Spawn point, as the card wants it.",
    "atlantis.place.beside-point": (
        "{space} is next to an empty Minion Spawn point, which the card rules out: {spaces}."
    ),
    "atlantis.place.apart": "No empty Minion Spawn point is next to {space}, as the card wants it.",
    "atlantis.place.no-move": "Placing is no movement: nothing on the way matters.",
    "atlantis.place.yes.headline": "It can be placed",
    "atlantis.place.no.headline": "It cannot be placed",
    "atlantis.place.label": "Placing",
    "atlantis.pushes.nobody": "Nobody within the range is in a straight line with {source}.",
    "atlantis.pushes.farthest-first": (
        "All go {spaces} spaces if they can. Whoever acts chooses the order; here the farthest is "
        "first: {names}."
    ),
    "atlantis.pushes.in-order": ("All go {spaces} spaces if they can, one after another: {names}."),
    "atlantis.pushes.found.headline": ("1 can be pushed", "{count} can be pushed", "count"),
    "atlantis.pushes.found.reason": "Up to {spaces} spaces away from {who}.",
    "atlantis.pushes.none.headline": "No push",
    "atlantis.pushes.answer": ("1 can be pushed", "{count} can be pushed", "count"),
    "atlantis.pushes.value": "{count}",
    "atlantis.pushes.label": "Pushes",
    "atlantis.nothing-there": "Nothing stands on {space}.",
    "atlantis.not-around": "{id} is not within the range. There are: {known}.",
    "atlantis.pushed-twice": "{id} is in the order already.",
    "offer.swap": "Swap",
    "offer.pushes": "Push lines",
    "doing.swap": "Swap",
    "hint.pushes.0": "Tap who pushes.",
    "field.push-order": "who is pushed, one after another, with commas",
    "field.avoids": "the card forbids a space",
    "option.spawn-points": "on a Spawn point",
    "option.beside-empty-minion-points": "beside an empty Minion Spawn point",
}
