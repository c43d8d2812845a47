"""What verdicts of Guards of Atlantis II say, a file a topic."""

from adjudicator.explain.phrases.atlantis import (
    faults,
    fighting,
    growth,
    lanes,
    moving,
    page,
    turns,
)
from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {
    **moving.PHRASES,
    **fighting.PHRASES,
    **lanes.PHRASES,
    **turns.PHRASES,
    **growth.PHRASES,
    **page.PHRASES,
    **faults.PHRASES,
}
