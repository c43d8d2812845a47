"""All that is said of this topic, a file a subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.flashpoint.table.phrases import (
    page,
    readings,
)

PHRASES: Phrases = {
    **page.PHRASES,
    **readings.PHRASES,
}
