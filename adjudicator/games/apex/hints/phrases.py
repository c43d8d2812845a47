"""Phrases about near misses and spaces with cover."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.near.in-the-way": "The line from {source} is blocked by {things}.",
    "apex.near.walks": (
        "The search covers the spaces where {source} can end a move, cheapest first."
    ),
    "apex.near.spaces": "The search covers free spaces, nearest to {place} first.",
    "apex.near.walked": (
        "For 1 movement point, {source} can see {target} from {spaces}.",
        "For {cost} movement points and no fewer, {source} can see {target} from {spaces}.",
        "cost",
    ),
    "apex.near.away": "At distance {cost} and no nearer, {target} can be seen from {spaces}.",
    "apex.near.nowhere": "{target} can't be seen from any of these spaces.",
    "apex.near.touched": (
        "The line touches {touched}. A little farther to that side, it would cross it."
    ),
    "apex.near.rows": (
        "This is the first row beyond the strip that {thing} hides.",
        "This is row {spare} beyond the strip that {thing} hides.",
        "spare",
    ),
    "apex.near.wide": "The line touches nothing, and no hidden strip is near it.",
    "apex.near.over": "Nothing the line crosses is in the way, and it touches no corner.",
    "apex.near.undecided": "There is no verdict on this line, so there is none on what is near it.",
    "apex.near.walked.headline": "Clear from {spaces}",
    "apex.near.walked.reason": (
        "1 movement point away.",
        "{cost} movement points away.",
        "cost",
    ),
    "apex.near.away.headline": "Clear from {spaces}",
    "apex.near.away.reason": ("1 space away.", "{cost} spaces away.", "cost"),
    "apex.near.nowhere.headline": "Not clear from anywhere",
    "apex.near.nowhere.reason": "none of the spaces searched has a clear line.",
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
    "apex.near.over.reason": "nothing it crosses is in the way.",
    "apex.near.undecided.headline": "No verdict",
    "apex.near-miss.label": "Nearest",
    "apex.near-miss.answer-field.by": "what is in the way",
    "apex.near-miss.answer-field.cost": "",
    "apex.near-miss.answer-field.spaces": "spaces",
    "apex.near-miss.answer-field.spare": "rows to spare",
    "apex.near-miss.answer-field.touched": "corners touched",
    "apex.near-miss.value": "none",
    "apex.near.walked.value": ("1 point", "{cost} points", "cost"),
    "apex.near.away.value": ("1 space", "{cost} spaces", "cost"),
    "apex.near-miss.answer.true": "line of sight",
    "apex.near-miss.answer.false": "no line of sight; nearest: {spaces} spaces, at {cost}",
    "apex.near-miss.answer.none": "no verdict",
    "apex.spots.reach": "The search covers the spaces where {who} can end a move.",
    "apex.spots.nobody": "There is no enemy on the map to hide from.",
    "apex.spots.shooters": "Each is checked as the target of {shooters}, where the line is clear.",
    "apex.spots.hidden": (
        "On 1 space, none of them could see {who}.",
        "On {hidden} spaces, none of them could see {who}.",
        "hidden",
    ),
    "apex.spots.cover": (
        "On 1 space, {who} would be seen, but behind cover from everyone who sees it.",
        "On {count} spaces, {who} would be seen, but behind cover from everyone who sees it.",
        "count",
    ),
    "apex.spots.none": "No space that is seen has cover from everyone who sees it.",
    "apex.spots.cover.headline": ("1 space with cover", "{count} spaces with cover", "count"),
    "apex.spots.cover.reason": (
        "{who} has cover there from {shooters}. Spaces where none of them would see it: {hidden}."
    ),
    "apex.spots.none.headline": "No space with cover",
    "apex.spots.none.reason": (
        "{who} can't reach cover from {shooters}. Spaces where none of them would see it: {hidden}."
    ),
    "apex.spots.nobody.headline": "No enemy to hide from",
    "apex.cover-spots.label": "Unseen",
    "apex.cover-spots.value": ("1 space", "{hidden} spaces", "hidden"),
    "apex.cover-spots.answer": "cover on {cover}, unseen on {hidden}",
    "offer.near-miss": "Nearest",
    "offer.cover-spots": "Cover spots",
    "hint.cover-spots.0": "Tap the Legend that looks for cover.",
    "field.within": "at most this many points",
    "asked.apex.cover-spots": "Where can {one} find cover?",
    "asked.apex.near-miss": "Where is the nearest space that {two} can be seen from?",
}
