"""Phrases about the Ring."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.ring.border": "The Ring runs from {first} to {last}, and both are inside.",
    "apex.ring.closed": "The Ring has closed: no space is inside.",
    "apex.ring.who-outside": "Outside the Ring: {names}.",
    "apex.ring.nobody-outside": "Nobody is outside the Ring.",
    "apex.number.ring-damage": "the Ring's damage",
    "apex.ring.damage-unknown": (
        "The Ring damages {names}: the number is printed below the Round track, at the Round "
        "marker."
    ),
    "apex.ring.shielded": (
        "{name} has a Legendary Knockdown Shield, so it takes no more than {least}."
    ),
    "apex.ring.hurts": (
        "{name} takes 1 damage, straight to Health.",
        "{name} takes {damage} damage, straight to Health.",
        "damage",
    ),
    "apex.ring.moved": (
        "The borders then move inward: top {top}, left {left}, right {right}, bottom {bottom}."
    ),
    "apex.ring.outside.headline": "Outside the Ring: {names}",
    "apex.ring.outside.doing": "move the Ring",
    "apex.ring.outside.done": "The Ring moved. Outside: {names}.",
    "apex.ring.begins.headline": "Everyone is inside the Ring",
    "apex.ring.begins.reason": "The Ring starts as large as the map.",
    "apex.ring.begins.doing": "play with the Ring",
    "apex.ring.begins.done": "The Ring is in play.",
    "apex.ring.all-inside.headline": "Everyone is inside the Ring",
    "apex.ring.all-inside.doing": "move the Ring",
    "apex.ring.all-inside.done": "The Ring moved. Everyone is inside.",
    "apex.ring.burns.headline": "{listed}",
    "apex.ring.burns.doing": "deal the Ring's damage",
    "apex.ring.burns.done": "The Ring dealt its damage: {listed}.",
    "apex.ring.burns-and-moves.headline": "{listed}",
    "apex.ring.burns-and-moves.doing": "deal the Ring's damage and move it",
    "apex.ring.burns-and-moves.done": "The Ring dealt its damage and moved: {listed}.",
    "apex.ring.answer": "Legends outside: {outside}, hurt: {damage}",
    "apex.ring.answer-field.inside": "inside the Ring",
    "apex.ring.answer-field.targets": "dials",
    "apex.ring.label": "Outside the Ring",
    "apex.ring.value": "{count}",
}
