"""What is said about pushing, swapping and placing."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.push.crooked": "{source} and {who} aren't in a straight line, so there is no push.",
    "atlantis.push.away": (
        "{who} is pushed straight away from {source}, up to 1 space.",
        "{who} is pushed straight away from {source}, up to {spaces} spaces.",
        "spaces",
    ),
    "atlantis.push.away-any": (
        "{who} is pushed straight away from {source}, and the line is clear up to {end}."
    ),
    "atlantis.missing.push": "how many spaces {who} is pushed",
    "atlantis.missing.pushes": "how many spaces they are pushed",
    "atlantis.push.cannot-move": "{who} can't move, but can still be pushed.",
    "atlantis.push.through": "{who} can move through {spaces}, so it's pushed through.",
    "atlantis.push.back": (
        "{who} can pass through what is ahead, but must end on {end}, the last empty space."
    ),
    "atlantis.push.obstacle": "{obstacle} on {stop} stops the push.",
    "atlantis.push.terrain": "Terrain on {stop} stops the push.",
    "atlantis.push.edge": "The push stops at {end}, where the board ends.",
    "atlantis.push.to.headline": (
        "{who} is pushed 1 space to {end}",
        "{who} is pushed {moved} spaces to {end}",
        "moved",
    ),
    "atlantis.push.stays.headline": "{who} isn't pushed anywhere",
    "atlantis.push.stays.reason": "{who} stays where it is.",
    "atlantis.push.how-far.headline": "How far is {who} pushed?",
    "atlantis.push.how-far.reason": (
        "Enter the number of spaces. {who} can't be pushed beyond {end}."
    ),
    "atlantis.push.how-far.value": "not known",
    "atlantis.push.type.value": "not known",
    "atlantis.pushes.unknown.value": "not known",
    "atlantis.push.type.headline": "Can {who} be pushed?",
    "atlantis.push.type.reason": "Enter the values that the steps ask for.",
    "atlantis.push.answer": ("1 space", "{moved} spaces", "moved"),
    "atlantis.push.value": "{moved}",
    "atlantis.push.label": "Push",
    "atlantis.swap.places": "{one} and {other} swap spaces, which isn't movement.",
    "atlantis.swap.yes.headline": "{one} and {other} swap places",
    "atlantis.swap.no.headline": "{one} and {other} can't swap places",
    "atlantis.swap.unknown.headline": "Can {one} and {other} swap places?",
    "atlantis.swap.unknown.reason": "Enter the values that the steps ask for.",
    "atlantis.swap.label": "Swap",
    "atlantis.place.empty": "{space} is empty, so {who} can be placed there.",
    "atlantis.place.taken": (
        "{space} isn't empty, and a piece can only be placed in an empty space."
    ),
    "atlantis.place.on-point": "{space} has a Spawn point, which the card rules out.",
    "atlantis.place.no-point": "{space} has no Spawn point, as the card requires.",
    "atlantis.place.beside-point": (
        "{space} is next to an empty Minion Spawn point, which the card rules out: {spaces}."
    ),
    "atlantis.place.apart": (
        "There is no empty Minion Spawn point next to {space}, as the card requires."
    ),
    "atlantis.place.no-move": "Placing isn't movement, so nothing on the way matters.",
    "atlantis.place.supply": "Take the token from the supply first: there is one {who} left.",
    "atlantis.place.no-supply": (
        "The supply has no {who} left, so remove the one on the board and place it again."
    ),
    "atlantis.which-token": (
        "Which {name} on the board is removed? The supply has none left: {known}."
    ),
    "atlantis.place.absent": "{who} is off the board and can be placed from there.",
    "atlantis.place.only-respawn": "{who} is off the board and can only come back by respawning.",
    "atlantis.place.yes.headline": "{who} can be placed on {space}",
    "atlantis.place.no.headline": "{who} can't be placed on {space}",
    "atlantis.place.unknown.headline": "Can {who} be placed on {space}?",
    "atlantis.place.unknown.reason": "Enter the values that the steps ask for.",
    "atlantis.place.answer.true": "can be placed",
    "atlantis.place.answer.false": "can't be placed",
    "atlantis.place.label": "Placing",
    "atlantis.pushes.nobody": "Nobody in range is in a straight line with {source}.",
    "atlantis.pushes.farthest-first": (
        "All of them are pushed the same number of spaces, or as far as they can. The acting "
        "player chooses the order; here, farthest first: {names}."
    ),
    "atlantis.pushes.in-order": (
        "All of them are pushed the same number of spaces, or as far as they can, in this order: "
        "{names}."
    ),
    "atlantis.pushes.found.headline": (
        "{names} can be pushed",
        "{count} units can be pushed: {names}",
        "count",
    ),
    "atlantis.pushes.found.reason": (
        "The push moves up to 1 space away from {who}.",
        "The push moves up to {spaces} spaces away from {who}.",
        "spaces",
    ),
    "atlantis.pushes.unknown.headline": "How far are they pushed?",
    "atlantis.pushes.unknown.reason": (
        "Enter the values that the steps ask for. The lines show how far each can be pushed."
    ),
    "atlantis.pushes.none.headline": "Nobody can be pushed",
    "atlantis.pushes.answer": ("1 unit can be pushed", "{count} units can be pushed", "count"),
    "atlantis.pushes.value": "{count}",
    "atlantis.pushes.label": "Pushes",
    "atlantis.nothing-there": "There is nothing on {space}: choose a space with a piece.",
    "atlantis.not-around": "{id} isn't in range. Choose from: {known}.",
    "atlantis.pushed-twice": "{id} is already in the order: enter each unit once.",
    "hint.atlantis.place.0": "Tap the piece to place.",
    "hint.atlantis.place.1": "Now tap the space.",
    "hint.swap.0": "Tap the first piece.",
    "hint.swap.1": "Now tap the piece it swaps with.",
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
    "hint.pushes.0": "Tap the unit that pushes.",
    "field.push-order": "order of the pushes, separated by commas",
    "field.avoids": "spaces the card forbids",
    "option.spawn-points": "on a Spawn point",
    "option.beside-empty-minion-points": "next to an empty Minion Spawn point",
    "asked.atlantis.place": "Can {one} be placed on {two}?",
    "asked.atlantis.push": "Where does the push from {one} take {two}?",
    "asked.atlantis.pushes": "Who can {one} push, and where to?",
    "asked.atlantis.swap": "Can {one} and {two} swap places?",
}
