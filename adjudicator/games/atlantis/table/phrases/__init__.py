"""What is said about the table: its pieces, its sheet, its scenes, and how it reads open points."""

from adjudicator.core.phrase import Phrases
from adjudicator.games.atlantis.table.phrases import (
    readings,
    things,
)

PHRASES: Phrases = {
    **things.PHRASES,
    **readings.PHRASES,
}
