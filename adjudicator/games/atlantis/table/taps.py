"""What pointing at the board fills in, where several topics ask for the same."""

from adjudicator.core.question import Tap

WHO = (Tap("unit", "id"),)
WHO_MAYBE = (Tap("unit", "id", optional=True),)
WHO_TO = (*WHO, Tap("to"))
WHO_MAYBE_TO = (*WHO, Tap("to", optional=True))
