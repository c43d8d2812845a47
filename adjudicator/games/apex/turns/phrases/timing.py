"""What is said of tokens on the tracks."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "apex.timing.token-away": (
        "{token} is on a track and not in its owner's supply: it cannot be used."
    ),
    "apex.timing.duration": (
        "{token} works at once, for 1 turn: the token goes below {turn} of Round {round}.",
        "{token} works at once, for {turns} turns: the token goes below {turn} of Round {round}.",
        "turns",
    ),
    "apex.timing.delay": (
        "{token} works 1 turn later: the token goes below {turn} of Round {round}.",
        "{token} works {turns} turns later: the token goes below {turn} of Round {round}.",
        "turns",
    ),
    "apex.timing.below": "Others lie there: it is number {order} from the top.",
    "apex.timing.not-all": "The turn is not over before these have been active: {names}.",
    "apex.timing.ended": "Round {round}, {turn}: the effect of {token} ends.",
    "apex.timing.triggered": "Round {round}, {turn}: {token} takes effect.",
    "apex.timing.resolved": "Round {round}, {turn}: {token} is resolved.",
    "apex.timing.round-token": "The Round marker moves above {token}, which is resolved.",
    "apex.timing.off-the-map": "The miniature of {token} leaves the map.",
    "apex.timing.to-cooldown": "{token} goes to position {position} of the Cooldown track.",
    "apex.timing.cooling": "Transition of Round {round}: {token} moves to position {position}.",
    "apex.timing.returned": "Transition of Round {round}: {token} is back with its owner.",
    "apex.timing.game-over": "The Round marker reaches the trophy: the game ends.",
    "apex.timing.rounds-over": "Round 9 is over, and has no transition: the game ends.",
    "apex.timing.stands": "The Initiative marker is on {turn} of Round {round}.",
    "apex.timing.arrived": "The Initiative marker comes to {turn} of Round {round}.",
    "apex.timing.due-now": "{token} is due now, as number {order} from the top.",
    "apex.timing.due-in": (
        "{token} is due in 1 turn, below {turn} of Round {round} as number {order}.",
        "{token} is due in {turns} turns, below {turn} of Round {round} as number {order}.",
        "turns",
    ),
    "apex.timing.cools": "{token} cools down and can be used again from Round {round} on.",
    "apex.timing.round-due": "{token} is due when the Round marker comes to Round {round}.",
    "apex.timing.taken.headline": "The token is in use",
    "apex.timing.over.headline": "The game is over",
    "apex.timing.placed.headline": "Below {turn} of Round {round}",
    "apex.timing.due.headline": ("1 effect is due", "{count} effects are due", "count"),
    "apex.timing.due.reason": "Round {round}, {turn}.",
    "apex.timing.none-due.headline": "Nothing is due",
    "apex.timing.none-due.reason": "Round {round}, {turn}.",
    "apex.timing.label": "Due",
    "apex.timing.taken.value": "in use",
    "apex.timing.over.value": "over",
    "apex.timing.placed.value": "Round {round}, {turn}",
    "apex.timing.due.value": "{count}",
    "apex.timing.none-due.value": "none",
    "apex.timing.answer": "{count} tokens",
    "apex.timing.starts": "The clock starts: the Initiative marker is on {turn} of Round {round}.",
}
