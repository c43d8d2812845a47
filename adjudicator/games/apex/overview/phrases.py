"""What the card of a piece says."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.turn-line.where": "Round {round} · {turn}",
    "apex.turn-line.active": "Round {round} · {turn} · {legend}",
    "apex.turn-line.red": "Red",
    "apex.turn-line.blue": "Blue",
    "apex.turn-line.transition": "Transition",
    "apex.turn-line.end-activation": "End activation",
    "apex.turn-line.end-turn": "End turn",
    "apex.turn-line.transition-now": "Next Round",
    "apex.turn-line.activate": "Activate {legend}",
    "apex.card.no-points": "no AP left",
    "apex.card.shot-already": "has shot already",
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
