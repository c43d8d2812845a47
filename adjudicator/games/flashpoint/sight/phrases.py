"""The phrases of the sight topic, by their names."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "flashpoint.los.line": "The line runs from the centre of {start} to the centre of {end}.",
    "flashpoint.los.same-zone": (
        "Both are in {start}, and everything in a zone can see the rest of it."
    ),
    "flashpoint.los.crossed": (
        "It crosses a wall or a closed door: {edges}.",
        "It crosses walls or closed doors: {edges}.",
        "count",
    ),
    "flashpoint.los.touched": (
        "It touches the end of a wall or closed door, which is enough to block it: {edges}.",
        "It touches the ends of walls or closed doors, which is enough to block it: {edges}.",
        "count",
    ),
    "flashpoint.los.doorway": "It passes through one open doorway, which is allowed.",
    "flashpoint.los.two-doorways": (
        "It passes through {count} open doorways, and only one is allowed."
    ),
    "flashpoint.los.edge-stops": "It leaves the map, and the map's edge blocks it like a wall.",
    "flashpoint.los.over-edge": "It leaves the map, which is allowed at this table.",
    "flashpoint.los.clear": "So {start} and {end} can see each other.",
    "flashpoint.los.clear.headline": "Line of sight",
    "flashpoint.los.clear.reason": "Nothing between {start} and {end} blocks the line.",
    "flashpoint.los.blocked": "So {start} and {end} can't see each other.",
    "flashpoint.los.blocked.headline": "No line of sight",
    "flashpoint.los.blocked.reason": "A wall or a closed door blocks the line to {end}.",
    "flashpoint.los.doorways.headline": "No line of sight",
    "flashpoint.los.doorways.reason": (
        "The line to {end} passes through more than one open doorway."
    ),
    "flashpoint.los.off-map.headline": "No line of sight",
    "flashpoint.los.off-map.reason": "The line to {end} leaves the map.",
    "flashpoint.los.label": "Line of sight",
    "flashpoint.los.value": "blocked",
    "flashpoint.los.clear.value": "clear",
    "flashpoint.los.answer.true": "line of sight",
    "flashpoint.los.answer.false": "no line of sight",
    "flashpoint.sight.seen": (
        "You can see 1 other zone from {start}; the hatched ones are out of sight.",
        "You can see {count} other zones from {start}; the hatched ones are out of sight.",
        "count",
    ),
    "flashpoint.sight.zones.headline": ("Can see 1 zone", "Can see {count} zones", "count"),
    "flashpoint.sight.zones.headline.zero": "Can't see another zone",
    "flashpoint.sight.label": "Zones seen",
    "flashpoint.sight.value": "{count}",
    "flashpoint.sight.answer": ("can see 1 zone", "can see {count} zones", "count"),
    "flashpoint.range.around": (
        "Range is counted zone by zone around walls and closed doors, never diagonally."
    ),
    "flashpoint.range.through": (
        "The effect doesn't need line of sight, so walls and doors don't matter."
    ),
    "flashpoint.range.zero": "Both are in the same zone, which is range 0.",
    "flashpoint.range.none": "There is no route from {start} to {end}.",
    "flashpoint.range.counted": (
        "{end} is 1 zone from {start}, counting the target's own zone.",
        "{end} is {count} zones from {start}, counting the target's own zone.",
        "count",
    ),
    "flashpoint.range.far.headline": "Range {count}",
    "flashpoint.range.unreached.headline": "Out of range",
    "flashpoint.range.unreached.reason": "There is no route from {start} to {end}.",
    "flashpoint.range.label": "Range",
    "flashpoint.range.value": "{count}",
    "flashpoint.range.unreached.value": "none",
    "flashpoint.range.answer": "range {value}",
    "flashpoint.range.answer.none": "out of range",
    "flashpoint.camera.disabled": "{camera} is disabled and sees nothing.",
    "flashpoint.camera.own-zone": "{zone} is the camera's own zone, which it can't see.",
    "flashpoint.camera.behind": "{camera} doesn't point at {zone}.",
    "flashpoint.camera.ahead": "{camera} points at {zone}.",
    "flashpoint.camera.sees": "The technicians watching {camera} see what happens in {zone}.",
    "flashpoint.camera.blind": "The technicians can't see {zone} through {camera}.",
    "flashpoint.camera.sees-unwatched": (
        "{camera} sees {zone}, but no technician in a Control Room has been entered to watch it."
    ),
    "flashpoint.camera.blind-unwatched": "{camera} can't see {zone}.",
    "flashpoint.camera.field": (
        "{camera} points at 1 zone that it has a clear line to.",
        "{camera} points at {count} zones that it has a clear line to.",
        "count",
    ),
    "flashpoint.camera.sees.headline": "In the camera's view",
    "flashpoint.camera.blind.headline": "Out of the camera's view",
    "flashpoint.camera.label": "Camera",
    "flashpoint.camera.value": "can't see it",
    "flashpoint.camera.sees.value": "sees it",
    "flashpoint.camera.answer.true": "the camera sees it",
    "flashpoint.camera.answer.false": "the camera can't see it",
    "flashpoint.camera.nowhere": "There is no camera on the map.",
    "flashpoint.watch.zones.headline": ("Watches 1 zone", "Watches {count} zones", "count"),
    "flashpoint.watch.zones.headline.zero": "Watches no zone",
    "flashpoint.camera-field.label": "Zones watched",
    "flashpoint.camera-field.value": "{count}",
    "flashpoint.camera-field.answer": ("watches 1 zone", "watches {count} zones", "count"),
    "offer.range": "Range",
    "offer.camera-field": "Camera view",
    "asked.flashpoint.camera": "Can the camera see {one}?",
    "asked.flashpoint.camera-field": "What can the camera see?",
    "asked.flashpoint.los": "Can {one} and {two} see each other?",
    "asked.flashpoint.range": "How far is it from {one} to {two}?",
    "asked.flashpoint.sight": "What can {one} see?",
}
