"""All that is said of this topic, a file a subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.flashpoint.table.phrases import (
    faults,
    page,
    readings,
)

PHRASES: Phrases = {
    **faults.PHRASES,
    **page.PHRASES,
    **readings.PHRASES,
}
