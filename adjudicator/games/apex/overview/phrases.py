"""What the card of a piece says."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "dial.apex.shield": "Shield",
    "dial.apex.health": "Health",
    "apex.card.cover": "in cover",
    "apex.card.weapon": "{weapon}",
    "apex.card.weapon-ammo": "{weapon}, {ammo} ammo",
    "apex.card.names": "{names}",
    "apex.card.no-grenade": "none in the Backpack",
    "apex.card.nobody-adjacent": "nobody adjacent",
    "apex.card.nothing-in-reach": "nothing in reach",
    "apex.card.loot": ("1 token in reach", "{count} tokens in reach", "count"),
    "apex.card.opened": "opened",
}
