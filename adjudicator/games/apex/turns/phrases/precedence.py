"""Phrases about rules that contradict each other."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.origin.card": "a card",
    "apex.origin.settings": "the Match Settings",
    "apex.origin.core": "the core rules",
    "apex.precedence.source": "“{name}” comes from {origin}.",
    "apex.precedence.passive": "“{name}” is a Passive effect and comes before the other cards.",
    "apex.precedence.played": "Cards are resolved in the order they were played: {names}.",
    "apex.precedence.overrules": "In a conflict, “{name}” overrides the rest.",
    "apex.precedence.prevails.headline": "{name} wins",
    "apex.precedence.in-turn.headline": "{name} goes first",
    "apex.precedence.label": "First",
    "apex.precedence.value": "{name}",
    "apex.precedence.answer": "{listed}",
    "apex.precedence.needs-played": "When was each card played? Enter it for every card.",
    "apex.precedence.same-time": (
        "Another card is already number {played}: give each card its own number."
    ),
    "apex.precedence.no-passive": "Only a Weapon card has Passive effects: leave this empty.",
}
