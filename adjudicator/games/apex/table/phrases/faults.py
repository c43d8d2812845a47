"""Errors in a scene or a place."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.scene.full-backpack": (
        "This takes {taken} Backpack slots, and there are only {most}: remove something."
    ),
    "apex.scene.unknown-kind": "There is no component {kind}. Choose one of these: {known}.",
    "apex.scene.unknown-tag": (
        "There is no tag {tag}. Use LEVEL with a number, or one of these: {known}."
    ),
    "apex.scene.custom-size": (
        "Make it 1 to {most} spaces wide and high: a custom component can't be larger."
    ),
    "apex.scene.custom-on": (
        "What does the custom component stand on? Choose one of these: {known}."
    ),
    "apex.scene.needs-field": "Enter this: a {kind} needs {fields}.",
    "apex.scene.no-such-field": "Leave this out: a {kind} has only {fields}.",
    "apex.scene.wrong-size": "The box has no {kind} of {size}. Choose one of these: {sizes}.",
    "apex.scene.wrong-length": (
        "A {kind} runs straight along a grid line and covers 1 edge.",
        "A {kind} runs straight along a grid line and covers 1 to {longest} edges.",
        "longest",
    ),
    "apex.scene.corner-off-board": (
        "This intersection is off the board: choose one up to [{columns}, {rows}]."
    ),
    "apex.scene.space-off-board": "The space {space} is off the board: choose one up to {last}.",
    "apex.scene.overlap": "{other} is already on {space} at that height: move one of them.",
    "apex.scene.nothing-under": (
        "Nothing at {space} reaches level {base} to stand on: choose level {level}."
    ),
    "apex.scene.nothing-beside": (
        "Nothing next to it holds it up at level {base}: choose level {level}, the highest there."
    ),
    "apex.scene.under-roof": "{space} is covered up to level {level}: put the piece on that level.",
    "apex.scene.inside": "This {kind} would be inside {other}: move one of them.",
    "apex.scene.taken": "{other} is already on {spot}: move one of them.",
    "apex.end.level-is-known": "Leave the level out: the table already knows it ({way}).",
    "apex.end.needs-level": "Which level? 0 is the ground.",
    "apex.end.in-the-air": (
        "Nothing there reaches level {level}: choose level {highest}, the highest there."
    ),
    "apex.end.unknown-word": "{word} isn't a figure or a space here. Enter a space like G5.",
    "apex.figure.off-the-map": "{legend} is off the map: choose a Legend on the map.",
    "apex.effect.needs-space": "Choose a figure or a space.",
    "apex.effect.too-far": (
        "The space {space} is too far off the board: choose one from {low} to {high}."
    ),
    "apex.loot.unknown-token": "There is no token {token}. Choose one of these: {known}.",
    "apex.loot.which-token": "Which {token}? Choose one of these: {known}.",
    "apex.time.no-component": "There is no component {id}. Choose one of these: {known}.",
    "apex.time.past-turn": "This turn is over: put the token below turn {first} or a later one.",
    "apex.time.past-round": (
        "The Round marker has already passed here: put the token beyond Round {round}."
    ),
}
