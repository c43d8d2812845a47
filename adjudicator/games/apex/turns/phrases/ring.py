"""What is said of the Ring."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "ring.border": "The Ring reaches from {first} to {last}, both of these inside.",
    "ring.closed": "The Ring has closed: no space is inside.",
    "ring.who-outside": "Outside: {names}.",
    "ring.nobody-outside": "Nobody is outside.",
    "ring.damage-unknown": (
        "{names} will be hurt; how much stands below the Round track, at the Round marker."
    ),
    "ring.shielded": "{name} has a Legendary Knockdown Shield: no more than {least} comes through.",
    "ring.hurts": (
        "{name} takes 1 damage, straight to Health.",
        "{name} takes {damage} damage, straight to Health.",
        "damage",
    ),
    "ring.moved": (
        "Then the borders move inward: top {top}, left {left}, right {right}, bottom {bottom}."
    ),
    "ring.outside.headline": ("1 Legend outside", "{count} Legends outside", "count"),
    "ring.all-inside.headline": "Nobody outside",
    "ring.answer": "Legends outside: {outside}, hurt: {damage}",
    "ring.label": "Ring",
    "ring.value": "{count}",
}
