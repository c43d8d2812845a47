"""What verdicts on near-misses, spent points and overlays say."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    "near.in-the-way": "In the way of {source} stands {things}.",
    "near.walks": (
        "Looked for among the spaces that {source} can end a move on, by the points they take."
    ),
    "near.spaces": "Looked for among the spaces that are free, by their distance from {place}.",
    "near.walked": (
        "For 1 movement point {source} sees {target}: from {spaces}.",
        "For {cost} movement points, and for no fewer, {source} sees {target}: from {spaces}.",
        "cost",
    ),
    "near.away": "At distance {cost}, and no nearer, {target} is seen: from {spaces}.",
    "near.nowhere": "There is no space to end on that sees {target}.",
    "near.touched": "The line touches {touched}. A little to that side it would be crossed.",
    "near.rows": (
        "{thing} hides all rows but the one next to its strip: 1 row to spare.",
        "Beyond the strip that {thing} hides there are {spare} rows to spare.",
        "spare",
    ),
    "near.wide": "The line touches nothing, and no hidden strip comes near it.",
    "near.undecided": "There is no verdict on this line, so none on what is near it.",
    "near.walked.headline": "Clear from {spaces}",
    "near.walked.reason": (
        "1 movement point away.",
        "{cost} movement points away.",
        "cost",
    ),
    "near.away.headline": "Clear from {spaces}",
    "near.away.reason": ("1 space away.", "{cost} spaces away.", "cost"),
    "near.nowhere.headline": "Clear from nowhere",
    "near.nowhere.reason": "not from any space to end on.",
    "near.touched.headline": "Only just clear",
    "near.touched.reason": "it touches {touched}.",
    "near.rows.headline": ("Clear by 1 row", "Clear by {spare} rows", "spare"),
    "near.rows.reason": (
        "the first beyond the strip that {thing} hides.",
        "beyond the strip that {thing} hides.",
        "spare",
    ),
    "near.wide.headline": "Clear by far",
    "near.wide.reason": "nothing is near the line.",
    "near.undecided.headline": "No verdict",
    "near-miss.label": "Nearest",
    "near-miss.value": "none",
    "near.walked.value": ("1 point", "{cost} points", "cost"),
    "near.away.value": ("1 space", "{cost} spaces", "cost"),
    "near-miss.answer.true": "line of sight",
    "near-miss.answer.false": "no line of sight; clear from {spaces} spaces at {cost}",
    "near-miss.answer.none": "no verdict",
}
