"""How results of the search are labelled, and what is told of a piece or a space."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    "found.where": "{game} · {edition}",
    "found.paged": "{game} · {edition}, page {page}",
    "found.rule": "rule",
    "found.term": "word",
    "found.tag": "tag",
    "found.thing": "component",
    "found.ruling": "ruling",
    "about.level": "level {level}",
    "about.levels": "from level {level} up to level {top}",
}
