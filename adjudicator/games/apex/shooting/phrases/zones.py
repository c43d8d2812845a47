"""Phrases about Zones."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.zone.line": (
        "The line runs from {source} to {target}. There is 1 Zone on the map.",
        "The line runs from {source} to {target}. There are {count} Zones on the map.",
        "count",
    ),
    "apex.zone.inside": "{who} is in the Zone of {zone} and on its level, {level}.",
    "apex.zone.through": (
        "The line passes through the Zone of {zone}, and its upper end is on level {level} too."
    ),
    "apex.zone.crosses": "The line crosses the Zone of {zone}, which is on level {level} too.",
    "apex.zone.off-level": "{who} is on level {own}, but the Zone of {zone} is on level {level}.",
    "apex.zone.upper-off-level": (
        "Seen from above, the line passes through the Zone of {zone}. But the Zone is on level "
        "{level}, and the line's upper end is on level {upper}."
    ),
    "apex.zone.along": "The line only runs along the edge of the Zone of {zone}.",
    "apex.zone.tip": "The line only touches the Zone of {zone} at one point.",
    "apex.zone.bears": "So the shot is affected by {things}.",
    "apex.zone.none": "So no Zone affects the shot.",
    "apex.zone.bears.headline": (
        "1 Zone affects the shot",
        "{count} Zones affect the shot",
        "count",
    ),
    "apex.zone.bears.reason": "The shot is affected by {things}.",
    "apex.zone.none.headline": "No Zone affects the shot",
    "apex.zone.label": "Zones",
    "apex.zone.value": "{things}",
    "apex.zone.none.value": "none",
    "apex.zone.answer": "{listed}",
}
