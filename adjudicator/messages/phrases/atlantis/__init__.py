"""What verdicts of Guards of Atlantis II say, a file a topic."""

from adjudicator.messages.phrases.atlantis import (
    faults,
    fighting,
    growth,
    lanes,
    moving,
    page,
    turns,
)
from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    **moving.PHRASES,
    **fighting.PHRASES,
    **lanes.PHRASES,
    **turns.PHRASES,
    **growth.PHRASES,
    **page.PHRASES,
    **faults.PHRASES,
}
