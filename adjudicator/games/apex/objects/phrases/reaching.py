"""What is said of reaching objects, picking up and dropping."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.interact.adjacent": "{thing} at {place} is adjacent to {who}.",
    "apex.interact.opened": "{thing} at {place} was opened before: there is nothing left to loot.",
    "apex.interact.not-beside": "{thing} at {place} is not beside the space of {who}.",
    "apex.interact.other-level": "{thing} at {place} stands on another level than {who}.",
    "apex.interact.in-between": (
        "{things} stands between {who} and {thing} at {place}.",
        "{things} stand between {who} and {thing} at {place}.",
        "count",
    ),
    "apex.interact.buildings": "Two Buildings meet between {who} and {thing} at {place}.",
    "apex.interact.own-space": (
        "{thing} is on the very space of {who}, and a space is not adjacent to itself."
    ),
    "apex.interact.untagged": (
        "Near, but not tagged INTERACTIVE: {things}.",
        "Near, but not tagged INTERACTIVE: {things}.",
        "count",
    ),
    "apex.interact.no-object": (
        "Near, but nothing to interact with: {things}.",
        "Near, but nothing to interact with: {things}.",
        "count",
    ),
    "apex.interact.tokens": (
        "One Interact action takes up to {most} tokens, and drops up to {most}."
    ),
    "apex.interact.one": (
        "There is 1 object to interact with from {here}.",
        "There are {count} objects to interact with from {here}; an action takes one of them.",
        "count",
    ),
    "apex.interact.none": "From {here} there is nothing to interact with.",
    "apex.interact.opens": "{thing} gets an opened marker: it can't be looted again.",
    "apex.interact.opens.headline": "Opens {thing}",
    "apex.interact.opens.doing": "open {thing}",
    "apex.interact.opens.done": "{legend} opens {thing}.",
    "apex.interact.used.doing": "interact with {thing}",
    "apex.interact.used.done": "{legend} interacts with {thing}.",
    "apex.interact.used.headline": "Interacts with {thing}",
    "apex.interact.used.reason": "What it does is on its card or sheet.",
    "apex.interact.refused.headline": "Can't interact with {thing}",
    "apex.interact.with.headline": "Can interact with {things}",
    "apex.interact.nothing.headline": "Nothing to interact with",
    "apex.interact.label": "Interact",
    "apex.interact.value": "{count}",
    "apex.interact.answer": (
        "objects: {listed}; spaces to pick up from: {pick-up}; spaces to drop on: {drop}"
    ),
    "apex.reach.pick-up": "Loot can be picked up from {spaces}.",
    "apex.reach.loot-off-level": (
        "The loot on {space} can't be picked up: it is on level {level}, so not adjacent."
    ),
    "apex.reach.loot-behind": (
        "The loot on {space} can't be picked up: {things} stands in between.",
        "The loot on {space} can't be picked up: {things} stand in between.",
        "count",
    ),
    "apex.reach.loot-apart": (
        "The loot on {space} can't be picked up: two Buildings meet in between."
    ),
    "apex.reach.drop": "Loot can be dropped on {spaces}: {who}'s own space and neighboring ones.",
    "apex.reach.drop-adjacent": (
        "Loot can be dropped on {spaces}: {who}'s own space and adjacent ones."
    ),
    "apex.reach.lies": "{token} lies on {space}.",
    "apex.reach.not-there": "{token} does not lie on {space}.",
    "apex.reach.near": "{space} is within reach of {who}.",
    "apex.reach.not-adjacent": "{space} is neither the space of {who} nor adjacent to it.",
    "apex.reach.not-neighboring": "{space} is neither the space of {who} nor neighboring it.",
    "apex.reach.gear": "Gear goes in its slot, and never in the Backpack: drop what is there now.",
    "apex.reach.no-gear": "Gear is not taken from the map: what is replaced leaves the game.",
    "apex.reach.carried": "{token} is in the Backpack of {who}.",
    "apex.reach.not-carried": "{token} is not in the Backpack of {who}.",
    "apex.loot.picked-up.headline": "{token} can be picked up",
    "apex.loot.picked-up-for.headline": "{token} can be picked up",
    "apex.loot.picked-up-for.reason": "Choose what to drop for it, and where.",
    "apex.loot.picked-up.doing": "pick up {token}",
    "apex.loot.picked-up.done": "{legend} picks up {token}.",
    "apex.loot.dropped.doing": "drop {token} on {space}",
    "apex.loot.dropped.done": "{legend} drops {token} on {space}.",
    "apex.loot.left.headline": "{token} cannot be picked up",
    "apex.loot.dropped.headline": "{token} can be dropped on {space}",
    "apex.loot.kept.headline": "{token} cannot be dropped on {space}",
    "apex.pick-up.label": "Pick up",
    "apex.pick-up.value": "{token}",
    "apex.pick-up.answer.true": "it can be picked up",
    "apex.pick-up.answer.false": "it cannot be picked up",
    "apex.drop.label": "Drop",
    "apex.drop.value": "{token}",
    "apex.drop.answer.true": "it can be dropped there",
    "apex.drop.answer.false": "it cannot be dropped there",
}
