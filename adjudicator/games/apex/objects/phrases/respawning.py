"""What is said of coming back to the map."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.respawn.on-map": "{name} is on the map and has nowhere to come back from.",
    "apex.respawn.first": "{name} is off the map: the first action is to respawn, for 1 AP.",
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
    "apex.respawn.spaces": "Free and adjacent to it: {spaces}.",
    "apex.respawn.no-space": (
        "No free space is adjacent to it. The book doesn't say what happens then; it is read that "
        "nobody comes back."
    ),
    "apex.respawn.full": (
        "No free space is adjacent to the one on {spaces}. The book doesn't say what happens then; "
        "the next closest is read to serve."
    ),
    "apex.respawn.here": "{space} is one of them.",
    "apex.respawn.not-here": "{space} is not one of them.",
    "apex.respawn.dials": "The dials show {shield} Shield and {health} Health points.",
    "apex.respawn.dials-full": (
        "Health goes to {health}, and the Shield to the most that its Body Shield allows."
    ),
    "apex.respawn.on-map.headline": "Not off the map",
    "apex.respawn.where.headline": ("1 space", "{count} spaces", "count"),
    "apex.respawn.here.headline": "Respawns on {space}",
    "apex.respawn.here.doing": "respawn {name} on {space}",
    "apex.respawn.here.done": "{name} is back, on {space}.",
    "apex.respawn.not-here.headline": "Not on {space}",
    "apex.respawn.label": "Respawn",
    "apex.respawn.value": "{count}",
    "apex.respawn.answer": "beacons: {beacons}, spaces: {spaces}",
    "apex.respawn.needs-squad": "{id} needs a squad: its squadmates decide where it comes back.",
}
