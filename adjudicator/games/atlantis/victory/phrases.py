"""What is said about victory."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "atlantis.victory.life": "{loser} has no Life counters left, so {team} wins.",
    "atlantis.victory.throne": "{zone}, {loser}'s Throne, is the Battle Zone, so {team} wins.",
    "atlantis.victory.last-push": "There are no Wave counters left, and {team} won the last push.",
    "atlantis.victory.spent": "{lane} has no Wave counters left, so compare zones.",
    "atlantis.victory.more-zones": (
        "Red has {red} zones between its Throne and the battles, Blue has {blue}, so {team} wins."
    ),
    "atlantis.victory.even-zones": (
        "Red has {red} zones between its Throne and the battles, Blue has {blue}: neither team is "
        "ahead."
    ),
    "atlantis.victory.after-tie": "After that, only {team} won a push, which wins the game.",
    "atlantis.victory.life-left": (
        "{team} has 1 Life counter.",
        "{team} has {count} Life counters.",
        "count",
    ),
    "atlantis.victory.unknown": "{team}'s Life counters haven't been entered.",
    "atlantis.victory.no-throne": "{lane}'s Battle Zone is {zone}, which isn't a Throne.",
    "atlantis.missing.life": "Life counters of {team}",
    "atlantis.victory.waves": (
        "{lane} has 1 Wave counter.",
        "{lane} has {count} Wave counters.",
        "count",
    ),
    "atlantis.victory.won.headline": "{team} wins",
    "atlantis.victory.open.headline": "Nobody has won yet",
    "atlantis.victory.unsure.headline": "It isn't known yet whether the game is over",
    "atlantis.victory.answer": "{value} wins",
    "atlantis.victory.answer.none": "nobody has won",
    "atlantis.victory.answer-field.by": "how",
    "atlantis.victory.label": "Winner",
    "atlantis.both-spent": (
        "Only one team can have 0 Life counters: the first one to run out loses. Change one of "
        "them."
    ),
    "atlantis.needs-last-push": "Which team won the last push? There are no Wave counters left.",
    "field.last-push": "winner of the last push",
    "asked.atlantis.victory": "Who wins?",
}
