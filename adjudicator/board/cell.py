"""What boards of every shape have in common: cells that pieces stand on."""

from collections.abc import Iterator
from typing import Protocol, runtime_checkable

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
