"""What verdicts on turns, points, tracks and contests say."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {}
