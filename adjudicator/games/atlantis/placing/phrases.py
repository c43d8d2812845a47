"""What is said about pushing, swapping and placing."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.push.crooked": "{source} and {who} are in no straight line, so there is no push.",
    "atlantis.push.away": (
        "{who} is pushed straight away from {source}, up to 1 space.",
        "{who} is pushed straight away from {source}, up to {spaces} spaces.",
        "spaces",
    ),
    "atlantis.push.away-any": (
        "{who} is pushed straight away from {source}; the line is free as far as {end}."
    ),
    "atlantis.missing.push": "how many spaces {who} is pushed",
    "atlantis.push.cannot-move": "{who} cannot move, but is pushed all the same.",
    "atlantis.push.through": (
        "{who} can move through what is at {spaces}, and is pushed through it."
    ),
    "atlantis.push.back": (
        "{who} could be pushed through what is farther on, but must end on {end}, the last empty "
        "space."
    ),
    "atlantis.push.obstacle": "{obstacle} on {stop} ends the push.",
    "atlantis.push.terrain": "Terrain on {stop} ends the push.",
    "atlantis.push.edge": "The board ends behind {end}, and so does the push.",
    "atlantis.push.to.headline": (
        "{who} is pushed 1 space to {end}",
        "{who} is pushed {moved} spaces to {end}",
        "moved",
    ),
    "atlantis.push.stays.headline": "{who} is pushed 0 spaces",
    "atlantis.push.stays.reason": "{who} stays where it is.",
    "atlantis.push.how-far.headline": "How far is {who} pushed?",
    "atlantis.push.how-far.reason": (
        "Enter the number of spaces; {who} can't be pushed beyond {end}."
    ),
    "atlantis.push.how-far.value": "not known",
    "atlantis.push.type.value": "not known",
    "atlantis.pushes.unknown.value": "not known",
    "atlantis.push.type.headline": "Not known whether {who} can be pushed",
    "atlantis.push.type.reason": "Enter what the steps ask for.",
    "atlantis.push.answer": ("1 space", "{moved} spaces", "moved"),
    "atlantis.push.value": "{moved}",
    "atlantis.push.label": "Push",
    "atlantis.swap.places": "{one} and {other} exchange their spaces, which is no movement.",
    "atlantis.swap.yes.headline": "{one} and {other} swap places",
    "atlantis.swap.no.headline": "{one} and {other} can't swap places",
    "atlantis.swap.unknown.headline": "Not known whether {one} and {other} can swap",
    "atlantis.swap.unknown.reason": "Enter what the steps ask for.",
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
    "atlantis.place.supply": "A token is taken from the supply first: there is one {who} left.",
    "atlantis.place.no-supply": (
        "The supply has no {who} left, so the one on the board is removed and placed anew."
    ),
    "atlantis.which-token": (
        "The supply has no {name} left: say which one on the board is removed first: {known}."
    ),
    "atlantis.place.absent": "{who} is off the board, and is placed from there.",
    "atlantis.place.only-respawn": "{who} is off the board, and comes back only by respawning.",
    "atlantis.place.yes.headline": "{who} can be placed on {space}",
    "atlantis.place.no.headline": "{who} can't be placed on {space}",
    "atlantis.place.unknown.headline": "Not known whether {who} can be placed on {space}",
    "atlantis.place.unknown.reason": "Enter what the steps ask for.",
    "atlantis.place.answer.true": "it can be placed",
    "atlantis.place.answer.false": "it can't be placed",
    "atlantis.place.label": "Placing",
    "atlantis.pushes.nobody": "Nobody within the range is in a straight line with {source}.",
    "atlantis.pushes.farthest-first": (
        "All of them are pushed the same number of spaces, as far as they can. The player who acts "
        "chooses the order; here the farthest is first: {names}."
    ),
    "atlantis.pushes.in-order": (
        "All of them are pushed the same number of spaces, as far as they can, in this order: "
        "{names}."
    ),
    "atlantis.pushes.found.headline": (
        "{names} can be pushed",
        "{count} can be pushed: {names}",
        "count",
    ),
    "atlantis.pushes.found.reason": (
        "Up to 1 space away from {who}.",
        "Up to {spaces} spaces away from {who}.",
        "spaces",
    ),
    "atlantis.pushes.unknown.headline": "How far are they pushed?",
    "atlantis.pushes.unknown.reason": "Enter what the steps leave open; the lines show how far.",
    "atlantis.pushes.none.headline": "No push",
    "atlantis.pushes.answer": ("1 can be pushed", "{count} can be pushed", "count"),
    "atlantis.pushes.value": "{count}",
    "atlantis.pushes.label": "Pushes",
    "atlantis.nothing-there": "Nothing stands on {space}.",
    "atlantis.not-around": "{id} is not within the range. There are: {known}.",
    "atlantis.pushed-twice": "{id} is in the order already.",
    "hint.atlantis.place.0": "Tap the piece to place.",
    "hint.atlantis.place.1": "Now tap the space.",
    "hint.swap.0": "Tap the first piece.",
    "hint.swap.1": "Now tap the piece that it swaps with.",
    "field.acting": "whose action",
    "offer.swap": "Swap",
    "offer.pushes": "Push lines",
    "atlantis.push.to.doing": "Push {who} to {end}",
    "atlantis.push.to.done": "{who} was pushed to {end}.",
    "atlantis.pushes.found.doing": "Push {names}",
    "atlantis.pushes.found.done": "Pushed: {names}.",
    "atlantis.swap.yes.doing": "Swap {one} and {other}",
    "atlantis.swap.yes.done": "{one} and {other} swapped places.",
    "atlantis.place.yes.doing": "Place {who} on {space}",
    "atlantis.place.yes.done": "{who} was placed on {space}.",
    "doing.swap": "Swap",
    "doing.pushes": "Push them",
    "hint.pushes.0": "Tap who pushes.",
    "field.push-order": "who is pushed, one after another, with commas",
    "field.avoids": "the card forbids a space",
    "option.spawn-points": "on a Spawn point",
    "option.beside-empty-minion-points": "beside an empty Minion Spawn point",
}
