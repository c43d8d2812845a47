"""What examples ask about this topic, in a line above their pictures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.apex.odds": "How likely is it that {one} hits {two}?",
    "asked.apex.shoot": "What does {one}'s shot do to {two}?",
    "asked.apex.to-hit": "How difficult is it for {one} to hit {two}?",
    "asked.apex.zone": "Which zones affect a shot from {one} at {two}?",
}
