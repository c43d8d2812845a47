"""All that is said of this topic, a file a subject."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.flashpoint.enemies.phrases import activating, asked, attacking, moving

PHRASES: Phrases = {**activating.PHRASES, **attacking.PHRASES, **moving.PHRASES, **asked.PHRASES}
