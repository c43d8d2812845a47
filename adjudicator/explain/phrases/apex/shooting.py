"""What verdicts on shots, damage, weapons and loot say."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {}
