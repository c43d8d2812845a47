"""Straight lines of spaces."""

from dataclasses import dataclass

from adjudicator.board.hexes import Hex, straight
from adjudicator.core.ruling import Consultation
from adjudicator.games.atlantis.table import rulings
from adjudicator.games.atlantis.table.state import Table


@dataclass(frozen=True, slots=True)
class Line:
    """The hexes of a straight line, and those of them that are off the board, where that counts."""

    hexes: tuple[Hex, ...]
    missing: tuple[Hex, ...]
    barred: bool

    @property
    def straight(self) -> bool:
        """Whether it is one."""
        return bool(self.hexes) and not self.barred


def line_between(table: Table, start: Hex, end: Hex, consult: Consultation) -> Line:
    """The straight line between two hexes."""
    hexes = straight(start, end)
    missing = tuple(at for at in hexes if at not in table.board)
    barred = bool(missing) and consult(rulings.STRAIGHT_BOARD) == "yes"
    return Line(hexes, missing, barred)
