"""Phrases about reaching objects, picking up and dropping."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.interact.adjacent": "{thing} at {place} is adjacent to {who}.",
    "apex.interact.opened": (
        "{thing} at {place} has already been opened, so there is nothing left to loot."
    ),
    "apex.interact.not-beside": "{thing} at {place} isn't next to {who}'s space.",
    "apex.interact.other-level": "{thing} at {place} isn't on the same level as {who}.",
    "apex.interact.in-between": (
        "{things} stands between {who} and {thing} at {place}.",
        "{things} stand between {who} and {thing} at {place}.",
        "count",
    ),
    "apex.interact.buildings": "Two Buildings meet between {who} and {thing} at {place}.",
    "apex.interact.own-space": (
        "{thing} is on {who}'s own space, and a space isn't adjacent to itself."
    ),
    "apex.interact.untagged": (
        "Nearby, but without the INTERACTIVE tag: {things}.",
        "Nearby, but without the INTERACTIVE tag: {things}.",
        "count",
    ),
    "apex.interact.no-object": (
        "Nearby, but it can't be interacted with: {things}.",
        "Nearby, but they can't be interacted with: {things}.",
        "count",
    ),
    "apex.interact.tokens": "One Interact action takes up to {most} tokens and drops up to {most}.",
    "apex.interact.one": (
        "{here} can interact with 1 object.",
        "{here} can interact with {count} objects, one per action.",
        "count",
    ),
    "apex.interact.none": "{here} has nothing to interact with.",
    "apex.interact.opens": "{thing} gets an opened marker and can't be looted again.",
    "apex.interact.opens.headline": "Opens {thing}",
    "apex.interact.opens.doing": "open {thing}",
    "apex.interact.opens.done": "{legend} opened {thing}.",
    "apex.interact.used.doing": "interact with {thing}",
    "apex.interact.used.done": "{legend} interacted with {thing}.",
    "apex.interact.used.headline": "Interacts with {thing}",
    "apex.interact.used.reason": "Its card or sheet says what it does.",
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
        "The loot on {space} can't be picked up: it's on level {level}, so it isn't adjacent."
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
    "apex.reach.lies": "{token} is on {space}.",
    "apex.reach.not-there": "{token} isn't on {space}.",
    "apex.reach.near": "{space} is within reach of {who}.",
    "apex.reach.not-adjacent": "{space} is neither {who}'s space nor adjacent to it.",
    "apex.reach.not-neighboring": "{space} is neither {who}'s space nor neighboring it.",
    "apex.reach.gear": (
        "Gear goes in its slot, never in the Backpack: drop what is in the slot now."
    ),
    "apex.reach.no-gear": (
        "Gear can't be taken from the map: Gear that is replaced leaves the game."
    ),
    "apex.reach.carried": "{token} is in {who}'s Backpack.",
    "apex.reach.not-carried": "{token} isn't in {who}'s Backpack.",
    "apex.loot.picked-up.headline": "{token} can be picked up",
    "apex.loot.picked-up-for.headline": "{token} can be picked up",
    "apex.loot.picked-up-for.reason": "Choose what to drop for it, and where.",
    "apex.loot.picked-up.doing": "pick up {token}",
    "apex.loot.picked-up.done": "{legend} picked up {token}.",
    "apex.loot.dropped.doing": "drop {token} on {space}",
    "apex.loot.dropped.done": "{legend} dropped {token} on {space}.",
    "apex.loot.left.headline": "{token} can't be picked up",
    "apex.loot.dropped.headline": "{token} can be dropped on {space}",
    "apex.loot.kept.headline": "{token} can't be dropped on {space}",
    "apex.pick-up.label": "Pick up",
    "apex.pick-up.value": "{token}",
    "apex.pick-up.answer.true": "can be picked up",
    "apex.pick-up.answer.false": "can't be picked up",
    "apex.drop.label": "Drop",
    "apex.drop.value": "{token}",
    "apex.drop.answer.true": "can be dropped there",
    "apex.drop.answer.false": "can't be dropped there",
}
