"""What is said of zones."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "zone.line": (
        "The line runs from {source} to {target}. There is 1 zone on the table.",
        "The line runs from {source} to {target}. There are {count} zones on the table.",
        "count",
    ),
    "zone.inside": "{who} is in the zone of {zone}, on its level {level}.",
    "zone.through": (
        "The line goes through the zone of {zone}, and its upper end is on level {level} too."
    ),
    "zone.crosses": "The line crosses the zone of {zone}, which is on level {level} too.",
    "zone.off-level": "{who} is on level {own}, the zone of {zone} on level {level}.",
    "zone.upper-off-level": (
        "Seen from above, the line passes the zone of {zone}. But the zone is on level {level}, "
        "and the line's upper end on level {upper}."
    ),
    "zone.along": "The line only follows the edge of the zone of {zone}.",
    "zone.tip": "The line only touches the zone of {zone} in one point.",
    "zone.bears": "So this bears on the shot: {things}.",
    "zone.none": "So no zone bears on the shot.",
    "zone.bears.headline": ("1 zone", "{count} zones", "count"),
    "zone.bears.reason": "This bears on the shot: {things}.",
    "zone.none.headline": "No zone",
    "zone.label": "Zones",
    "zone.value": "{things}",
    "zone.none.value": "none",
    "zone.answer": "{listed}",
}
