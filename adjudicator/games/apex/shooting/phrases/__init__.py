"""The phrases of this topic, one file per subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.apex.shooting.phrases import aiming, asked, firing, page, zones

PHRASES: Phrases = {
    **zones.PHRASES,
    **aiming.PHRASES,
    **firing.PHRASES,
    **page.PHRASES,
    **asked.PHRASES,
}
