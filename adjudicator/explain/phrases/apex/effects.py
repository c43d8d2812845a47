"""What verdicts on zones, areas, grenades, pushes and blows say."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {}
