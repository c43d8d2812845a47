"""Cells of boards of every shape: their common interface, order and names.

People name a space by letter and number, A1 being the top left one; a link writes it `@0,0`.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from string import ascii_uppercase
from typing import Protocol, TypeVar, runtime_checkable

from adjudicator.board.hexes import Hex, NamedHex
from adjudicator.board.squares import Position, Space

_CALLED = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]?)")
_HEX = re.compile(r"@?(-?\d{1,2}),(-?\d{1,2})")
_LINKED = re.compile(r"@(\d{1,2}),(\d{1,2})")


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


@lru_cache(256)
def column_letters(column: int) -> str:
    """A, B, ... Z, AA, AB, ... of a column from 0."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, len(ascii_uppercase))
        letters = ascii_uppercase[rest] + letters
    return letters


def space_name(space: Space) -> str:
    """The name of a space for people; before the first row or column, only numbers."""
    column, row = space
    if column < 0 or row < 0:
        return f"[{column}, {row}]"
    return f"{column_letters(column)}{row + 1}"


def space_called(words: str) -> Space | None:
    """The space with a name such as A1 or aa12; None if it isn't the name of a space."""
    if not (match := _CALLED.fullmatch(words.strip())):
        return None
    column = 0
    for letter in match[1].upper():
        column = column * len(ascii_uppercase) + ascii_uppercase.index(letter) + 1
    return Space(column - 1, int(match[2]) - 1)


def space_link(space: Cell) -> str:
    """A space as a link writes it."""
    first, second = space
    return f"@{first},{second}"


def space_quoted(space: Cell) -> str:
    """The same, escaped for an address."""
    first, second = space
    return f"%40{first}%2C{second}"


def space_linked(words: str) -> Space | None:
    """The space that a link names; None if it names none."""
    match = _LINKED.fullmatch(words)
    return Space(int(match[1]), int(match[2])) if match else None


def hex_linked(words: str) -> Hex | None:
    """The hex with two numbers, as in a link; None if it isn't a hex."""
    match = _HEX.fullmatch(words.strip())
    return Hex(int(match[1]), int(match[2])) if match else None


def hex_key(hex_: Hex) -> str:
    """A hex as links, hooks and questions name it: its two numbers."""
    return f"{hex_.q},{hex_.r}"


def hex_name(hex_: Hex) -> str:
    """The name of a hex for people: its name on the board, or else its two numbers."""
    return hex_.label if isinstance(hex_, NamedHex) else hex_key(hex_)


def hex_label(cell: Cell) -> str | None:
    """The name of a hex on its board; None if it has none, or is no hex."""
    return cell.label if isinstance(cell, NamedHex) else None


def name_hexes(hexes: Collection[Hex]) -> dict[Hex, NamedHex]:
    """Hexes by letter and number: A is the column on the left, 1 the row at the top.

    Rows are counted in half hexes from the highest hex, so that each column counts by one. Adding
    hexes to the right or below changes no name.
    """
    left = min((hex_.q for hex_ in hexes), default=0)
    top = min((_height(hex_) for hex_ in hexes), default=0)
    return {hex_: NamedHex(*hex_, _label(hex_, left, top)) for hex_ in hexes}


def _height(hex_: Hex) -> int:
    """How far down a hex is, in half hexes."""
    return 2 * hex_.r + hex_.q


def _label(hex_: Hex, left: int, top: int) -> str:
    return f"{column_letters(hex_.q - left)}{(_height(hex_) - top) // 2 + 1}"
