"""The phrases of this topic, one file per subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.apex.turns.phrases import (
    activation,
    asked,
    checklists,
    page,
    precedence,
    reactions,
    ring,
    timing,
    victory,
)

PHRASES: Phrases = {
    **activation.PHRASES,
    **reactions.PHRASES,
    **timing.PHRASES,
    **ring.PHRASES,
    **victory.PHRASES,
    **precedence.PHRASES,
    **checklists.PHRASES,
    **page.PHRASES,
    **asked.PHRASES,
}
