"""What pointing at the board fills in, where several topics ask alike."""

from adjudicator.core.question import Tap

WHO = (Tap("figure", "who"),)
SHOT = (*WHO, Tap("target", "who"))
#: Two ends of a line, which runs to no edge.
LINE = (Tap("from", "point"), Tap("to", "point"))
AT_SPACE = (*WHO, Tap("at", "space"))
