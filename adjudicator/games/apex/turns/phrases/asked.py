"""What examples ask about this topic, in a line above their pictures."""

from adjudicator.core.phrase import Phrases

PHRASES: Phrases = {
    "asked.apex.activate": "Can {one} be activated now?",
    "asked.apex.activation": "What can {one} still do in this activation?",
    "asked.apex.precedence": "Which rule wins?",
    "asked.apex.reactions": "Which cards can {two} play when {one} is shot at?",
    "asked.apex.ring": "Who is outside the Ring, and where does it move?",
    "asked.apex.timing": "When is each token on the track due?",
    "asked.apex.transition": "What happens in the transition?",
    "asked.apex.turn": "What are the steps, in order?",
    "asked.apex.victory": "Who wins?",
}
