"""What is said of the Ring."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.ring.border": "The Ring reaches from {first} to {last}, both of these inside.",
    "apex.ring.closed": "The Ring has closed: no space is inside.",
    "apex.ring.who-outside": "Outside: {names}.",
    "apex.ring.nobody-outside": "Nobody is outside.",
    "apex.number.ring-damage": "the Ring's damage",
    "apex.ring.damage-unknown": (
        "To be hurt: {names}. How much is printed below the Round track, at the Round marker."
    ),
    "apex.ring.shielded": (
        "{name} has a Legendary Knockdown Shield: no more than {least} comes through."
    ),
    "apex.ring.hurts": (
        "{name} takes 1 damage, straight to Health.",
        "{name} takes {damage} damage, straight to Health.",
        "damage",
    ),
    "apex.ring.moved": (
        "Then the borders move inward: top {top}, left {left}, right {right}, bottom {bottom}."
    ),
    "apex.ring.outside.headline": ("1 Legend outside", "{count} Legends outside", "count"),
    "apex.ring.all-inside.headline": "Nobody outside",
    "apex.ring.answer": "Legends outside: {outside}, hurt: {damage}",
    "apex.ring.label": "Ring",
    "apex.ring.value": "{count}",
}
