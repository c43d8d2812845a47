"""What boards of every shape have in common: cells that pieces stand on."""

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar, runtime_checkable

from adjudicator.board.squares import Position


@runtime_checkable
class Cell(Protocol):
    """A place that a piece can stand on: a square, a hex, or what another board has.

    It is two whole numbers, which links and answers write, and an outline to draw.
    """

    @property
    def centre(self) -> Position:
        """Where its middle is drawn."""

    @property
    def outline(self) -> tuple[Position, ...]:
        """Its corners, clockwise from the upper left one."""

    def holds(self, at: Position) -> bool:
        """Whether a position to draw at lies inside it."""

    def __iter__(self) -> Iterator[int]:
        """Its two numbers."""


#: A cell of any board as its two numbers, the row second.
C = TypeVar("C", bound=tuple[int, int])


def by_rows(cell: tuple[int, int]) -> tuple[int, int]:
    """The order in which cells are listed: row by row, then by column."""
    column, row = cell
    return row, column


def in_rows(cells: Iterable[C]) -> tuple[C, ...]:
    """Cells in the order in which they are listed."""
    return tuple(sorted(cells, key=by_rows))
