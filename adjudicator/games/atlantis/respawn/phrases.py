"""What is said about respawning."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.respawn.here": "{who} is on the board, so it doesn't respawn.",
    "atlantis.respawn.absent": "{who} is off the board and can respawn before its action.",
    "atlantis.respawn.points": (
        "1 Spawn point in {zone} is empty: {spaces}.",
        "{count} Spawn points in {zone} are empty: {spaces}.",
        "count",
    ),
    "atlantis.respawn.no-points": "{zone} has no Spawn point for {who}.",
    "atlantis.respawn.taken": "No Spawn point in {zone} is empty.",
    "atlantis.respawn.beside": (
        "These are the nearest empty spaces to one of them, in {zone}: {spaces}."
    ),
    "atlantis.respawn.outside": (
        "These are the nearest empty spaces to one of them, not all in {zone}: {spaces}."
    ),
    "atlantis.respawn.full": "{zone} is full, so {who} waits until there is room.",
    "atlantis.respawn.more-points": (
        "{zone} has 1 Spawn point for {team}'s {kind} Minions, and {there} of them there.",
        "{zone} has {points} Spawn points for {team}'s {kind} Minions, and {there} of them there.",
        "points",
    ),
    "atlantis.respawn.too-few": (
        "{zone} has only 1 Spawn point for {team}'s {kind} Minions, so one must be removed first.",
        (
            "{zone} has only {points} Spawn points for {team}'s {kind} Minions, so one must be "
            "removed first."
        ),
        "points",
    ),
    "atlantis.respawn.minion": "{who} can respawn on an empty space in {zone}, as the card says.",
    "atlantis.respawn.not-there": "{who} can't respawn on {end}: it isn't one of these spaces.",
    "atlantis.respawn.not-there.headline": "{who} can't respawn on {end}",
    "field.acting-by": "whose card",
    "atlantis.respawn.chosen.doing": "Respawn {who} on {chosen}",
    "atlantis.respawn.chosen.done": "{who} respawned on {chosen}.",
    "atlantis.respawn.chosen.headline": "{who} can respawn on {chosen}",
    "atlantis.respawn.found.headline": "{who} can respawn on {spaces}",
    "atlantis.respawn.many.headline": "{who} can respawn on any of {count} spaces",
    "atlantis.respawn.none.headline": "{who} can't respawn now",
    "atlantis.respawn.answer": ("1 space", "{count} spaces", "count"),
    "atlantis.respawn.answer.zero": "no space",
    "atlantis.respawn.label": "Respawn",
    "hint.atlantis.respawn.0": "Tap a unit that is off the board.",
    "atlantis.needs-throne": "Which zone is {team}'s Throne? Heroes respawn there.",
    "asked.atlantis.respawn": "Where can {one} respawn?",
}
