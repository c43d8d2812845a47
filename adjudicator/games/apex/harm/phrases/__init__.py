"""All that is said of this topic, a file a subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.apex.harm.phrases import doing, harming, pushing

PHRASES: Phrases = {**harming.PHRASES, **pushing.PHRASES, **doing.PHRASES}
