"""What the card of a piece says."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "dial.flashpoint.orders": "Orders",
    "dial.flashpoint.moves": "Moves",
    "dial.flashpoint.damage": "Damage",
    "dial.flashpoint.defense": "Defense",
    "dial.flashpoint.perception": "Perception",
    "dial.flashpoint.health": "Health",
    "flashpoint.card.downed": "downed",
    "flashpoint.card.taking-cover": "taking cover",
    "flashpoint.card.concealment": "concealed",
    "flashpoint.card.overwatch": "on Overwatch",
    "flashpoint.card.on-point": "On-Point",
    "flashpoint.card.has": "{what}",
    "flashpoint.card.no-movement-token": "no Movement token left",
    "flashpoint.card.no-order-token": "no Order token left",
    "flashpoint.card.aware": "aware",
    "flashpoint.card.unaware": "not aware",
    "flashpoint.card.stunned": "stunned",
    "flashpoint.card.open": "open",
    "flashpoint.card.closed": "closed",
    "flashpoint.card.locked": "locked: only Sabotage opens it",
    "flashpoint.card.disabled": "out of use",
}
