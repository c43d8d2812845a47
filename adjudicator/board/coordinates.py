"""How people and links name spaces: A1 is the top left one, `@0,0` in a link."""

import re
from string import ascii_uppercase

from adjudicator.board.cell import Cell
from adjudicator.board.hexes import Hex
from adjudicator.board.squares import Space

_CALLED = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]?)")
_HEX = re.compile(r"@?(-?\d{1,2}),(-?\d{1,2})")
_LINKED = re.compile(r"@(\d{1,2}),(\d{1,2})")


def column_letters(column: int) -> str:
    """A, B, ... Z, AA, AB, ... of a column from 0."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, len(ascii_uppercase))
        letters = ascii_uppercase[rest] + letters
    return letters


def space_name(space: Space) -> str:
    """A space as a person says it; beyond the first row or column there are only numbers."""
    if min(space) < 0:
        return f"[{space.c}, {space.r}]"
    return f"{column_letters(space.c)}{space.r + 1}"


def space_called(words: str) -> Space | None:
    """The space that a person means by A1 or aa12; None if that is no name of a space."""
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


def space_linked(words: str) -> Space | None:
    """The space that a link means; None if it means no space."""
    match = _LINKED.fullmatch(words)
    return Space(int(match[1]), int(match[2])) if match else None


def hex_linked(words: str) -> Hex | None:
    """The hex that a link or a person means by its two numbers; None if it means none."""
    match = _HEX.fullmatch(words.strip())
    return Hex(int(match[1]), int(match[2])) if match else None


def hex_name(hex_: Hex) -> str:
    """A hex as a person says it: its two numbers."""
    return f"{hex_.q},{hex_.r}"
