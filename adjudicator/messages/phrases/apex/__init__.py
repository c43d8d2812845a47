"""What Apex verdicts say, a file a topic."""

from adjudicator.messages.phrases.apex import (
    belongings,
    box,
    effects,
    movement,
    objects,
    reading,
    shooting,
    sight,
    things,
    time,
    tray,
    turns,
)
from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    **things.PHRASES,
    **sight.PHRASES,
    **movement.PHRASES,
    **reading.PHRASES,
    **shooting.PHRASES,
    **belongings.PHRASES,
    **box.PHRASES,
    **effects.PHRASES,
    **objects.PHRASES,
    **time.PHRASES,
    **turns.PHRASES,
    **tray.PHRASES,
}
