"""What is said of near misses and of spaces with cover."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.near.in-the-way": "In the way of {source} stands {things}.",
    "apex.near.walks": (
        "Looked for among the spaces that {source} can end a move on, by the points they take."
    ),
    "apex.near.spaces": (
        "Looked for among the spaces that are free, by their distance from {place}."
    ),
    "apex.near.walked": (
        "For 1 movement point {source} sees {target}: from {spaces}.",
        "For {cost} movement points, and for no fewer, {source} sees {target}: from {spaces}.",
        "cost",
    ),
    "apex.near.away": "At distance {cost}, and no nearer, {target} is seen: from {spaces}.",
    "apex.near.nowhere": "There is no space to end on that sees {target}.",
    "apex.near.touched": "The line touches {touched}. A little to that side it would be crossed.",
    "apex.near.rows": (
        "This is the first row beyond the strip that {thing} hides.",
        "This is row {spare} beyond the strip that {thing} hides.",
        "spare",
    ),
    "apex.near.wide": "The line touches nothing, and no hidden strip comes near it.",
    "apex.near.over": "What the line crosses hides nothing there, and it touches no corner.",
    "apex.near.undecided": "There is no verdict on this line, so none on what is near it.",
    "apex.near.walked.headline": "Clear from {spaces}",
    "apex.near.walked.reason": (
        "1 movement point away.",
        "{cost} movement points away.",
        "cost",
    ),
    "apex.near.away.headline": "Clear from {spaces}",
    "apex.near.away.reason": ("1 space away.", "{cost} spaces away.", "cost"),
    "apex.near.nowhere.headline": "Clear from nowhere",
    "apex.near.nowhere.reason": "not from any space to end on.",
    "apex.near.touched.headline": "Only just clear",
    "apex.near.touched.reason": "it touches {touched}.",
    "apex.near.rows.headline": ("Clear by 1 row", "Clear by {spare} rows", "spare"),
    "apex.near.rows.reason": (
        "the first beyond the strip that {thing} hides.",
        "beyond the strip that {thing} hides.",
        "spare",
    ),
    "apex.near.wide.headline": "Clear by far",
    "apex.near.wide.reason": "nothing is near the line.",
    "apex.near.over.headline": "Clear",
    "apex.near.over.reason": "what it crosses hides nothing there.",
    "apex.near.undecided.headline": "No verdict",
    "apex.near-miss.label": "Nearest",
    "apex.near-miss.value": "none",
    "apex.near.walked.value": ("1 point", "{cost} points", "cost"),
    "apex.near.away.value": ("1 space", "{cost} spaces", "cost"),
    "apex.near-miss.answer.true": "line of sight",
    "apex.near-miss.answer.false": "no line of sight; {spaces} nearest, at {cost}",
    "apex.near-miss.answer.none": "no verdict",
    "apex.spots.reach": "Looked for among the spaces that {who} can end a move on.",
    "apex.spots.nobody": "There is no enemy on the map to take cover from.",
    "apex.spots.shooters": (
        "Each is looked at as the target of {shooters}, where the line is clear."
    ),
    "apex.spots.hidden": (
        "On 1 space none of them would see {who}.",
        "On {hidden} spaces none of them would see {who}.",
        "hidden",
    ),
    "apex.spots.cover": (
        "On 1 space {who} would be seen, and be behind cover from all who see it.",
        "On {count} spaces {who} would be seen, and be behind cover from all who see it.",
        "count",
    ),
    "apex.spots.none": "There is no space that is seen and has cover from all who see it.",
    "apex.spots.cover.headline": ("1 space with cover", "{count} spaces with cover", "count"),
    "apex.spots.cover.reason": "For {who}, from {shooters}; on {hidden} more it would not be seen.",
    "apex.spots.none.headline": "No space with cover",
    "apex.spots.none.reason": "For {who}, from {shooters}; on {hidden} it would not be seen.",
    "apex.spots.nobody.headline": "No enemy to hide from",
    "apex.cover-spots.label": "Unseen",
    "apex.cover-spots.value": ("1 space", "{hidden} spaces", "hidden"),
    "apex.cover-spots.answer": "cover on {cover}, unseen on {hidden}",
    "offer.near-miss": "Nearest",
    "offer.cover-spots": "Cover spots",
    "hint.cover-spots.0": "Tap who looks for cover.",
    "field.within": "points at most",
}
