"""What is said of who wins."""

PHRASES: dict[str, str | tuple[str, str, str]] = {
    "squad.red": "the Red squad",
    "squad.blue": "the Blue squad",
    "victory.points": (
        "{squad} has 1 Victory Point.",
        "{squad} has {points} Victory Points.",
        "points",
    ),
    "victory.unharmed": "To eliminate for {squad}, at least once: {names}.",
    "victory.all-fell": "{squad} has eliminated each enemy at least once.",
    "victory.boxes-left": (
        "{legend}, whose activation starts, has 1 Deathbox left.",
        "{legend}, whose activation starts, has {left} Deathboxes left.",
        "left",
    ),
    "victory.marker-gone": "{legend} has lost its Death box marker, which alone ends nothing.",
    "victory.marker-left": "{legend} still has its Death box marker.",
    "victory.no-box-left": (
        "{legend}, whose activation starts, has no Deathbox left; its enemies have {points} of "
        "{needed} Victory Points."
    ),
    "victory.compare-points": "Round 8 is over. Victory Points: Red {red}, Blue {blue}.",
    "victory.compare-health": (
        "Most Health of a Legend with both Deathboxes: Red {red}, Blue {blue}."
    ),
    "victory.compare-after-nine": "Round 9 is over. Victory Points: Red {red}, Blue {blue}.",
    "victory.compare-unharmed": (
        "Most Health of a Legend that still has its Death box marker: Red {red}, Blue {blue}."
    ),
    "victory.by-eliminations": "So {squad} wins at once.",
    "victory.both-at-once": "Both squads have done so; the book names no winner for that.",
    "victory.by-last-box": "So {squad} wins at once.",
    "victory.by-points": "More Victory Points: {squad} wins.",
    "victory.by-health": "More Health: {squad} wins.",
    "victory.stalemate": "All is equal: a stalemate.",
    "victory.won.headline": "{squad} wins",
    "victory.drawn.headline": "Nobody wins",
    "victory.open.headline": "The game goes on",
    "victory.label": "Victory",
    "victory.won.value": "{squad}",
    "victory.drawn.value": "nobody",
    "victory.open.value": "open",
    "victory.answer.red": "the Red squad wins",
    "victory.answer.blue": "the Blue squad wins",
    "victory.answer.none": "nobody wins",
    "victory.no-squad": "Every Legend needs a squad; these have none: {ids}.",
    "victory.squad-sizes": (
        "The mode is for 2 against 2 or 3 against 3 Legends; here are {red} red and {blue} blue."
    ),
}
