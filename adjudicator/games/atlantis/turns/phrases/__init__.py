"""What is said about turns: the rules of a turn, and a turn that a table keeps track of."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.atlantis.turns.phrases import asked, tracking, turns

PHRASES: Phrases = {**turns.PHRASES, **tracking.PHRASES, **asked.PHRASES}
