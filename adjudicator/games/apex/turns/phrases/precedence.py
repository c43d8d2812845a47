"""What is said of rules that contradict each other."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "origin.card": "a card",
    "origin.settings": "the Match Settings",
    "origin.core": "the core rules",
    "precedence.source": "{name} comes from {origin}.",
    "precedence.passive": "{name} is a Passive effect and goes before the other cards.",
    "precedence.played": "Cards are resolved as they were played: {names}.",
    "precedence.overrules": "In a conflict, {name} overrules the rest.",
    "precedence.prevails.headline": "{name} prevails",
    "precedence.in-turn.headline": "{name} goes first",
    "precedence.label": "First",
    "precedence.value": "{name}",
    "precedence.answer": "{listed}",
    "precedence.needs-played": "This is missing: of several cards, when each was played.",
    "precedence.same-time": "Another card was number {played} already; no two are played at once.",
    "precedence.no-passive": "Only a Weapon card has Passive effects.",
}
