"""The phrases of this topic, one file per subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.apex.table.phrases import (
    beta_words,
    faults,
    loot_tokens,
    page,
    readings,
    things,
    unsaid,
)

PHRASES: Phrases = {
    **things.PHRASES,
    **loot_tokens.PHRASES,
    **faults.PHRASES,
    **page.PHRASES,
    **readings.PHRASES,
    **unsaid.PHRASES,
    **beta_words.PHRASES,
}
