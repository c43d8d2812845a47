"""Parameters and taps that questions of several topics share."""

from adjudicator.core.input import Record
from adjudicator.core.question import Tap
from adjudicator.games.flashpoint.table.records import Id

WHO = (Tap("operative", "id", among="operatives"),)
UNIT = (Tap("unit", "id", among="units"),)
ZONE = (Tap("zone", "space"),)


class OperativeParams(Record):
    """An Operative."""

    operative: Id


class UnitParams(Record):
    """An Enemy unit."""

    unit: Id


class NoParams(Record):
    """A question without parameters."""
