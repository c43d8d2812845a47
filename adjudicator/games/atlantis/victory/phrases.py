"""What is said about victory."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.victory.life": "{loser} has no Life counter left: {team} wins.",
    "atlantis.victory.throne": "{zone}, the Throne of {loser}, is the Battle Zone: {team} wins.",
    "atlantis.victory.last-push": "The Wave counters are gone, and {team} won the last push.",
    "atlantis.victory.spent": "The Wave counters of {lane} are gone, so zones are compared.",
    "atlantis.victory.more-zones": (
        "Red has {red} zones before the battles, Blue {blue}: {team} wins."
    ),
    "atlantis.victory.even-zones": (
        "Red has {red} zones before the battles, Blue {blue}: nobody is ahead."
    ),
    "atlantis.victory.after-tie": "After that, {team} alone won a push, and with it the game.",
    "atlantis.victory.life-left": (
        "{team} has 1 Life counter.",
        "{team} has {count} Life counters.",
        "count",
    ),
    "atlantis.victory.unknown": "How many Life counters {team} has, the table does not say.",
    "atlantis.victory.no-throne": "{lane} is fought in {zone}, which is no Throne.",
    "atlantis.victory.waves": (
        "{lane} has 1 Wave counter.",
        "{lane} has {count} Wave counters.",
        "count",
    ),
    "atlantis.victory.won.headline": "{team} has won",
    "atlantis.victory.open.headline": "Nobody has won yet",
    "atlantis.victory.answer": "{value} wins",
    "atlantis.victory.answer.none": "nobody has won",
    "atlantis.victory.answer-field.by": "by",
    "atlantis.victory.label": "Winner",
    "atlantis.both-spent": (
        "The first team without Life counters has lost, so only one of them can be at 0."
    ),
    "atlantis.needs-last-push": "The Wave counters are gone: say which team won the last push.",
    "field.last-push": "who won the last push",
}
