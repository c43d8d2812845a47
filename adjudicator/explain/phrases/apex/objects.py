"""What verdicts on reaching, placing, destroying, coming back and the Ring say."""

from adjudicator.explain.phrases.phrase import Phrases

PHRASES: Phrases = {}
