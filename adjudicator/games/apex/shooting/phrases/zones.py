"""What is said of zones."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.zone.line": (
        "The line runs from {source} to {target}. There is 1 zone on the table.",
        "The line runs from {source} to {target}. There are {count} zones on the table.",
        "count",
    ),
    "apex.zone.inside": "{who} is in the zone of {zone}, on its level {level}.",
    "apex.zone.through": (
        "The line goes through the zone of {zone}, and its upper end is on level {level} too."
    ),
    "apex.zone.crosses": "The line crosses the zone of {zone}, which is on level {level} too.",
    "apex.zone.off-level": "{who} is on level {own}, the zone of {zone} on level {level}.",
    "apex.zone.upper-off-level": (
        "Seen from above, the line passes the zone of {zone}. But the zone is on level {level}, "
        "and the line's upper end on level {upper}."
    ),
    "apex.zone.along": "The line only follows the edge of the zone of {zone}.",
    "apex.zone.tip": "The line only touches the zone of {zone} in one point.",
    "apex.zone.bears": "So this bears on the shot: {things}.",
    "apex.zone.none": "So no zone bears on the shot.",
    "apex.zone.bears.headline": ("1 zone", "{count} zones", "count"),
    "apex.zone.bears.reason": "This bears on the shot: {things}.",
    "apex.zone.none.headline": "No zone",
    "apex.zone.label": "Zones",
    "apex.zone.value": "{things}",
    "apex.zone.none.value": "none",
    "apex.zone.answer": "{listed}",
}
