"""What Flashpoint verdicts say, a file a topic."""

from adjudicator.messages.phrases.flashpoint import (
    actions,
    alarm,
    attacks,
    dice,
    enemies,
    faults,
    harm,
    moving,
    noticing,
    page,
    sight,
    spawning,
    things,
    tray,
    turns,
)
from adjudicator.messages.phrases.phrase import Phrases

PHRASES: Phrases = {
    **things.PHRASES,
    **faults.PHRASES,
    **sight.PHRASES,
    **moving.PHRASES,
    **noticing.PHRASES,
    **attacks.PHRASES,
    **enemies.PHRASES,
    **harm.PHRASES,
    **actions.PHRASES,
    **alarm.PHRASES,
    **spawning.PHRASES,
    **dice.PHRASES,
    **turns.PHRASES,
    **page.PHRASES,
    **tray.PHRASES,
}
