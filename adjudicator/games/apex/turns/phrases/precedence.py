"""What is said of rules that contradict each other."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.origin.card": "a card",
    "apex.origin.settings": "the Match Settings",
    "apex.origin.core": "the core rules",
    "apex.precedence.source": "{name} comes from {origin}.",
    "apex.precedence.passive": "{name} is a Passive effect and goes before the other cards.",
    "apex.precedence.played": "Cards are resolved as they were played: {names}.",
    "apex.precedence.overrules": "In a conflict, {name} overrules the rest.",
    "apex.precedence.prevails.headline": "{name} prevails",
    "apex.precedence.in-turn.headline": "{name} goes first",
    "apex.precedence.label": "First",
    "apex.precedence.value": "{name}",
    "apex.precedence.answer": "{listed}",
    "apex.precedence.needs-played": "This is missing: of several cards, when each was played.",
    "apex.precedence.same-time": (
        "Another card was number {played} already; no two are played at once."
    ),
    "apex.precedence.no-passive": "Only a Weapon card has Passive effects.",
}
