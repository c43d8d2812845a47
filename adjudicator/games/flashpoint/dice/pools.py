"""Dice pools as questions give them, and their limits."""

from adjudicator.core.input import Record
from adjudicator.games.flashpoint.table.records import Count

#: The most dice of each kind in a pool.
LIMITS = {"white": 6, "red": 3, "focus": 3}


class DicePoolRecord(Record):
    """Dice of each kind."""

    white: Count = 0
    red: Count = 0
    focus: Count = 0
