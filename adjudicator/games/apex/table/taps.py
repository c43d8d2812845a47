"""What pointing at the board fills in, where several topics ask alike."""

from adjudicator.core.question import Tap

WHO = (Tap("figure", "id"),)
SHOT = (*WHO, Tap("target", "id"))
AT_SPACE = (*WHO, Tap("at", "space"))
