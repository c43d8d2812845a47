"""Phrases about winning."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.victory.points": (
        "{squad} has 1 Victory Point.",
        "{squad} has {points} Victory Points.",
        "points",
    ),
    "apex.victory.unharmed": "{squad} still has to eliminate {names} at least once.",
    "apex.victory.all-fell": "{squad} has eliminated every enemy at least once.",
    "apex.victory.boxes-left": (
        "{legend} starts its activation with 1 Deathbox left.",
        "{legend} starts its activation with {left} Deathboxes left.",
        "left",
    ),
    "apex.victory.marker-gone": (
        "{legend} has lost its Death box marker, but that alone doesn't end the game."
    ),
    "apex.victory.marker-left": "{legend} still has its Death box marker.",
    "apex.victory.no-box-left": (
        "{legend} starts its activation with no Deathbox left, and its enemies have {points} of "
        "{needed} Victory Points."
    ),
    "apex.victory.compare-points": "Round 8 is over. Victory Points: Red {red}, Blue {blue}.",
    "apex.victory.compare-health": (
        "Most Health of a Legend with both Deathboxes: Red {red}, Blue {blue}."
    ),
    "apex.victory.compare-after-nine": "Round 9 is over. Victory Points: Red {red}, Blue {blue}.",
    "apex.victory.compare-unharmed": (
        "Most Health of a Legend that still has its Death box marker: Red {red}, Blue {blue}."
    ),
    "apex.victory.by-eliminations": "So {squad} wins at once.",
    "apex.victory.both-at-once": (
        "Both squads have eliminated every enemy, and the book names no winner for that."
    ),
    "apex.victory.both-points": (
        "Both squads have eliminated every enemy. The book names no winner for that; here, {squad} "
        "wins, because it has more Victory Points."
    ),
    "apex.victory.by-last-box": "So {squad} wins at once.",
    "apex.victory.by-points": "{squad} has more Victory Points and wins.",
    "apex.victory.by-health": "{squad} has more Health and wins.",
    "apex.victory.stalemate": "Everything is equal: a stalemate.",
    "apex.victory.won.headline": "{squad} wins",
    "apex.victory.drawn.headline": "Nobody wins",
    "apex.victory.open.headline": "The game goes on",
    "apex.victory.label": "Victory",
    "apex.victory.answer-field.over": "game over",
    "apex.victory.won.value": "{squad}",
    "apex.victory.drawn.value": "nobody",
    "apex.victory.open.value": "open",
    "apex.victory.answer.red": "the Red squad wins",
    "apex.victory.answer.blue": "the Blue squad wins",
    "apex.victory.answer.none": "nobody wins",
    "apex.victory.no-squad": "Every Legend needs a squad: enter one for {ids}.",
    "apex.victory.squad-sizes": (
        "This mode needs 2 against 2 or 3 against 3 Legends; there are {red} red and {blue} blue."
    ),
}
