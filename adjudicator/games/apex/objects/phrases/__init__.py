"""The phrases of this topic, one file per subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.apex.objects.phrases import (
    asked,
    attaching,
    belongings,
    destroying,
    page,
    placing,
    reaching,
    respawning,
)

PHRASES: Phrases = {
    **reaching.PHRASES,
    **placing.PHRASES,
    **destroying.PHRASES,
    **respawning.PHRASES,
    **belongings.PHRASES,
    **attaching.PHRASES,
    **page.PHRASES,
    **asked.PHRASES,
}
