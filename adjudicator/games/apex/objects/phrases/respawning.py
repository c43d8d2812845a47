"""What is said of coming back to the map."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "respawn.on-map": "{name} is on the map and has nowhere to come back from.",
    "respawn.first": "{name} is off the map: the first action is to respawn, for 1 AP.",
    "respawn.no-beacon": "There is no Respawn Beacon on the map.",
    "respawn.any-beacon": "No squadmate is on the map, so any Respawn Beacon will do.",
    "respawn.distance": (
        "The Respawn Beacon on {space} is 1 space from {squadmate}.",
        "The Respawn Beacon on {space} is {distance} spaces from {squadmate}.",
        "distance",
    ),
    "respawn.closest": (
        "The one on {spaces} is the closest to a squadmate.",
        "Those on {spaces} are equally close to a squadmate: choose one.",
        "count",
    ),
    "respawn.spaces": "Free and adjacent to it: {spaces}.",
    "respawn.no-space": "No free space is adjacent to it.",
    "respawn.here": "{space} is one of them.",
    "respawn.not-here": "{space} is not one of them.",
    "respawn.dials": "The dials show {shield} Shield and {health} Health points.",
    "respawn.dials-full": (
        "Health goes to {health}, and the Shield to the most that its Body Shield allows."
    ),
    "respawn.on-map.headline": "Not off the map",
    "respawn.where.headline": ("1 space", "{count} spaces", "count"),
    "respawn.here.headline": "Respawns on {space}",
    "respawn.not-here.headline": "Not on {space}",
    "respawn.label": "Respawn",
    "respawn.value": "{count}",
    "respawn.answer": "{beacons} beacons, {spaces} spaces",
    "respawn.needs-squad": "{id} needs a squad: its squadmates decide where it comes back.",
}
