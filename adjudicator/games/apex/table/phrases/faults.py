"""What is told of a scene or a place that cannot be read."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.scene.full-backpack": "This takes {taken} spaces of the Backpack, which has {most}.",
    "apex.scene.unknown-kind": "There is no component {kind}. Known are: {known}.",
    "apex.scene.unknown-tag": "There is no tag {tag}. Known are LEVEL with a number, and: {known}.",
    "apex.scene.custom-size": "A custom component covers 1 to {most} spaces each way.",
    "apex.scene.custom-on": "A custom component needs what it stands on: {known}.",
    "apex.scene.needs-field": "This is missing: a {kind} is placed by {fields}.",
    "apex.scene.no-such-field": "A {kind} has no such field: it is placed by {fields}.",
    "apex.scene.wrong-size": "The box has no {kind} of {size}; it has {sizes}.",
    "apex.scene.wrong-length": (
        "A {kind} runs straight along a grid line, over 1 to {longest} edges."
    ),
    "apex.scene.corner-off-board": (
        "This intersection is off the board; the last one is [{columns}, {rows}]."
    ),
    "apex.scene.space-off-board": "The space {space} is off the board; the last one is {last}.",
    "apex.scene.overlap": "{space} is taken by {other} at that height.",
    "apex.scene.nothing-under": (
        "At {space} nothing reaches level {base} under it; that is at {level}."
    ),
    "apex.scene.nothing-beside": (
        "Nothing at level {base} carries it; the highest surface beside it is at level {level}."
    ),
    "apex.scene.under-roof": (
        "{space} is covered up to level {level}; a piece there stands on that."
    ),
    "apex.scene.inside": "This {kind} would stand inside {other}.",
    "apex.scene.taken": "{spot} is taken by {other} already.",
    "apex.end.level-is-known": "A {way} has its level from the table; leave this out.",
    "apex.end.needs-level": "This needs the level that is meant, 0 for the ground.",
    "apex.end.in-the-air": "Nothing there reaches level {level}; the highest is {highest}.",
    "apex.end.unknown-word": "{word} is no figure and no space here. A space is named like G5.",
    "apex.effect.needs-space": "This must be a figure or a space.",
    "apex.effect.too-far": (
        "The space {space} is too far off the board: from {low} to {high} is enough."
    ),
    "apex.loot.unknown-token": "There is no token {token}. Known are: {known}.",
    "apex.loot.which-token": "{token} could be one of these: {known}.",
    "apex.time.no-component": "There is no component {id}. Known are: {known}.",
    "apex.time.past-turn": "This turn is over: a token lies under turn {first} or a later one.",
    "apex.time.past-round": "The Round marker has been here: a token lies beyond Round {round}.",
}
