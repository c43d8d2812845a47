"""All that is said of this topic, a file a subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.apex.shooting.phrases import aiming, firing, page, zones

PHRASES: Phrases = {
    **zones.PHRASES,
    **aiming.PHRASES,
    **firing.PHRASES,
    **page.PHRASES,
}
