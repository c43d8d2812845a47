"""The phrases of this topic, one file per subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.apex.harm.phrases import asked, doing, harming, pushing

PHRASES: Phrases = {**harming.PHRASES, **pushing.PHRASES, **doing.PHRASES, **asked.PHRASES}
