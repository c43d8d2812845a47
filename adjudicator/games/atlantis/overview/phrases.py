"""What the card of a piece says."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "dial.atlantis.level": "Level",
    "dial.atlantis.coins": "Coins",
    "atlantis.card.zone": "{zone}",
    "atlantis.card.immune": "Immune",
    "atlantis.card.immune-to": "Immune to {kinds}",
    "atlantis.card.cannot-move": "can't move",
    "atlantis.card.cards": ("1 card", "{count} cards", "count"),
}
