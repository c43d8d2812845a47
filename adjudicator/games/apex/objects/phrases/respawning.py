"""Phrases about respawning."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.respawn.on-map": "{name} is on the map, so it can't respawn.",
    "apex.respawn.first": "{name} is off the map, so its first action is to respawn, for 1 AP.",
    "apex.respawn.no-beacon": "There is no Respawn Beacon on the map.",
    "apex.respawn.any-beacon": "No squadmate is on the map, so any Respawn Beacon will do.",
    "apex.respawn.distance": (
        "The Respawn Beacon on {space} is 1 space from {squadmate}.",
        "The Respawn Beacon on {space} is {distance} spaces from {squadmate}.",
        "distance",
    ),
    "apex.respawn.closest": (
        "The one on {spaces} is the closest to a squadmate.",
        "Those on {spaces} are equally close to a squadmate: choose one.",
        "count",
    ),
    "apex.respawn.spaces": "Free spaces adjacent to it: {spaces}.",
    "apex.respawn.no-space": (
        "No space adjacent to it is free. The book doesn't say what happens then; here, nobody "
        "respawns."
    ),
    "apex.respawn.full": (
        "No space adjacent to the Respawn Beacon on {spaces} is free. The book doesn't say what "
        "happens then; here, the next closest Beacon is used."
    ),
    "apex.respawn.here": "{space} is one of them.",
    "apex.respawn.not-here": "{space} isn't one of them.",
    "apex.respawn.dials": "The dials show {shield} Shield and {health} Health points.",
    "apex.respawn.dials-full": (
        "Health goes to {health}, and the Shield to the limit of its Body Shield."
    ),
    "apex.respawn.on-map.headline": "Already on the map",
    "apex.respawn.where.headline": (
        "1 space to respawn on",
        "{count} spaces to respawn on",
        "count",
    ),
    "apex.respawn.where.headline.zero": "No space to respawn on",
    "apex.respawn.here.headline": "Respawns on {space}",
    "apex.respawn.here.doing": "respawn {name} on {space}",
    "apex.respawn.here.done": "{name} respawned on {space}.",
    "apex.respawn.not-here.headline": "Can't respawn on {space}",
    "apex.respawn.label": "Respawn",
    "apex.respawn.value": "{count}",
    "apex.respawn.answer": "beacons: {beacons}, spaces: {spaces}",
    "apex.respawn.needs-squad": "{id} needs a squad: its squadmates decide where it respawns.",
}
