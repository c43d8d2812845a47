"""What is said about respawning."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.respawn.here": "{who} is on the board, and does not respawn.",
    "atlantis.respawn.absent": "{who} is off the board, and may respawn before its action.",
    "atlantis.respawn.points": (
        "1 Spawn point of {zone} is empty: {spaces}.",
        "{count} Spawn points of {zone} are empty: {spaces}.",
        "count",
    ),
    "atlantis.respawn.no-points": "{zone} has no Spawn point for {who}.",
    "atlantis.respawn.taken": "No Spawn point of {zone} is empty.",
    "atlantis.respawn.beside": "The nearest empty spaces to one of them, in {zone}: {spaces}.",
    "atlantis.respawn.outside": (
        "The nearest empty spaces to one of them, not all in {zone}: {spaces}."
    ),
    "atlantis.respawn.full": "{zone} is full, so {who} waits until there is room.",
    "atlantis.respawn.more-points": (
        "{zone} has 1 Spawn point for {kind} Minions of {team}, and {there} such Minions.",
        "{zone} has {points} Spawn points for {kind} Minions of {team}, and {there} such Minions.",
        "points",
    ),
    "atlantis.respawn.too-few": (
        "{zone} has 1 Spawn point for {kind} Minions of {team}: one must be removed first.",
        "{zone} has {points} Spawn points for {kind} Minions of {team}: one must be removed first.",
        "points",
    ),
    "atlantis.respawn.minion": "{who} may come back to an empty space of {zone}, as the card says.",
    "field.acting-by": "whose card",
    "atlantis.respawn.found.doing": "Respawn {who} on {chosen}",
    "atlantis.respawn.found.done": "{who} respawned on {chosen}.",
    "atlantis.respawn.found.headline": (
        "{who} may come back on {spaces}",
        "{who} may come back on 1 of {count} spaces",
        "count",
    ),
    "atlantis.respawn.none.headline": "{who} can't come back now",
    "atlantis.respawn.answer": ("1 space", "{count} spaces", "count"),
    "atlantis.respawn.label": "Respawn",
    "hint.atlantis.respawn.0": "Tap a unit that is off the board.",
    "atlantis.needs-throne": "{team} needs a Throne zone to come back to.",
}
